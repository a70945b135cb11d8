/// Mends slips of the keys in the units that exercise is measured in: "ran 4 mlies", "25 mintues of yoga".
enum UnitSpelling {
  private static let units = ["miles", "minutes", "minute", "kilometers", "kilometres", "hours", "metres"]
    .map { Array($0.utf8) }
  private static let firsts = Set(units.compactMap(\.first))

  /// `said` with every such slip behind a figure mended, where they name an activity.
  static func respelt(_ said: [Token]) -> [Token] {
    let tokens = timed(said)
    var mended: [Token]?
    for index in tokens.indices.dropFirst() {
      guard tokens[index - 1].isCount, tokens[index].kind == .word, case let token = tokens[index],
        let first = token.folded.utf8.first, firsts.contains(first), token.folded.utf8.count > 3,
        UnitTable.unit(at: index, in: tokens) == nil,
        case let letters = Array(token.folded.utf8),
        let right = units.first(where: { ActivitySpelling.isSlip(letters, of: $0) }),
        !ActivityLexicon.reference.mentions(in: tokens).isEmpty
      else { continue }
      let word = String(decoding: right, as: UTF8.self)
      mended = mended ?? tokens
      mended?[index] = Token.word(word, join: token.join, at: token.range)
    }
    return mended ?? tokens
  }

  private static let matches = 40.0...120.0

  /// "Full 90 minutes" for the "full 90" of a match.
  private static func timed(_ tokens: [Token]) -> [Token] {
    guard let full = tokens.dropFirst().firstIndex(where: { $0.isWord("full") }), full + 1 < tokens.count,
      let number = tokens[full + 1].saidNumber, matches.contains(number), tokens.breaks(at: full + 2),
      !ActivityLexicon.reference.mentions(in: tokens).isEmpty
    else { return tokens }
    return tokens[...(full + 1)] + [Token.word("minutes", at: tokens[full + 1].range)] + tokens[(full + 2)...]
  }
}
