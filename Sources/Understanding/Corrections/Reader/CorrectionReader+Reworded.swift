import Foods
import Nutrition
import ToolCalls

/// Lines about the one thing that was logged last, as they are put more plainly.
extension CorrectionReader {
  private static let around: WordSet = [
    "no", "nope", "nah", "actually", "sorry", "oops", "wait", "i", "had", "ate", "drank", "it", "was", "were", "that",
    "that's", "they", "it's", "its", "this", "all", "in", "fact", "oh", "only", "just", "mean", "meant",
  ]

  /// `said` as a line that says the same with an amount; nil where it says anything else.
  func reworded(_ said: [Token]) -> [Token]? {
    guard (2...12).contains(said.count), case .meal(let meal)? = context.lastEntries.last else { return nil }
    if let plain = withoutSubject(said) ?? wholeInTheEnd(said, of: meal) { return plain }
    guard meal.items.count == 1, let item = meal.items.first,
      case let rest = Array(
        trimmed(Self.withoutMeant(said)).drop { Self.around.contains($0) || $0.kind == .punctuation }), !rest.isEmpty
    else { return nil }
    let isBehindSubject = rest.count < said.count
    // "Oh, it was only a small one, 50 ml".
    if isBehindSubject, sizedOne(rest) != nil { return rest }
    return state(rest, of: item) ?? whole(rest, of: item, in: meal)
      ?? (isBehindSubject ? vessels(rest, of: item) : nil)
  }

  /// "Pints" of "pints I mean".
  private static func withoutMeant(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 2, let last = tokens.last, last.isOne(of: "mean", "meant"),
      tokens[tokens.count - 2].isWord("i")
    else { return tokens }
    return [tokens[tokens.count - 2], last] + tokens.dropLast(2).filter { $0.kind != .punctuation }
  }

  private static let bars: WordSet = ["bar", "load", "plates", "dumbbells"]

  /// "Was 750" right after an entry as "it was 750", "bar was 125" right after a lift as "it was 125"; a question stays one.
  func withSubject(_ said: [Token]) -> [Token]? {
    let named = said.drop { $0.isWord("the") || $0.isWord("and") }
    if case .workout(let last)? = context.lastEntries.last, last.exercises.contains(where: { !$0.sets.isEmpty }),
      let bar = named.first, Self.bars.contains(bar), named.count > 2, named.dropFirst().first?.isWord("was") == true
    {
      return [Token.word("it", at: bar.range)] + named.dropFirst()
    }
    guard !context.lastEntries.isEmpty, (2...6).contains(said.count), said[0].isWord("was"),
      let first = said.dropFirst().first(where: { !QuantityWords.approximators.contains($0) }),
      first.isCount || NumberWords.articles.contains(first), !said.contains(where: { $0.isSign("?") }),
      !foods.holdsFood(Array(said.dropFirst()))
    else { return nil }
    return [Token.word("it", at: said[0].range)] + said
  }

  /// "Not veggie, they were pork" as "not veggie, pork".
  private func withoutSubject(_ tokens: [Token]) -> [Token]? {
    guard tokens[0].isWord("not"),
      let verb = tokens.indices.dropFirst(3).first(where: { tokens[$0].isWord("was") || tokens[$0].isWord("were") }),
      CorrectionWords.subjects.contains(tokens[verb - 1]), verb + 1 < tokens.count
    else { return nil }
    let comma = Token.sign(",", at: tokens[verb].range)
    let old = tokens[..<(verb - 1)].filter { $0.kind != .punctuation }
    return old + [comma] + tokens[(verb + 1)...]
  }

  /// "That was dry weight" of 120 g of pasta as "120 g dry".
  private func state(_ tokens: [Token], of item: FoodItem) -> [Token]? {
    guard item.unit == "g", tokens.count <= 2, MealWords.weighedStates.contains(tokens[0]),
      tokens.count == 1 || tokens[1].isWord("weight")
    else { return nil }
    return Lexer.tokens(of: "\(NumberPhrase.plain(item.quantity)) g") + tokens
  }

  /// "The whole pizza", "the whole thing" of half of one as "make it 1".
  private func whole(_ tokens: [Token], of item: FoodItem, in meal: Meal) -> [Token]? {
    guard item.quantity < 1, tokens.count == 3, tokens[0].isWord("the"), tokens[1].isOne(of: "whole", "entire", "full"),
      tokens[2].isOne(of: "thing", "lot", "one") || ItemMatcher(meal: meal, foods: foods).index(named: [tokens[2]]) == 0
    else { return nil }
    return Lexer.tokens(of: "make it 1")
  }

  private static let leads = around.union(["ok", "okay", "well", "i", "we", "finished", "ended", "up", "eating", "and"])
  private static let wholes = PhraseTable(
    list: "all of it,it all,the whole thing,the whole lot,everything,the lot,finished it,finished it off,the rest too")
  private static let behindWhole: WordSet = [
    "in", "the", "end", "after", "all", "though", "actually", "too", "anyway", "later", "lol", "haha", "oops", "now",
  ]

  /// "I finished it", "ok, ate the whole thing in the end" of half of one as "make it 1".
  private func wholeInTheEnd(_ said: [Token], of meal: Meal) -> [Token]? {
    guard let item = meal.items.first, meal.items.count == 1, item.quantity < 1 else { return nil }
    for start in said.indices.prefix(Self.longestLead) {
      if let match = Self.wholes.match(at: start, in: said), start + match.count > 1,
        said[(start + match.count)...].allSatisfy({ $0.kind == .punctuation || Self.behindWhole.contains($0) })
      {
        return Lexer.tokens(of: "make it 1")
      }
      guard said[start].kind == .punctuation || Self.leads.contains(said[start]) else { return nil }
    }
    return nil
  }

  private static let longestLead = 8

  private static let litres: WordSet = ["litre", "litres", "liter", "liters"]
  private static let pints: WordSet = ["pint", "pints", "schooner", "schooners"]
  private static let vessels: WordSet = ["can", "cans", "bottle", "bottles", "glass", "glasses", "ones", "mug", "mugs"]
  /// Millilitres.
  private static let halfLitre = 500.0

  /// "They were half litres" of 3 beers as "make it 1500 ml", "they were pints" as "make it 3 pints".
  private func vessels(_ tokens: [Token], of item: FoodItem) -> [Token]? {
    guard item.foodType != .food, item.quantity == item.quantity.rounded(), item.quantity < 30 else { return nil }
    var rest = tokens[...]
    let isHalf = rest.first?.isWord("half") == true
    if isHalf { rest.removeFirst() }
    if let article = rest.first, NumberWords.articles.contains(article) { rest.removeFirst() }
    guard let unit = rest.popFirst(), rest.allSatisfy({ Self.vessels.contains($0) }) else { return nil }
    if isHalf, Self.litres.contains(unit) {
      return Lexer.tokens(of: "make it \(NumberPhrase.plain(Self.halfLitre * item.quantity)) ml")
    }
    guard !isHalf, rest.isEmpty, Self.pints.contains(unit) else { return nil }
    let isBeer = item.catalogId.flatMap { foods.catalog.food(id: $0) }?.category == "Beer"
    if isBeer, unit.isOne(of: "pint", "pints") {
      return Lexer.tokens(
        of: "make it \(NumberPhrase.plain((UnitConversion.millilitresPerImperialPint * item.quantity).rounded())) ml")
    }
    return Lexer.tokens(of: "make it \(NumberPhrase.plain(item.quantity)) \(unit.folded)")
  }
}
