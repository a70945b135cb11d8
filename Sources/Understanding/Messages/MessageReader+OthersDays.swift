/// A past day that somebody else is told to have had, and whether what comes next was on it.
extension MessageReader {
  /// "Yesterday the in-laws came", "Monday's storm took the fence": a day that is past, whatever happened then.
  func toldOfOthers(by sentence: [Token]) -> ToldScene? {
    var time = TimeScanner.scan(sentence)
    if time.day == nil, let first = sentence.first, first.folded.hasSuffix("'s") {
      time = TimeScanner.scan(Token.words(["on", String(first.folded.dropLast(2))], at: first.range))
    }
    guard let day = time.day, day != .future, day != .today, !Self.provided.occurs(in: sentence),
      !Self.nightly.occurs(in: sentence)
    else { return nil }
    var told = TimeMention()
    (told.day, told.part) = (day, time.part)
    return ToldScene(time: told, isOfOthers: true)
  }

  /// "I had lamb and kept quiet": goes on with what the person did then, where a bare list and "for breakfast" may be of
  /// today.
  func goesOnTelling(_ sentence: [Token]) -> Bool {
    let namesMeal = TimeWords.meals.occurs(in: sentence)
    return sentence.indices.dropLast().contains { index in
      let next = sentence[index + 1]
      return !namesMeal && sentence[index].isOne(of: "i", "we")
        && (EatingWords.having.contains(next) || IntentWords.reports.contains(next))
        || sentence[index].isWord("that") && next.isOne(of: "day", "night", "evening", "morning", "afternoon")
    }
  }
}
