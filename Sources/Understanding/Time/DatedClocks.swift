/// A day and an hour side by side with nothing or a comma between them: "19 Nov 20:00 soup", "yesterday, 8pm, soup",
/// "soup (Tuesday, 13:15)", "8pm, 19 Nov: soup".
enum DatedClocks {
  /// `tokens` with "at" between the day and its hour.
  static func told(_ said: [Token]) -> [Token] {
    let tokens = unbracketed(said)
    guard tokens.count > 2, tokens.contains(where: { $0.kind == .clock || $0.isOne(of: "am", "pm") }) else {
      return tokens
    }
    if let (hour, day, end) = opening(tokens) {
      return tokens[day] + [at(tokens[hour.lowerBound])] + tokens[hour] + tokens[end...]
    }
    for index in tokens.indices
    where index == 0 || tokens[index].join != .glued || tokens[index - 1].kind == .punctuation {
      guard let day = dayEnd(from: index, in: tokens), let hour = hour(behind: day, in: tokens),
        closes(hour.upperBound, hour, tokens)
      else { continue }
      let dated = tokens[..<index] + spelled(tokens[index..<day]) + [at(tokens[hour.lowerBound])] + tokens[hour]
      // Behind figures what follows begins anew.
      let end = hour.upperBound
      let isOpen = tokens[index].kind == .number && end < tokens.count && tokens[end].kind != .punctuation
      return dated + (isOpen ? [Token.sign(",", at: tokens[end - 1].range)] : []) + tokens[end...]
    }
    return tokens
  }

  /// "8pm, 19 Nov: soup": the hour, the day, and what follows them.
  private static func opening(_ tokens: [Token]) -> (Range<Int>, Range<Int>, Int)? {
    guard let hour = clock(at: 0, in: tokens), hour.upperBound < tokens.count, tokens[hour.upperBound].isSign(","),
      let day = dayEnd(from: hour.upperBound + 1, in: tokens), day < tokens.count, tokens[day].kind == .punctuation
    else { return nil }
    return (hour, hour.upperBound + 1..<day, day)
  }

  /// "(9:30) soup", "soup (9:30)": the hour without its brackets.
  private static func unbracketed(_ tokens: [Token]) -> [Token] {
    guard let start = tokens.firstIndex(where: { $0.isSign("(") }), start + 2 < tokens.count,
      let hour = clock(at: start + 1, in: tokens), hour.upperBound < tokens.count, tokens[hour.upperBound].isSign(")"),
      start == 0 || hour.upperBound + 1 == tokens.count || tokens[hour.upperBound + 1].isSign(":")
        || TimeWords.parts.contains(tokens[start - 1]) || TimeWords.meals.contains(tokens[start - 1])
    else { return tokens }
    let told = [at(tokens[start]), tokens[start + 1].joined(.apart)] + tokens[(start + 2)..<hour.upperBound]
    return tokens[..<start] + told + tokens[(hour.upperBound + 1)...]
  }

  private static func at(_ token: Token) -> Token {
    Token.word("at", at: token.range.lowerBound..<token.range.lowerBound)
  }

  /// The end of the days, dates and parts of the day that begin at `index`: "Thu 19 Nov", "last night".
  private static func dayEnd(from index: Int, in tokens: [Token]) -> Int? {
    var end = index
    while end < tokens.count {
      let start = end > index && tokens[end].isSign(",") ? end + 1 : end
      guard let next = mention(at: start, isFirst: index == 0 && start == 0, in: tokens) else { break }
      end = next
    }
    return end > index && end < tokens.count ? end : nil
  }

  private static func mention(at index: Int, isFirst: Bool, in tokens: [Token]) -> Int? {
    guard index < tokens.count, tokens[index].kind == .word || tokens[index].kind == .number else { return nil }
    if isFirst, TimeWords.ambiguousWeekdays.contains(tokens[index]) { return index + 1 }
    if isFirst, let end = DiaryLabels.slashedEnd(of: tokens) { return end }
    var scanner = TimeScanner(tokens)
    scanner.index = index
    guard let end = scanner.step(), scanner.mention.day != nil || scanner.mention.part != nil,
      scanner.mention.clock == nil, scanner.mention.meal == nil
    else { return nil }
    return end
  }

  /// With the whole name of a day whose short form is a word of its own, and "on" before figures.
  private static func spelled(_ day: ArraySlice<Token>) -> [Token] {
    guard let first = day.first else { return [] }
    if TimeWords.ambiguousWeekdays.contains(first) || first.kind == .number && first.folded.contains("/")
      || day.contains(where: { $0.isSign("/") })
    {
      return [Token.word("on", at: first.range)] + day
    }
    return Array(day)
  }

  private static func hour(behind day: Int, in tokens: [Token]) -> Range<Int>? {
    clock(at: tokens[day].isSign(",") ? day + 1 : day, in: tokens)
  }

  /// "20:00", "8pm", "8:15 pm".
  private static func clock(at index: Int, in tokens: [Token]) -> Range<Int>? {
    guard index < tokens.count, tokens[index].kind == .clock || tokens[index].kind == .number,
      let value = tokens[index].value, value < 24
    else { return nil }
    if let half = ClockScanner(tokens).halfDay(at: index + 1), value >= 1, value < 13 { return index..<half.end }
    return tokens[index].kind == .clock && tokens[index].hasOneColon ? index..<index + 1 : nil
  }

  /// A sign parts the time from what it is of; without one a reading of a clock may be how long it took.
  private static func closes(_ end: Int, _ hour: Range<Int>, _ tokens: [Token]) -> Bool {
    guard end < tokens.count, tokens[end].kind != .punctuation else { return true }
    return hour.count > 1 || !ClockScanner.timed.occurs(in: tokens)
  }
}
