/// Where somebody began, is and wants to be, as dieters note it: "SW 95, CW 82.6, GW 75".
extension WeightReader {
  private static let starts = PhraseTable(list: "sw,hw,starting weight,start weight,highest weight,started at,start")
  private static let marks: WordSet = ["cw", "gw", "ugw"]
  private static let between: WordSet = [":", "=", "-", "was", "of"]

  /// `tokens` without the weight that somebody began with, where the one of now is told too, and with the others apart.
  static func withoutStart(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 3, GoalWords.currents.occurs(in: tokens),
      tokens.indices.contains(where: { start(at: $0, in: tokens) != nil })
    else { return tokens }
    var kept: [Token] = []
    var index = 0
    while index < tokens.count {
      if let end = start(at: index, in: tokens) {
        index = end
        continue
      }
      if marks.contains(tokens[index]), let last = kept.last, last.kind != .punctuation {
        kept.append(Token.sign(",", at: tokens[index].range))
      }
      kept.append(tokens[index])
      index += 1
      if marks.contains(tokens[index - 1]), index < tokens.count, between.contains(tokens[index]) { index += 1 }
    }
    return kept.isEmpty ? tokens : kept
  }

  /// Behind "SW: 95 kg," at `index`.
  private static func start(at index: Int, in tokens: [Token]) -> Int? {
    guard let match = starts.match(at: index, in: tokens) else { return nil }
    var at = index + match.count
    if at < tokens.count, between.contains(tokens[at]) { at += 1 }
    guard at < tokens.count, tokens[at].kind == .number, tokens[at].value ?? 0 >= 30 else { return nil }
    at += 1
    if let unit = UnitTable.unit(at: at, in: tokens) {
      guard unit.unit.dimension == .mass else { return nil }
      at += unit.count
    }
    guard at < tokens.count else { return nil }
    return tokens[at].isOne(of: ",", "/", "|", "-") ? at + 1 : at
  }
}
