/// What a drink is said to taste of: "rioja, hints of cherry and old leather".
enum TastingNotes {
  private static let tastes: WordSet = ["hints", "notes", "undertones", "whiffs", "aromas"]

  /// `tokens` without them, to the end of their sentence.
  static func dropped(from tokens: [Token]) -> [Token] {
    guard let taste = tokens.dropFirst(2).firstIndex(where: { tastes.contains($0) }), taste + 2 < tokens.count,
      tokens[taste + 1].isWord("of"), tokens[taste - 1].kind == .punctuation || tokens[taste - 1].isWord("with")
    else { return tokens }
    let end = tokens[taste...].firstIndex { $0.isSign(".") || $0.isSign(";") || $0.isCount || $0.isWord("i") }
    return Array(tokens[..<(taste - 1)] + tokens[(end ?? tokens.count)...])
  }
}
