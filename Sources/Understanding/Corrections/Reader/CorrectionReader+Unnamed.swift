import Nutrition
import ToolCalls

/// What is told of a food without an article, or of one that was logged under no name.
extension CorrectionReader {
  /// Whether `rest` says how many there were of what is called `name`, of what kind or when; or what it was, of a food by its bare name.
  func isTold(_ rest: [Token], of name: [Token]) -> Bool {
    if Amount.counts(rest) || ItemCorrection.isOnlyKind(rest) || isCountOrSize(rest) { return true }
    if Self.isMoment(untilDenial(rest)) { return true }
    // "Rice was 90 g dry".
    if rest.count > 2, let last = rest.last, MealWords.weighedStates.contains(last),
      Amount.counts(Array(rest.dropLast()))
    {
      return true
    }
    // "Flat white was with oat milk".
    let isWith = rest.first.map { $0.isWord("with") || $0.isWord("without") } ?? false
    guard rest.count > 1, rest.count <= 4, NumberWords.articles.contains(rest[0]) || isWith, let meal = lastMeal,
      case let matcher = ItemMatcher(meal: meal, foods: foods), let index = matcher.index(named: name)
    else { return false }
    return matcher.namesWhole(name, of: index) && foods.holdsFood(rest)
  }

  /// "The figs should have been 2" as "the figs were 2".
  static func plainly(_ tokens: [Token]) -> [Token] {
    guard let modal = tokens.prefix(7).firstIndex(where: { $0.isOne(of: "should", "should've") }),
      modal > 0,
      tokens[modal - 1].kind == .word, modal + 2 < tokens.count,
      // Plans are no mending.
      !tokens.contains(where: { $0.isOne(of: "tomorrow", "next", "later", "by", "soon", "will") })
    else { return tokens }
    let verb = tokens[modal].isWord("should") && tokens[modal + 1].isWord("have") ? modal + 2 : modal + 1
    guard tokens[verb].isOne(of: "be", "been", "say", "said"), verb + 1 < tokens.count else { return tokens }
    let was = Token.word("was", at: tokens[modal].range)
    return tokens[..<modal] + [was] + tokens[(verb + 1)...]
  }

  /// "The salad had cheese" for "there was cheese in the salad", "it had gravy" for "there was gravy on it".
  func fronted(_ tokens: [Token]) -> [Token] {
    guard (3...12).contains(tokens.count), tokens[0].isWord("there"),
      tokens[1].isWord("was") || tokens[1].isWord("were"),
      !tokens[2].isWord("no"), let meal = lastMeal
    else { return tokens }
    let had = Token.word("had", at: tokens[1].range)
    let it = Token.word("it", at: tokens[0].range)
    let joint = tokens.lastIndex { $0.isOne(of: "in", "on", "with") } ?? tokens.count
    if joint + 2 < tokens.count, joint > 2, tokens[joint + 1].isWord("the") {
      return tokens[(joint + 1)...].filter { $0.kind == .word } + [had] + tokens[2..<joint]
    }
    let food = trimmed(Array(tokens[2..<joint]))
    guard !food.isEmpty, joint == tokens.count || joint + 2 >= tokens.count, TimeScanner.scan(food).isEmpty,
      foods.parts(in: food).count == 1, ItemMatcher(meal: meal, foods: foods).index(named: food) == nil,
      !FrameReader.hasReport(food, from: 0)
    else { return tokens }
    return [it, had] + food
  }

  /// What stands before "not".
  func untilDenial(_ rest: [Token]) -> [Token] { Array(rest.prefix { !$0.isWord("not") }) }

  /// "The milk was oat" of a smoothie, "the soup was pea not leek" after a bun: of something that was logged under no name, and no
  /// new food.
  func kindOfUnnamed(_ tokens: [Token]) -> Reading? {
    guard lastMeal != nil, (4...10).contains(tokens.count), tokens[0].isWord("the"),
      let verb = tokens.firstIndex(where: { $0.isWord("was") || $0.isWord("were") }), verb > 1, verb + 1 < tokens.count,
      case let rest = trimmed(untilDenial(Array(tokens[(verb + 1)...]))),
      ItemCorrection.isOnlyKind(rest) && foods.holdsFood(Array(tokens[1..<verb])) || isOfUnloggedPart(tokens)
    else { return nil }
    let name = tokens[1..<verb].map(\.text).joined(separator: " ")
    return Reading(
      clarification: Clarification(
        question: "I don't see \(name.prefix(60)) in what was logged last. Which food was it in?"), confidence: 0.4)
  }

  /// "3", "a small", "large ones": how many, or how big.
  func isCountOrSize(_ rest: [Token]) -> Bool {
    if rest.count == 1, rest[0].isCount { return true }
    let words = rest.drop { NumberWords.articles.contains($0) }
    guard let first = words.first, QuantityWords.sizes[first] != nil else { return false }
    return words.dropFirst().allSatisfy { $0.isWord("one") || $0.isWord("ones") }
  }
}
