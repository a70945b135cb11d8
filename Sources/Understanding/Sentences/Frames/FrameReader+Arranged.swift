/// Meals in the present tense that are still to come: "On Saturday I'm having the pie", "if it rains I'm ordering soup".
extension FrameReader {
  static let arrangedAnchor = Anchor(arranging)

  private static let selves: WordSet = ["i'm", "im", "we're"]
  private static let arranging: WordSet = ["having", "eating", "ordering", "getting", "making", "cooking", "drinking"]

  /// Whether what the person is having is arranged for a day that is named ahead of it or behind "on", or hangs on an "if".
  static func isArranged(_ tokens: [Token], from start: Int) -> Bool {
    guard
      let verb = tokens.indices.dropFirst(start + 1).first(where: {
        arranging.contains(tokens[$0]) && selves.contains(tokens[$0 - 1])
      })
    else { return false }
    if tokens[start].isWord("if") { return true }
    guard let day = tokens.indices.first(where: { TimeWords.weekdays.contains(tokens[$0]) }) else { return false }
    let lead = tokens.word(day - 1)
    return day == start || lead.isOne(of: "next", "this") || lead == "on" && (day < verb || day + 1 == tokens.count)
  }
}
