/// Lines typed with the shift lock on. Capitals name a product only beside words without them.
enum Shouting {
  /// Shorter words are abbreviations: "PB&J".
  private static let longestAbbreviation = 4
  private static let telling: WordSet = ["i", "a", "an", "the", "had", "ate", "for", "with", "of", "my"]

  /// `tokens` in small letters, where no word of them has one.
  static func calmed(_ tokens: [Token]) -> [Token] {
    var longest = 0
    for (index, token) in tokens.enumerated() where token.kind == .word {
      // The "g" of "80g" tells nothing.
      if token.join == .glued, index > 0, tokens[index - 1].kind == .number { continue }
      if token.text.unicodeScalars.contains(where: \.isSmallLetter) { return tokens }
      longest = max(longest, token.text.utf8.count)
    }
    guard longest > longestAbbreviation || telling.occurs(in: tokens) else { return tokens }
    return tokens.map { token in
      guard token.kind == .word else { return token }
      return Token(
        kind: .word, text: token.text.lowercased(), folded: token.folded, join: token.join, range: token.range)
    }
  }
}
