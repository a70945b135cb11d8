/// Food that there was none of any more, or none that could be eaten.
extension FrameReader {
  private static let copulas = IntentWords.copulas.union(["all", "completely", "totally", "just"])
  private static let running = WordList.words(
    """
    we they i he she it we're they're we'd they'd they've we've i'd i've were are was is had have been just all clean totally
    completely already sold run ran
    """)
  private static let longestStock = 4

  /// "They'd sold out of gumbo", "out of oats", "the bread was mouldy": why something else was had.
  static func isSpent(_ tokens: [Token], from start: Int) -> Bool {
    guard start < tokens.count, let last = tokens.last else { return false }
    if MealWords.spoilt.contains(last), tokens.count > start + 2, copulas.contains(tokens[tokens.count - 2]) {
      return true
    }
    guard let out = tokens[start...].prefix(6).firstIndex(where: { $0.isWord("out") }), word(out + 1, tokens) == "of",
      out + 2 < tokens.count, tokens.count - out - 2 <= longestStock, tokens[out + 2].kind == .word,
      !IntentWords.determiners.contains(tokens[out + 2]), !tokens[out + 2].isCount,
      !tokens[out + 2].isOne(of: "this", "that", "these", "those")
    else { return false }
    return tokens[start..<out].allSatisfy { running.contains($0) || isPlaceOfSale($0) }
  }

  private static func isPlaceOfSale(_ token: Token) -> Bool {
    token.isWord("the") || MealWords.places.contains(token) || token.isOne(of: "shop", "deli", "cafe")
  }
}
