/// What is called "down" once it was drunk: "another litre down", "500 ml down the hatch".
enum DownedVolumes {
  private static let closers: WordSet = ["so", "already", "today", "now", "since", "before", "by", "with", "and"]
  private static let further: WordSet = ["another", "more"]

  /// `tokens` without that "down", and with the water that stands behind a measure as what it holds: "another litre of water".
  static func told(_ tokens: [Token]) -> [Token] {
    guard let down = tokens.indices.dropFirst().first(where: { tokens[$0].isWord("down") }),
      let start = measure(before: down, in: tokens)
    else { return tokens }
    var end = down + 1
    if tokens.word(end) == "the", tokens.word(end + 1) == "hatch" { end += 2 }
    guard tokens.ends(at: end) || tokens[end].kind == .emoji || closers.contains(tokens[end]) else { return tokens }
    let isUncounted = start > 0 && further.contains(tokens[start - 1])
    guard isUncounted, end < tokens.count, tokens[end].kind == .emoji else {
      return Array(tokens[..<down] + tokens[end...])
    }
    return tokens[..<down] + [Token.word("of", at: tokens[down].range)] + tokens[end...]
  }

  /// Where the volume or the vessel is named that ends right before `end`.
  private static func measure(before end: Int, in tokens: [Token]) -> Int? {
    for start in [end - 2, end - 1] where start >= 0 {
      guard let unit = UnitTable.unit(at: start, in: tokens), start + unit.count == end else { continue }
      return unit.unit.dimension == .volume || unit.unit.isContainer ? start : nil
    }
    return nil
  }
}
