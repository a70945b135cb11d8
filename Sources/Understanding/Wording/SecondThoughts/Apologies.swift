/// Excuses for how or when something is told, and for none of what was told before: "sorry for the late log. 2 eggs".
enum Apologies {
  static let openers: WordSet = ["sorry", "apologies", "soz"]
  private static let excused = WordList.words(
    """
    late delay delayed lateness english spelling grammar typing typos handwriting catching behind busy silence absence
    radio spam spamming bother bothering
    """)
  private static let longest = 8

  /// `tokens` without one at their head.
  static func dropped(from tokens: [Token]) -> [Token] {
    guard tokens.count > 4, openers.contains(tokens[0]),
      let end = tokens.prefix(longest + 1).firstIndex(where: { $0.kind == .punctuation && !$0.isSign("'") }), end > 1,
      end + 1 < tokens.count, excused.occurs(in: tokens[1..<end]),
      !tokens[1..<end].contains(where: { $0.isCount || $0.isWord("not") })
    else { return tokens }
    return Array(tokens[(end + 1)...])
  }
}
