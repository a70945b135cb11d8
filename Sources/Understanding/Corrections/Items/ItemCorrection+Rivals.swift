import Foods
import Nutrition
import ToolCalls

/// Kinds that rule each other out, parts of dishes, and lengths of what is sold by them.
extension ItemCorrection {
  /// A wine is red or white, an egg poached or fried.
  private static let rivals: [WordSet] = [
    WordList.words("red white rose brown black green wholemeal wholewheat wholegrain sourdough rye multigrain"),
    WordList.words("whole skim skimmed semi full oat almond soy soya coconut"),
    WordList.words("fried grilled baked boiled raw roasted roast steamed scrambled poached"),
    WordList.words("dark light"), WordList.words("salted unsalted"), WordList.words("sweetened unsweetened sweet"),
    WordList.words("small medium large"),
  ]
  private static let meatless = WordList.words("veggie vegetarian vegan meatless")
  private static let cured = WordList.words("pepperoni salami chorizo mince")

  /// "Wine" of "red wine" that was white, "burger" of a chicken burger that was veggie; `name` itself where nothing else would be left.
  func withoutRivals(of kind: [Token], in name: [Token], keeping kept: [Token] = []) -> [Token] {
    guard Self.isOnlyKind(kind) else { return name }
    let sets = Self.rivals.filter { $0.occurs(in: kind) }
    let isMeatless = Self.meatless.occurs(in: kind)
    guard !sets.isEmpty || isMeatless else { return name }
    let rest = name.enumerated().filter { index, token in
      // What the food is called after stays: "the white" of an egg.
      index == name.count - 1 || kept.contains { $0.folded == token.folded }
        || !sets.contains { $0.contains(token) }
          && !(isMeatless
            && (Self.fillings.contains(token) && !Self.plants.contains(token) || Self.cured.contains(token)))
    }
    return rest.map(\.element)
  }

  /// "Boiled" of fried eggs and toast: the one item that was said in a kind which that rules out.
  func ofRivalKind(_ kind: [Token], in meal: Meal, matcher: ItemMatcher) -> [CorrectEntry.ItemChange]? {
    let found = meal.items.indices.filter { index in
      guard let said = matcher.saidNames[index] ?? Self.plainName(of: meal.items[index]) else { return false }
      let name = Lexer.tokens(of: said)
      return withoutRivals(of: kind, in: name).count < name.count
    }
    guard found.count == 1, case let item = meal.items[found[0]],
      let new = ofKind(kind, item, said: matcher.saidNames[found[0]])
    else { return nil }
    return replace(item, with: new)
  }

  private static let plants = WordList.words(
    """
    tofu paneer halloumi tempeh mushroom mushrooms bean beans lentil lentils chickpea chickpeas vegetable vegetables veg egg
    cheese aubergine eggplant
    """)

  /// Whether `name` is but a part of what was said as one: the rice of "rice and peas", the toast of "eggs on toast".
  static func isPart(_ name: [Token], of said: String?) -> Bool {
    guard let said else { return false }
    let words = Lexer.tokens(of: said)
    guard let joint = words.firstIndex(where: { beside.contains($0) || $0.isSign("&") }), joint > 0 else {
      return false
    }
    func names(_ part: ArraySlice<Token>) -> Bool {
      part.contains { token in
        token.kind == .word
          && name.contains { EnglishPlural.singular(of: $0.folded) == EnglishPlural.singular(of: token.folded) }
      }
    }
    let isInHead = names(words[..<joint])
    let isBehind = names(words[(joint + 1)...])
    if words[joint].isWord("and") || words[joint].isSign("&") { return isInHead != isBehind }
    return isBehind && !isInHead
  }

  /// "Almond butter" of toast with peanut butter: the toast with that.
  func otherPart(_ new: [Token], in item: FoodItem, said: String?) -> [AddMeal.Item]? {
    guard let said = said ?? Self.plainName(of: item), let head = new.last, new.count > 1,
      new.allSatisfy({ $0.kind == .word && !$0.isCount }), foods.holdsFood(new),
      case let words = Lexer.tokens(of: said),
      let joint = words.firstIndex(where: { $0.isWord("with") || $0.isWord("and") || $0.isWord("on") }), joint > 0,
      let place = words[(joint + 1)...].firstIndex(where: {
        EnglishPlural.singular(of: $0.folded) == EnglishPlural.singular(of: head.folded)
      }), !words[(joint + 1)..<place].contains(where: \.isBreak)
    else { return nil }
    return phrase(Array(words[...joint]) + new + Array(words[(place + 1)...]), like: item)
  }

  /// Begin where something came from or why, and neither a food nor an amount.
  static let circumstances: WordSet = ["from", "because", "since", "by"]

  private static let loaves: WordSet = ["baguette", "loaf", "bread"]

  /// Whether so much of a food is cut off by its length, as of a baguette.
  func isSoldByLength(_ item: FoodItem, said: String?) -> Bool {
    if UnitTable.unit(named: item.unit)?.dimension == .length { return true }
    return (said ?? Self.plainName(of: item)).flatMap(ItemMatcher.head).map { Self.loaves.contains($0) } ?? false
  }

  /// "A six inch" of a sub, "a 12 inch" of a pizza: what is sold in that length; nil where nothing is.
  func ofLength(_ length: [Token], _ item: FoodItem, said: String?) -> AddMeal.Item? {
    guard let said = said ?? Self.plainName(of: item) else { return nil }
    let name = Lexer.tokens(of: said).filter { !$0.isWord("footlong") }
    guard let last = name.last, last.kind == .word else { return nil }
    let words = (length + name).map(\.text).joined(separator: " ")
    let found = foods.parts(in: Lexer.tokens(of: words))
    guard found.count == 1, let match = found[0].match, match.confidence > 0.7,
      found[0].item.quantity != nil || ItemMatcher.words(of: match.food.shownName) != ItemMatcher.words(of: item.name)
    else { return nil }
    var new = found[0].item
    if new.quantity == nil, new.grams == nil, item.quantity != 1 { new.quantity = item.quantity }
    return new
  }
}
