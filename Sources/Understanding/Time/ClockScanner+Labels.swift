/// Clock times with nothing before them, which say when all of it was: "7:30 porridge".
extension ClockScanner {
  /// A clock time with nothing before it counts at the edge of a sentence without distances: "7:30 porridge".
  func isLabel(at: Int, end: Int) -> Bool {
    let previous = word(at - 1)
    // "splits 5:05 5:00".
    if isPaced(at) || tokens[..<at].contains(where: { $0.isWord("splits") }) { return false }
    if TimeWords.meals[previous] != nil || TimeWords.weekdays[previous] != nil || previous == "yesterday"
      || previous == "today"
    {
      return true
    }
    // "last night 22:10 crisps": what opens the line has said the part of the day.
    let isBehindPart = (1...3).contains(at) && TimeWords.parts[previous] != nil
    guard at == 0 || isBehindPart || end == tokens.count, tokens.count > 1 else { return false }
    if at > 0, isLength(at) { return false }
    return !Self.timed.occurs(in: tokens) || at == 0 && opensBeforeLength(end)
  }

  /// "06:30 run 5k", "6:15 swim 1500 m 32:20": written like an hour of the day, or followed by how long it took.
  private func opensBeforeLength(_ end: Int) -> Bool {
    guard end < tokens.count, tokens[end].kind == .word, tokens[0].kind == .clock else { return false }
    if tokens[0].folded.first == "0" { return true }
    return tokens[end...].contains { $0.kind == .clock } && !Self.paced.occurs(in: tokens)
  }

  /// Beside these the other clock reading is of a part.
  private static let paced = WordList.words("pace split splits avg average rest rests per each @ at / - to")

  /// Beside these, minutes and seconds are how long it took.
  static let timed = WordList.words(
    "k km mile miles m mi ran run running row rowed swim swam in plank time amrap pb pr parkrun marathon race miler murph ironman triathlon tri duathlon"
  )
}
