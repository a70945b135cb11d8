/// Vitamins and minerals that a maker put into a food: "milk enriched with vitamin D", "a cereal with 8 vitamins and iron".
///
/// They weigh nothing and have no energy, but labels are called by them: left in the name, they find drinks and powders.
enum AddedNutrients {
  private static let participles: WordSet = ["enriched", "fortified", "enhanced", "boosted", "supplemented"]
  private static let added: WordSet = ["added", "extra", "essential", "key", "b"]
  static let nutrients: WordSet = [
    "vitamin", "vitamins", "mineral", "minerals", "iron", "calcium", "zinc", "magnesium", "potassium", "folate",
    "electrolytes", "antioxidants", "probiotics", "dha", "b12", "b6",
  ]

  /// `tokens` without them. A nutrient that is asked about or swallowed by itself ("took my vitamins") stays.
  static func dropped(from tokens: [Token]) -> [Token] {
    guard tokens.count > 3, nutrients.occurs(in: tokens) else { return tokens }
    return tokens.without { $0 > 0 ? end(at: $0, in: tokens) : nil }
  }

  /// Where the words end that begin at `start` and tell what was added; nil where none do.
  private static func end(at start: Int, in tokens: [Token]) -> Int? {
    var index = start
    if index < tokens.count, tokens[index].isOne(of: "that", "which"), index + 1 < tokens.count,
      tokens[index + 1].isOne(of: "is", "was", "are")
    {
      index += 2
    }
    let isPut = participles.contains(at: index, in: tokens)
    if isPut { index += 1 }
    guard isPut || index == start, index < tokens.count, tokens[index].isOne(of: "with", "w") else { return nil }
    index += 1
    let isSure = isPut || index < tokens.count && (tokens[index].isCount || added.contains(tokens[index]))
    var isFirst = true
    while let next = nutrient(at: index, in: tokens, isFirst: isFirst, isSure: isSure) {
      (index, isFirst) = (next, false)
    }
    guard !isFirst, tokens.breaks(at: index) || tokens[index].join == .apart && isVerb(tokens[index])
    else { return nil }
    return index
  }

  /// What stands behind one nutrient at `start`, with its letters: "vitamins A, C and D", "8 essential vitamins".
  private static func nutrient(at start: Int, in tokens: [Token], isFirst: Bool, isSure: Bool) -> Int? {
    var index = start
    if !isFirst {
      guard index < tokens.count, tokens[index].isOne(of: "and", "plus") || tokens[index].isOne(of: ",", "&", "+")
      else {
        return nil
      }
      index += 1
      if index < tokens.count, tokens[index].isWord("and") { index += 1 }
    }
    while index < tokens.count, tokens[index].isCount || added.contains(tokens[index]) { index += 1 }
    guard nutrients.contains(at: index, in: tokens), isSure || tokens[index].folded.hasPrefix("vitamin") else {
      return nil
    }
    let hasLetters = tokens[index].folded.hasPrefix("vitamin")
    index += 1
    while hasLetters, let next = letter(at: index, in: tokens) { index = next }
    return index
  }

  /// Behind the letter of a vitamin at `start`, and a joint before it: "B12", ", C", "and D".
  private static func letter(at start: Int, in tokens: [Token]) -> Int? {
    var index = start
    if index < tokens.count, tokens[index].isOne(of: ",", "&", "+", "and", "/") { index += 1 }
    guard index < tokens.count, tokens[index].kind == .word, let first = tokens[index].folded.utf8.first,
      (UInt8(ascii: "a")...UInt8(ascii: "k")).contains(first),
      tokens[index].folded.utf8.dropFirst().allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return nil }
    index += 1
    // "B 12" and "B-12".
    if index < tokens.count, tokens[index].kind == .number, tokens[index].join != .apart { index += 1 }
    return index
  }

  private static let verbs = IntentWords.copulas.union(["makes", "made", "as", "by", "while", "during", "after"])
  private static func isVerb(_ token: Token) -> Bool { verbs.contains(token) }
}
