import Foundation

/// Stretches between two clock times: "6-7:30pm", "from 18:00 to 19:15".
extension ClockScanner {
  private static let openings: WordSet = ["from", "between"]
  private static let joints: WordSet = ["to", "till", "til", "until", "-"]
  /// Minutes that anything logged may go on.
  private static let lengths = 5.0...720

  /// When the stretch that begins at `index` began and how long it went on, with the token after it; nil where the figures
  /// there may be anything else.
  func span(at index: Int) -> (start: TimeMention.Clock, minutes: Double, end: Int)? {
    let isOpened = Self.openings.contains(word(index))
    let start = isOpened ? index + 1 : index
    let opening = spokenHour(at: start)
    guard start + 1 < tokens.count,
      tokens[start].kind == .number || tokens[start].kind == .clock || opening != nil
        || isOpened && NumberWords.cardinals.contains(tokens[start]),
      let first = opening?.hour ?? hour(at: start)
    else { return nil }
    let firstEnd = opening?.end ?? start + 1
    let firstHalf = halfDay(at: firstEnd)
    var at = firstHalf?.end ?? firstEnd
    guard at < tokens.count else { return nil }
    let isWord = tokens[at].kind == .word
    if tokens[at].join != .hyphen || isWord {
      guard Self.joints.contains(word(at)) || isOpened && word(at) == "and" else { return nil }
      at += 1
    }
    let closing = spokenHour(at: at)
    guard at < tokens.count, let last = closing?.hour ?? hour(at: at) else { return nil }
    let lastEnd = closing?.end ?? at + 1
    let lastHalf = halfDay(at: lastEnd)
    let isClock = tokens[start].kind == .clock && tokens[at].kind == .clock
    let isOClock = word(lastEnd).isOne(of: "o'clock", "oclock")
    let end = lastHalf?.end ?? (isOClock ? lastEnd + 1 : lastEnd)
    let isSpoken = isWord && (closing != nil || isOpened && opening != nil) && max(first, last) < 13
    guard
      firstHalf != nil || lastHalf != nil || isOClock || isClock && !Self.paces.contains(word(end))
        || isSpoken && closesSpan(end) || isPointed(start) && isPointed(at) && !isMeasured(at: end)
        || isOpened && isWord && max(first, last) <= 12 && closesSpan(end)
        || isOpened && isWord && isLateSpan(from: first, to: last, end: end, before: index)
    else { return nil }
    let isNamed = Self.hours.contains(word(end))
    guard let found = span(from: first, firstHalf?.isAfternoon, to: last, lastHalf?.isAfternoon) else { return nil }
    var clock = found.0
    if case .halfDay(let hour) = clock, isNoughted(start) { clock = .noughted(hour) }
    return (clock, found.1, isNamed ? end + 1 : end)
  }

  private static let hours: WordSet = ["o'clock", "oclock", "uhr"]
  private static let changing = WordList.words(
    "went up down increased raised moved progressed dropped reduced cut changed add added")
  private static let longestLate = 5.0

  /// "from 19 to 21", "from 14 to 16 o'clock", by the clock of 24 hours; "went up from 15 to 18" is none.
  private func isLateSpan(from first: Double, to last: Double, end: Int, before index: Int) -> Bool {
    guard first >= 13, last > first, last - first <= Self.longestLate else { return false }
    if Self.hours.contains(word(end)) { return true }
    return (closesSpan(end) || word(end).isOne(of: "i", "we"))
      && !Self.changing.occurs(in: tokens[..<index])
  }

  private func span(
    from first: Double, _ firstHalf: Bool?, to last: Double, _ lastHalf: Bool?
  ) -> (TimeMention.Clock, Double)? {
    func hours(_ value: Double, _ isAfternoon: Bool) -> Double {
      value.truncatingRemainder(dividingBy: 12) + (isAfternoon ? 12 : 0)
    }
    let clock: TimeMention.Clock
    var length: Double
    if let half = firstHalf ?? lastHalf, max(first, last) < 13 {
      var begin = hours(first, half)
      let end = hours(last, lastHalf ?? half)
      // "11-1pm" begins in the morning.
      if firstHalf == nil, begin >= end { begin -= 12 }
      if begin < 0 { begin += 24 }
      clock = .sure(begin)
      length = end - begin
      // "11am to 1".
      if lastHalf == nil, length <= 0 { length += 12 }
      if length <= 0 { length += 24 }
    } else {
      let isSure = max(first, last) >= 13
      clock = isSure ? .sure(first) : .halfDay(first)
      length = last - first
      if length <= 0 { length += isSure ? 24 : 12 }
    }
    let minutes = (length * 60).rounded()
    return Self.lengths.contains(minutes) ? (clock, minutes) : nil
  }

  /// Whether the sign at `index`, which is not the last token, stands between two clock times: "7:30 - 8:30",
  /// "6pm - 7pm".
  func isSpan(around index: Int) -> Bool {
    // "8am - 2 eggs".
    guard tokens[index + 1].kind == .clock || isPointed(index + 1) || halfDay(at: index + 2) != nil else {
      return false
    }
    return [index - 1, index - 2].contains { $0 >= 0 && span(at: $0)?.end ?? 0 > index + 1 }
  }

  /// "7.30", but not "7.5" nor "7".
  private func isPointed(_ at: Int) -> Bool { tokens[at].kind == .number && tokens[at].folded.contains(".") }

  private func closesSpan(_ at: Int) -> Bool {
    isEnd(at) || isFollowed(at: at) && UnitTable.unit(at: at, in: tokens) == nil
  }

  /// "7", "7:30", "7.30", "seven" as hours.
  private func hour(at index: Int) -> Double? {
    if tokens[index].kind == .word { return NumberWords.cardinals[tokens[index]].flatMap { $0 <= 12 ? $0 : nil } }
    guard let value = tokens[index].value, value >= 0, value <= 24 else { return nil }
    if tokens[index].kind == .clock { return tokens[index].hasOneColon ? value : nil }
    guard tokens[index].kind == .number else { return nil }
    if tokens[index].folded.allSatisfy(\.isNumber) { return value }
    let parts = tokens[index].folded.split(separator: ".")
    guard parts.count == 2, parts[1].count == 2, let hour = Double(parts[0]), let minute = Double(parts[1]), minute < 60
    else { return nil }
    return hour + minute / 60
  }
}
