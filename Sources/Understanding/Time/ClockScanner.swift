/// Finds clock times: "8pm", "at 8:30", "@ 8", "half past seven", "at noon".
struct ClockScanner {
  let tokens: [Token]
  /// They head what a sign behind them leads to.
  var isLabelled = false

  init(_ tokens: [Token]) { self.tokens = tokens }

  static let leads: WordSet = [
    "at", "@", "around", "round", "about", "by", "before", "after", "since", "til", "until",
  ]

  /// "around four", "round about four": close to an hour. "about four" alone counts.
  func isAround(_ at: Int) -> Bool {
    if word(at) == "about" { return isAround(at - 1) }
    // "a round", "2 rounds" measure.
    return word(at) == "around" || word(at) == "round" && at > 0 && !NumberWords.articles.contains(word(at - 1))
  }

  /// What may follow "at 8" for it to be a time: anything else may make it "at 8 %" or "at 8 km/h".
  private static let followers: WordSet = WordList.words(
    """
    this last yesterday today tonight in on and with for i we then sharp ish or but after before while had ate a an
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
    if index > 0, tokens[index].says("@") || tokens[index].says("at"), tokens[index - 1].kind == .number,
      !isDate(index),
      at + 1 >= tokens.count || halfDay(at: at + 1) == nil
    {
      return nil
    }
    if hasLead, isBehindIntervals(index) { return nil }
    if let named = TimeWords.namedHours[word(at)] { return self.named(hour: named, hasLead: hasLead, at: at) }
    if let spoken = spokenClock(at: at) { return spoken }
    guard let (hour, minuteEnd) = hourAndMinute(at: at) else { return nil }
    if let (isAfternoon, end) = halfDay(at: minuteEnd), hour >= 1, hour < 13 {
      let base = hour >= 12 ? hour - 12 : hour
      return (.sure(isAfternoon ? base + 12 : base), end)
    }
    let isClock = tokens[at].kind == .clock || tokens[at].folded.contains(".")
    guard hour < 24 else { return isClock && hasLead && hour == 24 ? (.sure(0), minuteEnd) : nil }
    if isClock, Self.paces.contains(word(minuteEnd)) || isRest(minuteEnd, behind: at) { return nil }
    if word(minuteEnd) == "o'clock" || word(minuteEnd) == "oclock" { return (of(hour, at: at), minuteEnd + 1) }
    if isClock { return hasLead || isLabelled || isLabel(at: at, end: minuteEnd) ? (of(hour, at: at), minuteEnd) : nil }
    // "soup round about 6 in the evening".
    if hasLead, hour >= 1, hour < 13, tellsPart(minuteEnd) { return (of(hour, at: at), minuteEnd) }
    guard hasLead, word(index) != "before" || isClock, hour >= 1,
      isFollowed(at: minuteEnd) || isOfMeal(index, end: minuteEnd) || isBehindDay(index) && isUnmeasured(minuteEnd)
        || opensClause(index, end: minuteEnd)
    else { return nil }
    // "about 8" and "after 8" are amounts more often than hours; "at 8" and "@ 8" are hours.
    guard
      tokens[at - 1].isOne(of: "at", "@") || word(at - 2) == "at"
        || isEnd(minuteEnd) && word(at - 1) == "by" || isAround(at - 1) && closes(minuteEnd)
        || isAround(at - 1) && isBehindDay(index) || hour <= 12 && isBeforeEater(minuteEnd, lead: index)
    else { return nil }
    return (of(hour, at: at), minuteEnd)
  }

  /// "2026-11-19 at 8": the figures before are a date.
  private func isDate(_ end: Int) -> Bool {
    end > 2 && tokens[end - 1].join == .hyphen && tokens[end - 2].join == .hyphen
      && TimeWords.years.contains(tokens[end - 3].value ?? 0)
  }

  /// "About 8 we ate", "then around ten I had an apple".
  func isBeforeEater(_ at: Int, lead: Int) -> Bool {
    guard word(at).isOne(of: "i", "we") else { return false }
    return lead == 0
      || !tokens[lead].isOne(of: "before", "after") && IntentWords.reports.contains(at: at + 1, in: tokens)
  }

  /// "6 x 800 m at 3:10": what one of them took.
  private func isBehindIntervals(_ index: Int) -> Bool {
    guard index > 3, word(index - 3) == "x", tokens[index - 2].kind == .number, tokens[index - 4].kind == .number
    else { return false }
    return Intervals.length(at: index - 1, in: tokens) != nil
  }

  private func named(hour: Double, hasLead: Bool, at: Int) -> (clock: TimeMention.Clock, end: Int)? {
    // "midnight snack" names a snack, "noon" alone says when.
    if word(at) == "midnight", !hasLead, word(at + 1) == "snack" { return nil }
    return (.sure(hour == 24 ? 0 : hour), at + 1)
  }

  private func of(_ hour: Double, at: Int) -> TimeMention.Clock {
    if hour >= 13 || hour < 1 { return .sure(hour) }
    return isNoughted(at) ? .noughted(hour) : .halfDay(hour)
  }

  /// "07:15", "08.30": a clock of 24 hours.
  func isNoughted(_ at: Int) -> Bool {
    let text = tokens[at].folded
    return text.utf8.count >= 4 && text.utf8.first == UInt8(ascii: "0")
  }

  /// What stands at a place, a sign too: "@" leads to a clock, and "p.m." holds points.
  func word(_ at: Int) -> String {
    guard at >= 0, at < tokens.count else { return "" }
    return tokens[at].folded
  }

  func isEnd(_ at: Int) -> Bool { tokens.ends(at: at) }

  /// Nothing follows, or a day does: "around seven last night".
  func closes(_ at: Int) -> Bool {
    isEnd(at) || word(at).isOne(of: "last", "this", "yesterday", "today", "tonight")
  }

  /// Nothing that is counted or measured follows, and no clause of its own: "after 9", "before 11 last night".
  func closesTime(_ at: Int) -> Bool {
    isEnd(at) || closes(at) || word(at).isOne(of: "i", "we", "and", "then", "on", "in")
      || at < tokens.count && (TimeWords.weekdays.contains(tokens[at]) || TimeWords.days.contains(tokens[at]))
  }

  func isFollowed(at index: Int) -> Bool {
    guard index < tokens.count else { return true }
    let token = tokens[index]
    if token.kind == .punctuation {
      return !token.isOne(of: "%", "/", ".", "x", "*", "'", "\"") || isEnd(index + 1) && token.says(".")
    }
    return token.kind == .word && token.join != .glued && Self.followers.contains(token)
      || TimeWords.parts.contains(token) || TimeWords.weekdays.contains(token)
  }

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
      minute < 60, halfDay(at: at + 1) != nil || isPointedHour(at: at)
    else { return nil }
    return (hour + minute / 60, at + 1)
  }

  /// "at 9.30", "around 9.30 last night": no unit makes an amount or a speed of it.
  private func isPointedHour(at: Int) -> Bool {
    // "6.45 this morning two crumpets"; "ran 6.45 this morning" is a distance.
    if at == 0 || tokens[at - 1].kind == .punctuation, !isEnd(at + 1), closes(at + 1) { return true }
    // "10.45 - a crumpet".
    if at == 0, isLabelled, tokens.count == 1 { return true }
    guard at > 0, isHour(at - 1) || isAround(at - 1) && closes(at + 1) else { return false }
    return !isMeasured(at: at + 1)
  }

  /// A unit or another sign of a figure stands there, so that what stands before is no clock time.
  func isMeasured(at index: Int) -> Bool {
    index < tokens.count && (Self.measuring.contains(word(index)) || UnitTable.unit(at: index, in: tokens) != nil)
  }

  /// Behind a figure that is a speed, a share or a price.
  private static let measuring = WordList.words(
    "% / x pace per percent kmh kph mph quid bucks dollars euros pounds pence incline speed")

  private func isHour(_ at: Int) -> Bool { word(at) == "at" || word(at) == "@" }

  /// The end of "at 25:00", an hour that no day has, where one begins at `index`.
  func impossibleClock(at index: Int) -> Int? {
    guard isHour(index), index + 1 < tokens.count, tokens[index + 1].kind == .clock,
      let hour = tokens[index + 1].value, hour > 24, tokens[index + 1].folded.count(where: { $0 == ":" }) == 1,
      !word(index + 2).isOne(of: "pace", "/", "per", "min")
    else { return nil }
    return index + 2
  }
}
