/// A meal with its hour as the heading of what was eaten: "afternoon tea at four: a scone" has no tea in it.
enum AfternoonTea {
  private static let between = WordList.words("yesterday today at around about on this")
  private static let most = 4

  /// `tokens` with the snack that it is.
  static func told(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 4, tokens[0].isWord("afternoon"), tokens[1].isWord("tea"),
      let colon = tokens.prefix(most + 3).firstIndex(where: { $0.isSign(":") }), colon > 2, colon + 1 < tokens.count,
      tokens[2..<colon].allSatisfy({ $0.kind != .word || between.contains($0) })
    else { return tokens }
    return [Token.word("snack", at: tokens[0].range)] + tokens[2...]
  }
}
