import Nutrition

/// Dates of the calendar.
extension TimeScanner {
  /// "20 Nov", "Nov 20th", "the 20th of November 2025", "on the 18th", "2026-11-18", "on 18/11".
  mutating func datePhrase() -> Int? {
    var at = index
    if word(at) == "on" { at += 1 }
    if word(at) == "the" { at += 1 }
    if let dayNumber = wholeNumber(at), (1...31).contains(dayNumber) {
      var next = at + 1
      let isOrdinal = ["st", "nd", "rd", "th"].contains(word(next)) && tokens[next].join == .glued
      if isOrdinal { next += 1 }
      let afterOf = word(next) == "of" ? next + 1 : next
      if let month = TimeWords.months[word(afterOf)] { return date(dayNumber, month, yearAt: afterOf + 1) }
      if isOrdinal, at > index, UnitTable.unit(at: next, in: tokens) == nil,
        next >= tokens.count || tokens[next].kind != .word || !["floor", "time", "day", "set"].contains(word(next))
      {
        mention.day = .date(day: dayNumber, month: nil, year: nil)
        return next
      }
      if let end = numericDate(from: at, hasPreposition: at > index) { return end }
      return nil
    }
    if let month = TimeWords.months[word(at)], let dayNumber = wholeNumber(at + 1), (1...31).contains(dayNumber) {
      var next = at + 2
      if ["st", "nd", "rd", "th"].contains(word(next)) { next += 1 }
      return date(dayNumber, month, yearAt: next)
    }
    return numericDate(from: at, hasPreposition: at > index)
  }

  mutating func date(_ day: Int, _ month: Int, yearAt: Int) -> Int {
    var end = yearAt
    var year: Int?
    let at = sign(end, ",") ? end + 1 : end
    if let number = wholeNumber(at), (2000...2200).contains(number) {
      year = number
      end = at + 1
    }
    mention.day = .date(day: day, month: month, year: year)
    return end
  }

  /// "2026-11-18", "18/11/2026", "18.11.2026", and "on 18/11".
  mutating func numericDate(from at: Int, hasPreposition: Bool) -> Int? {
    guard let first = wholeNumber(at) else { return nil }
    if first >= 2000, first <= 2200, let month = wholeNumber(at + 1), let day = wholeNumber(at + 2),
      tokens[at + 1].join == .hyphen, tokens[at + 2].join == .hyphen, (1...12).contains(month), (1...31).contains(day)
    {
      mention.day = .date(day: day, month: month, year: first)
      return at + 3
    }
    guard sign(at + 1, "/"), let second = wholeNumber(at + 2), (1...31).contains(first), (1...31).contains(second)
    else { return nil }
    var year: Int?
    var end = at + 3
    if sign(end, "/"), let number = wholeNumber(end + 1) {
      // "15/12/10" counts repetitions.
      guard number >= 20 || hasPreposition else { return nil }
      year = number < 100 ? 2000 + number : number
      end += 2
    }
    guard year != nil || hasPreposition else { return nil }
    let isMonthFirst = second > 12
    let (day, month) = isMonthFirst ? (second, first) : (first, second)
    guard (1...12).contains(month) else { return nil }
    mention.day = .date(day: day, month: month, year: year)
    return end
  }
}
