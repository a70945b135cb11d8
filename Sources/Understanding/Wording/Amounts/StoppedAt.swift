/// A count told as where somebody stopped: "pancakes, I stopped at three".
enum StoppedAt {
  private static let between: WordSet = [",", ";", "-", "and", "but", "i", "we", "then"]
  /// Behind a number these make an hour of it.
  private static let hours: WordSet = ["am", "pm", "o'clock", "ish", "for", "sharp", "a.m", "p.m"]
  private static let most = 12.0

  /// `tokens` with the count as a multiple behind what was counted: "pancakes x 3".
  static func told(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 3, let verb = tokens.dropFirst().firstIndex(where: { $0.isWord("stopped") }),
      verb + 2 < tokens.count, tokens[verb + 1].isWord("at"), let count = tokens[verb + 2].saidNumber,
      (2...most).contains(count), count == count.rounded(), !hours.contains(at: verb + 3, in: tokens),
      case let start = tokens[..<verb].lastIndex(where: { !between.contains($0) }), let noun = start, noun + 1 < verb,
      EnglishPlural.isPlural(tokens[noun].folded)
    else { return tokens }
    let range = tokens[verb].range
    return tokens[...noun] + [Token.word("x", at: range), Token.number(count, at: range)] + tokens[(verb + 3)...]
  }
}
