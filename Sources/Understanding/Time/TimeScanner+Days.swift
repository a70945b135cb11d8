import Nutrition

/// Days by their names, and by how long ago they were.
extension TimeScanner {
  mutating func dayPhrase() -> Int? {
    let first = word(index)
    if let named = TimeWords.days[tokens[index]] {
      // "thanks for yesterday's tips".
      if first.folded.utf8.last == UInt8(ascii: "s"), Self.talk.contains(word(index + 1)) { return nil }
      return day(named, end: index + 1)
    }
    switch first {
    case "day" where word(index + 1) == "before" && word(index + 2) == "yesterday":
      return day(.ago(2), end: index + 3)
    case "the" where word(index + 1) == "day" && word(index + 2) == "before" && word(index + 3) == "yesterday":
      return day(.ago(2), end: index + 4)
    case "the" where word(index + 1) == "other":
      if word(index + 2) == "day" { return day(.ago(2), end: index + 3) }
      if word(index + 2).isOne(of: "night", "evening") {
        mention.part = TimeWords.parts[word(index + 2)]
        return day(.ago(2), end: index + 3)
      }
      return nil
    case "last", "on", "this", "past", "next":
      if let weekday = TimeWords.weekdays[word(index + 1)] ?? TimeWords.ambiguousWeekdays[word(index + 1)] {
        if first == "next" { return day(.future, end: index + 2) }
        if isLastWeek(at: index + 2) { return day(.weekdayLastWeek(weekday), end: index + 4) }
        return day(.weekday(weekday, isStrict: first != "this"), end: index + 2)
      }
      if first == "last", word(index + 1).isOne(of: "week", "weeks", "week's") { return day(.ago(7), end: index + 2) }
      if first == "next", word(index + 1).isOne(of: "week", "month", "time", "year", "weekend") {
        return day(.future, end: index + 2)
      }
      if first == "on" || first == "this" || first == "last",
        word(index + 1) == "weekend" || word(index + 2) == "weekend"
      {
        return day(.weekday(1, isStrict: false), end: index + (word(index + 1) == "weekend" ? 2 : 3))
      }
      return nil
    default:
      // "It has rained since Tuesday": how long something else goes on.
      if isKind(at: index) || isNamedRoast() || word(index - 1) == "since" { return nil }
      if let weekday = TimeWords.weekdays[tokens[index]] ?? owner(at: index) {
        if isLastWeek(at: index + 1) { return day(.weekdayLastWeek(weekday), end: index + 3) }
        return day(.weekday(weekday, isStrict: false), end: index + 1)
      }
      if let weekday = TimeWords.ambiguousWeekdays[tokens[index]], index == 0,
        sign(1, ":") || TimeWords.meals[word(1)] != nil || TimeWords.parts[word(1)] != nil
          || ClockScanner(tokens).follows(at: 1)
      {
        return day(.weekday(weekday, isStrict: false), end: index + 1)
      }
      // "cricket match sat".
      if let weekday = TimeWords.ambiguousWeekdays[first], index > 0, index + 1 == tokens.count,
        TimeWords.entries.contains(tokens[index - 1]) || isLength(behind: index)
      {
        return day(.weekday(weekday, isStrict: false), end: index + 1)
      }
      return nil
    }
  }

  /// "Tuesday's lunch", "mondays weigh in"; "Friday's" of a sign is no day.
  private func owner(at index: Int) -> Int? {
    let said = word(index)
    guard said.folded.utf8.last == UInt8(ascii: "s"),
      let weekday = TimeWords.weekdays[String(said.folded.dropLast(said.ends(in: "'s") ? 2 : 1))]
    else { return nil }
    let owned = word(index + 1)
    // "Sunday's birthday lunch".
    return TimeWords.meals[owned] != nil || TimeWords.parts[owned] != nil || TimeWords.entries.contains(owned)
      || said.ends(in: "'s") && TimeWords.meals[word(index + 2)] != nil ? weekday : nil
  }

  /// What people had from one another on a day, and ate nothing of.
  private static let talk: WordSet = [
    "tip", "tips", "advice", "idea", "ideas", "help", "chat", "message", "reminder", "feedback", "suggestion",
    "suggestions", "info", "plan",
  ]

  /// "Friday last week".
  private func isLastWeek(at index: Int) -> Bool { word(index) == "last" && word(index + 1) == "week" }

  mutating func day(_ day: TimeMention.Day, end: Int) -> Int {
    if mention.day == nil || mention.day == .today { mention.day = day }
    return end
  }
}
