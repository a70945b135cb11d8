import ToolCalls

/// "Spaghetti and seconds", "curry, went back for seconds": two helpings of the one food that was named.
enum SecondHelping {
  private static let leads: WordSet = [
    "and", "plus", "then", "had", "got", "took", "went", "back", "for", "i", "we", "also", "with", "even", "having",
  ]
  private static let behind: WordSet = ["too", "as", "well", "of", "it", "that", "them", "tonight", "today", "lol"]
  private static let helpings = 2.0
  private static let pointing: WordSet = ["that's", "that", "thats", "there's", "it's", "it", "this"]

  /// "Another 2 eggs" for "that's another 2 eggs", "half a litre more water" for "that was half a litre more water": what
  /// comes on top of what was told, and mends nothing of it.
  static func plainly(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 2, pointing.contains(tokens[0]) else { return tokens }
    let isParted = tokens[1].isOne(of: "is", "was", "makes")
    let start = isParted ? 2 : 1
    guard isParted || tokens[0].folded.hasSuffix("s"), start + 1 < tokens.count else { return tokens }
    if tokens[start].isWord("another") { return Array(tokens[start...]) }
    guard let amount = QuantityParser(tokens).quantity(at: start), amount.hasUnit,
      tokens.word(amount.tokens.upperBound) == "more"
    else { return tokens }
    return Array(tokens[start...])
  }

  /// `tokens` with two of the food, or two servings where none was counted.
  static func told(_ tokens: [Token], foods: FoodPhrases) -> [Token] {
    guard tokens.count > 2, let place = tokens.lastIndex(where: { $0.isWord("seconds") }),
      tokens[(place + 1)...].allSatisfy({ $0.kind == .punctuation || behind.contains($0) })
    else { return tokens }
    var start = place
    while start > 0, leads.contains(tokens[start - 1]) || tokens[start - 1].isSign(",") { start -= 1 }
    let named = Array(tokens[..<start])
    // What somebody made is had once, and more of it.
    guard !IntentWords.others.occurs(in: named) else { return tokens }
    let parts = foods.parts(in: named)
    guard start < place, start > 0, let part = parts.first, parts.count == 1, part.item.quantity ?? 1 == 1,
      part.item.grams == nil
    else { return tokens }
    let two = Token.number(helpings, join: .apart, at: tokens[0].range)
    var first = part.tokens.lowerBound
    while first > 0, tokens[first - 1].kind == .word, !NumberWords.articles.contains(tokens[first - 1]),
      part.item.unit != nil
    {
      first -= 1
    }
    if first > 0, NumberWords.articles.contains(tokens[first - 1]) {
      return named[..<(first - 1)] + [two] + named[first...]
    }
    guard part.item.quantity == nil else { return tokens }
    return named[..<first] + [two] + Token.words(["servings", "of"], at: tokens[0].range) + named[first...]
  }
}
