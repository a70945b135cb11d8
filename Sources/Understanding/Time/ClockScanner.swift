/// Finds clock times: "8pm", "at 8:30", "@ 8", "half past seven", "at noon".
struct ClockScanner {
  private let tokens: [Token]

  init(_ tokens: [Token]) { self.tokens = tokens }

  private static let leads: WordSet = [
    "at", "@", "around", "round", "about", "by", "before", "after", "since", "til", "until",
  ]

  /// "around four", "round about four": close to an hour. "about four" alone counts.
  private func isAround(_ at: Int) -> Bool {
    if word(at) == "about" { return isAround(at - 1) }
    // "a round", "2 rounds" measure.
    return word(at) == "around" || word(at) == "round" && at > 0 && !NumberWords.articles.contains(word(at - 1))
  }

  /// What may follow "at 8" for it to be a time: anything else may make it "at 8 %" or "at 8 km/h".
  private static let followers: WordSet = WordList.words(
    """
    this last yesterday today tonight in on and with for i we then sharp ish or but after before while had ate a
    the oclock o'clock
    """)

  /// The clock time that begins at `index`, with the token after it.
  func clock(at index: Int) -> (clock: TimeMention.Clock, end: Int)? {
    var at = index
    var hasLead = false
    while at < tokens.count, Self.leads.contains(tokens[at]), at - index < 2 {
      hasLead = true
      at += 1
    }
    guard at < tokens.count else { return nil }
    // "3x12 @ 15" is a load and "5 miles at 9:30 pace" a speed.
    if index > 0, tokens[index].folded == "@" || tokens[index].folded == "at", tokens[index - 1].kind == .number,
      at + 1 >= tokens.count || halfDay(at: at + 1) == nil
    {
      return nil
    }
    if let named = TimeWords.namedHours[word(at)] { return self.named(hour: named, hasLead: hasLead, at: at) }
    if let spoken = spokenClock(at: at) { return spoken }
    guard let (hour, minuteEnd) = hourAndMinute(at: at) else { return nil }
    if let (isAfternoon, end) = halfDay(at: minuteEnd), hour >= 1, hour < 13 {
      let base = hour >= 12 ? hour - 12 : hour
      return (.sure(isAfternoon ? base + 12 : base), end)
    }
    guard hour < 24 else { return nil }
    let isClock = tokens[at].kind == .clock
    if isClock, Self.paces.contains(word(minuteEnd)) { return nil }
    if word(minuteEnd) == "o'clock" || word(minuteEnd) == "oclock" { return (of(hour), minuteEnd + 1) }
    if isClock { return hasLead || isLabel(at: at, end: minuteEnd) ? (of(hour), minuteEnd) : nil }
    guard hasLead, word(index) != "before" || isClock, hour >= 1, isFollowed(at: minuteEnd) else { return nil }
    // "about 8" and "after 8" are amounts more often than hours; "at 8" and "@ 8" are hours.
    guard
      ["at", "@"].contains(tokens[at - 1].folded) || word(at - 2) == "at"
        || isEnd(minuteEnd) && word(at - 1) == "by" || isAround(at - 1) && closes(minuteEnd)
    else { return nil }
    return (of(hour), minuteEnd)
  }

  private func named(hour: Double, hasLead: Bool, at: Int) -> (clock: TimeMention.Clock, end: Int)? {
    // "midnight snack" names a snack, "noon" alone says when.
    if word(at) == "midnight", !hasLead, word(at + 1) == "snack" { return nil }
    return (.sure(hour == 24 ? 0 : hour), at + 1)
  }

  private func of(_ hour: Double) -> TimeMention.Clock { hour >= 13 || hour < 1 ? .sure(hour) : .halfDay(hour) }

  private func word(_ at: Int) -> String {
    guard at >= 0, at < tokens.count else { return "" }
    return tokens[at].folded
  }

  private func isEnd(_ at: Int) -> Bool { at >= tokens.count || tokens[at].kind == .punctuation }

  /// Nothing follows, or a day does: "around seven last night".
  private func closes(_ at: Int) -> Bool {
    isEnd(at) || ["last", "this", "yesterday", "today", "tonight"].contains(word(at))
  }

  private func isFollowed(at index: Int) -> Bool {
    guard index < tokens.count else { return true }
    let token = tokens[index]
    if token.kind == .punctuation {
      return !["%", "/", ".", "x", "*"].contains(token.folded) || isEnd(index + 1) && token.folded == "."
    }
    return token.kind == .word && token.join != .glued && Self.followers.contains(token)
      || TimeWords.parts[token] != nil || TimeWords.weekdays[token] != nil
  }

  /// A clock time with nothing before it counts at the edge of a sentence without distances: "7:30 porridge".
  private func isLabel(at: Int, end: Int) -> Bool {
    let previous = word(at - 1)
    if TimeWords.meals[previous] != nil || TimeWords.weekdays[previous] != nil || previous == "yesterday"
      || previous == "today"
    {
      return true
    }
    guard at == 0 || end == tokens.count, tokens.count > 1 else { return false }
    return !tokens.contains { Self.timed.contains($0) }
  }

