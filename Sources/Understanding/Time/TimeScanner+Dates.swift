import Nutrition

/// Dates of the calendar.
extension TimeScanner {
  /// "20 Nov", "Nov 20th", "the 20th of November 2025", "on the 18th", "2026-11-18", "on 18/11".
  mutating func datePhrase() -> Int? {
    var at = index
    if word(at) == "on" { at += 1 }
    if word(at) == "the" { at += 1 }
    if let end = Self.pointedDate(at: at, in: tokens), let date = Self.parts(of: tokens[at].folded, by: "."),
      let year = wholeNumber(end - 1)
    {
      return set(day: date.0, month: date.1, year: year, from: at, end: end)
    }
    if let dayNumber = wholeNumber(at), (1...31).contains(dayNumber) {
      var next = at + 1
      let isOrdinal = word(next).isOne(of: "st", "nd", "rd", "th") && tokens[next].join == .glued
      if isOrdinal { next += 1 }
      let afterOf = word(next) == "of" ? next + 1 : next
      if let month = TimeWords.months[word(afterOf)] { return date(dayNumber, month, from: at, yearAt: afterOf + 1) }
      if isOrdinal, at > index, UnitTable.unit(at: next, in: tokens) == nil,
        next >= tokens.count || tokens[next].kind != .word || !word(next).isOne(of: "floor", "time", "day", "set")
      {
        mention.day = .date(day: dayNumber, month: nil, year: nil)
        return next
      }
      if let end = numericDate(from: at, hasPreposition: at > index) { return end }
      return nil
    }
    if let month = TimeWords.months[word(at)], let dayNumber = wholeNumber(at + 1), (1...31).contains(dayNumber) {
      var next = at + 2
      if word(next).isOne(of: "st", "nd", "rd", "th") { next += 1 }
      return date(dayNumber, month, from: at, yearAt: next)
    }
    return numericDate(from: at, hasPreposition: at > index)
  }

  mutating func date(_ day: Int, _ month: Int, from start: Int, yearAt: Int) -> Int {
    var end = yearAt
    var year: Int?
    let at = sign(end, ",") ? end + 1 : end
    if let number = wholeNumber(at), (2000...2200).contains(number) {
      year = number
      end = at + 1
    }
    return set(day: day, month: month, year: year, from: start, end: end)
  }

  private static let lengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

  /// Takes the day, or notes that its month has none such.
  private mutating func set(day: Int, month: Int, year: Int?, from start: Int, end: Int) -> Int {
    let isLeap = year.map { $0 % 4 == 0 && ($0 % 100 != 0 || $0 % 400 == 0) } ?? true
    if day > (month == 2 && !isLeap ? 28 : Self.lengths[month - 1]) {
      mention.impossible = TimeMention.Impossible(tokens: start..<end, isDay: true)
    } else {
      mention.day = .date(day: day, month: month, year: year)
    }
    return end
  }

  /// "2026-11-18", "18/11/2026", "on 18/11", and at the opening of a line "18/11:".
  mutating func numericDate(from at: Int, hasPreposition: Bool) -> Int? {
    if let first = wholeNumber(at), first >= 2000, first <= 2200, let month = wholeNumber(at + 1),
      let day = wholeNumber(at + 2), tokens[at + 1].join == .hyphen, tokens[at + 2].join == .hyphen,
      (1...12).contains(month), (1...31).contains(day)
    {
      return set(day: day, month: month, year: first, from: at, end: at + 3)
    }
    guard let (first, second, parted) = slashed(at), (1...31).contains(first), (1...31).contains(second) else {
      return nil
    }
    var year: Int?
    var end = parted
    if sign(end, "/"), let number = wholeNumber(end + 1) {
      // "15/12/10" counts repetitions.
      guard number >= 20 || hasPreposition else { return nil }
      year = number < 100 ? 2000 + number : number
      end += 2
    }
    guard year != nil || hasPreposition || at == 0 && leads(end) else { return nil }
    let isMonthFirst = second > 12
    let (day, month) = isMonthFirst ? (second, first) : (first, second)
    guard (1...12).contains(month) else { return nil }
    return set(day: day, month: month, year: year, from: at, end: end)
  }

  /// The two numbers of "18/11", and of "3/10", which is read as a fraction where no date is looked for.
  private func slashed(_ at: Int) -> (first: Int, second: Int, end: Int)? {
    if let first = wholeNumber(at), sign(at + 1, "/"), let second = wholeNumber(at + 2) {
      return (first, second, at + 3)
    }
    guard at < tokens.count, tokens[at].kind == .number, tokens[at].folded.utf8.contains(UInt8(ascii: "/")),
      let (first, second) = Self.parts(of: tokens[at].folded, by: "/"),
      leads(at + 1) || at + 1 == tokens.count || sign(at + 1, "/")
    else { return nil }
    return (first, second, at + 1)
  }

  private static func parts(of text: String, by sign: Character) -> (Int, Int)? {
    let parts = text.split(separator: sign, omittingEmptySubsequences: false)
    guard parts.count == 2, let first = Int(parts[0]), let second = Int(parts[1]) else { return nil }
    return (first, second)
  }

  private static let tellers: WordSet = ["i", "we", "had", "ate", "drank", "did", "went", "ran"]

  /// A colon, a meal or a verb of telling follows a date that opens a line.
  private func leads(_ end: Int) -> Bool {
    sign(end, ":") || isLabel && end == tokens.count || Self.tellers.contains(at: end, in: tokens)
      || TimeWords.meals[word(end)] != nil
  }

  /// The end of "18.11.2026" at `index`.
  static func pointedDate(at index: Int, in tokens: [Token]) -> Int? {
    guard index + 2 < tokens.count, tokens[index].kind == .number, tokens[index + 1].isSign("."),
      tokens[index + 2].kind == .number, tokens[index + 2].join == .glued,
      let year = tokens[index + 2].value, (2000...2200).contains(year),
      let (day, month) = parts(of: tokens[index].folded, by: "."), (1...31).contains(day), (1...12).contains(month)
    else { return nil }
    return index + 3
  }
}
