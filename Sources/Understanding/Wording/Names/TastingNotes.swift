/// What a drink is said to taste of: "rioja, hints of cherry and old leather".
enum TastingNotes {
  static let tastes: WordSet = ["hints", "notes", "undertones", "whiffs", "aromas"]

  static let fragrant: WordSet = ["fragrant", "scented", "perfumed", "aromatic", "redolent", "perfuming"]

  /// "Rice, fragrant with cumin": how it smelt, to the next break.
  private static func withoutFragrance(_ tokens: [Token]) -> [Token] {
    guard let fragrance = fragrant.firstIndex(in: tokens.dropFirst(2)),
      fragrance + 2 < tokens.count, tokens[fragrance + 1].isOne(of: "with", "of"),
      case let end = tokens[fragrance...].firstIndex(where: { $0.kind == .punctuation }) ?? tokens.count,
      !tokens[fragrance..<end].contains(where: { $0.isCount })
    else { return tokens }
    let start = tokens[fragrance - 1].kind == .punctuation ? fragrance - 1 : fragrance
    return Array(tokens[..<start] + tokens[end...])
  }

  /// `tokens` without them, to the end of their sentence.
  static func dropped(from said: [Token]) -> [Token] {
    let tokens = withoutFragrance(said)
    guard let taste = tastes.firstIndex(in: tokens.dropFirst(2)), taste + 2 < tokens.count,
      tokens[taste + 1].isWord("of"), tokens[taste - 1].kind == .punctuation || tokens[taste - 1].isWord("with")
    else { return tokens }
    let end = tokens[taste...].firstIndex { $0.isSign(".") || $0.isSign(";") || $0.isCount || $0.isWord("i") }
    return Array(tokens[..<(taste - 1)] + tokens[(end ?? tokens.count)...])
  }
}