  /// Beside these, minutes and seconds are how long it took.
  private static let timed = WordList.words(
    "k km mile miles m mi ran run running row rowed swim swam in plank pb pr parkrun marathon race miler murph")
  /// Behind these, they are how long one of them took.
  private static let paces: WordSet = ["pace", "/", "per", "min", "each", "splits", "avg", "average"]

  /// "8", "8:30", "8.30", "20h15": the hour with its minutes as a fraction.
  private func hourAndMinute(at: Int) -> (Double, Int)? {
    let token = tokens[at]
    guard let value = token.value, value >= 0, value < 25 else { return nil }
    if token.kind == .clock {
      // "1:52:30" is a duration.
      guard token.folded.filter({ $0 == ":" }).count == 1 else { return nil }
      return (value, at + 1)
    }
    guard token.kind == .number else { return nil }
    if value == value.rounded(), !token.folded.contains(where: { $0 == "." || $0 == "," || $0 == "/" }) {
      return (value, at + 1)
    }
    // "8.30pm": hours and minutes with a point.
    let parts = token.folded.split(separator: ".")
    guard parts.count == 2, parts[1].count == 2, let hour = Double(parts[0]), let minute = Double(parts[1]),
      minute < 60,
      halfDay(at: at + 1) != nil
    else { return nil }
    return (hour + minute / 60, at + 1)
  }

  /// "am", "p.m.", "pm-ish".
  private func halfDay(at: Int) -> (isAfternoon: Bool, end: Int)? {
    switch word(at) {
    case "am", "ams": return (false, at + 1)
    case "pm", "pms": return (true, at + 1)
    case "a", "p":
      guard tokens[at].kind == .word, word(at + 1) == ".", word(at + 2) == "m" else {
        // "at 8p"
        guard tokens[at].join == .glued, tokens[at].kind == .word else { return nil }
        return (word(at) == "p", at + 1)
      }
      return (word(at) == "p", word(at + 3) == "." ? at + 4 : at + 3)
    default: return nil
    }
  }

  /// "half past seven", "quarter to 8", "ten past six", "seven o'clock", "at seven".
  private func spokenClock(at: Int) -> (TimeMention.Clock, Int)? {
    func hour(_ index: Int) -> Double? {
      guard index < tokens.count else { return nil }
      let value = NumberWords.cardinals[tokens[index]] ?? tokens[index].value
      guard let value, value >= 1, value <= 12, value == value.rounded() else { return nil }
      return value
    }
    func finish(_ value: Double, _ end: Int) -> (TimeMention.Clock, Int) {
      if let (isAfternoon, next) = halfDay(at: end) {
        let base = value >= 12 ? value - 12 : value
        return (.sure(isAfternoon ? base + 12 : base), next)
      }
      return (.halfDay(value), end)
    }
    let start = word(at) == "a" ? at + 1 : at
    if word(start) == "half", word(start + 1) == "past", let value = hour(start + 2) {
      return finish(value + 0.5, start + 3)
    }
    // "at half three" is half past in British English; "about half a pizza" is none.
    if word(start) == "half", at > 0, Self.leads.contains(word(at - 1)), let value = hour(start + 1),
      isFollowed(at: start + 2) || halfDay(at: start + 2) != nil
    {
      return finish(value + 0.5, start + 2)
    }
    if word(start) == "quarter", ["past", "after"].contains(word(start + 1)), let value = hour(start + 2) {
      return finish(value + 0.25, start + 3)
    }
    if word(start) == "quarter", ["to", "before"].contains(word(start + 1)), let value = hour(start + 2) {
      return finish(value - 0.25, start + 3)
    }
    if let minutes = NumberWords.cardinals[word(at)], word(at + 1) == "past", let value = hour(at + 2) {
      return finish(value + minutes / 60, at + 3)
    }
    if let minutes = NumberWords.cardinals[word(at)], word(at + 1) == "to", let value = hour(at + 2),
      minutes == 10 || minutes == 5 || minutes == 20
    {
      return finish(value - minutes / 60, at + 3)
    }
    if let value = NumberWords.cardinals[word(at)], value <= 12 {
      if ["o'clock", "oclock"].contains(word(at + 1)) { return finish(value, at + 2) }
      if let (isAfternoon, end) = halfDay(at: at + 1), word(at + 1) != "a" || word(at + 2) == "." {
        return (.sure((value == 12 ? 0 : value) + (isAfternoon ? 12 : 0)), end)
      }
      // "a plum around four"; "plums, around four" counts them.
      let isNear = isAround(at - 1) && at > 1 && tokens[at - 2].kind != .punctuation
      if isNear && closes(at + 1)
        || isEnd(at + 1) && (["at", "@"].contains(word(at - 1)) || at > 1 && word(at - 2) == "at")
      {
        return (.halfDay(value), at + 1)
      }
    }
    return nil
  }
}
