import Foods

/// "Rice, beans, salsa, a tortilla. basically a burrito": a dish that sums up what was listed is not eaten besides it.
enum Summaries {
  private static let marks: WordSet = ["basically", "essentially", "aka", "short", "nutshell"]
  /// What may stand around the mark: "so basically it was", "it's basically".
  private static let leads: WordSet = [
    "so", "it", "its", "it's", "was", "is", "a", "that", "that's", "which", "just", "like", "or", "in", "really",
  ]
  private static let articles = ListWords.determiners
  /// Words of a phrase that tells of something else than what was listed.
  private static let others = WordList.words(
    "i we had ate have no not nothing without with and then later after before for at all any more plus but also")
  private static let breaks: WordSet = [",", "=", ".", "!", "-", ";", "\n", "(", ":"]
  /// Last words of what is put together of several foods, beside the dishes of the tables.
  private static let dishes = MealWords.assembled.union([
    "bowl", "roast", "curry", "breakfast", "lunch", "brunch", "fajitas", "quesadilla", "nachos", "parfait", "smoothie",
    "shake", "platter", "board", "lasagne", "lasagna", "omelette", "risotto", "trifle", "sundae", "paella", "thali",
    "english", "irish", "scottish", "ramen", "mezze", "tapas", "ploughman's", "ploughmans",
  ])
  private static let longest = 6

  /// `tokens` without such a summary.
  static func removed(from said: [Token], foods: FoodPhrases) -> [Token] {
    let tokens = withoutSandwich(said)
    guard tokens.count > 3, let mark = tokens.indices.first(where: { isMark($0, in: tokens) }) else { return tokens }
    let isAlias = tokens[mark].isWord("aka")
    guard let range = behind(mark, in: tokens) ?? ahead(of: mark, in: tokens),
      sumsUp(range, isAlias: isAlias, of: tokens, foods: foods)
    else { return tokens }
    var start = range.lowerBound
    while start > 0, breaks.contains(tokens[start - 1]) { start -= 1 }
    return Array(tokens[..<start] + tokens[range.upperBound...])
  }

  private static let sandwiches: WordSet = ["sandwich", "sub", "sarnie", "panini", "toastie", "roll"]
  private static let breads = WordList.words(
    "ciabatta focaccia baguette bread roll bagel sourdough brioche bun pitta pita wrap flatbread panini")
  private static let sizes = WordList.words(
    "palm fist hand sized size small big large medium little decent huge about roughly")
  private static let around: WordSet = ["a", "an", "one", "so", "like", "maybe", "it", "was", "-", "~"]

  /// "Roll with ham and brie" for "roll with ham and brie, about a fist-sized sandwich": how large all of it was.
  private static func withoutSandwich(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 6, let last = tokens.lastIndex(where: { $0.kind == .word }),
      sandwiches.contains(tokens[last]), let sign = tokens[..<last].lastIndex(where: { $0.isOne(of: ",", "(") }),
      sizes.occurs(in: tokens[sign..<last]),
      tokens[(sign + 1)..<last].allSatisfy({ sizes.contains($0) || around.contains($0) }),
      let bread = breads.firstIndex(in: tokens[..<sign].prefix(5)), bread + 2 < sign,
      tokens[bread + 1].isOne(of: "with", "w"),
      tokens[(bread + 2)..<sign].allSatisfy({ $0.kind == .word || $0.isOne(of: "&", "+") })
    else { return tokens }
    return Array(tokens[..<sign])
  }

  private static func isMark(_ index: Int, in tokens: [Token]) -> Bool {
    guard index > 1, marks.contains(tokens[index]) else { return false }
    return !tokens[index].isOne(of: "short", "nutshell") || tokens[index - 1].isOne(of: "in", "a")
  }

  private static func isBreak(_ token: Token) -> Bool { token.kind == .punctuation && breaks.contains(token) }

  /// The clause that the mark opens: ", so basically a ploughman's".
  private static func behind(_ mark: Int, in tokens: [Token]) -> Range<Int>? {
    var start = mark
    while start > 0, leads.contains(tokens[start - 1]) { start -= 1 }
    guard start > 0, isBreak(tokens[start - 1]) || start < mark || tokens[mark].isWord("aka") else { return nil }
    let end = tokens[(mark + 1)...].firstIndex(where: isBreak) ?? tokens.count
    return end > mark + 1 ? start..<end : nil
  }

  /// The clause that the mark ends: ". a fry-up basically".
  private static func ahead(of mark: Int, in tokens: [Token]) -> Range<Int>? {
    guard mark + 1 == tokens.count || isBreak(tokens[mark + 1]),
      let sign = tokens[..<mark].lastIndex(where: isBreak), sign + 1 < mark
    else { return nil }
    return (sign + 1)..<(mark + 1)
  }

  /// Whether the clause names one dish, and a list stands before it.
  private static func sumsUp(_ range: Range<Int>, isAlias: Bool, of tokens: [Token], foods: FoodPhrases) -> Bool {
    let name = tokens[range].filter { !marks.contains($0) && !leads.contains($0) && !articles.contains($0) }
    guard !name.isEmpty, name.count <= longest, let last = name.last,
      name.allSatisfy({ $0.kind != .number && !others.contains($0) && !$0.isCount })
    else { return false }
    let match = foods.catalog.link(name.map(\.folded).joined(separator: " "))
    let isDish = dishes.contains(last) || match.map { $0.food.source == .dish && $0.confidence > sure } ?? false
    guard isAlias ? match?.confidence ?? 0 > sure : isDish else { return false }
    let parts = tokens[..<range.lowerBound].split { isBreak($0) || $0.isOne(of: "and", "with", "+", "&") }
    return parts.count(where: { foods.holdsFood(Array($0)) }) >= (isAlias ? 1 : 2)
  }

  /// A name that is surely known.
  private static let sure = 0.7
}
