import Nutrition

/// Dates with their year, in every order and with every sign that people write them: "19/11/2026", "2026/11/19", "19-11-2026",
/// "Nov 19, 2026", "19th of November, 2026". The year counts nothing.
struct WrittenDates {
  private static let years = 2000...2200
  private static let endings: WordSet = ["st", "nd", "rd", "th"]

  private let tokens: [Token]
  private let isMonthFirst: Bool
  private let today: CalendarDay

  /// `tokens` with them as "2026-11-19", and without a year as "19 nov" where they close the line or an hour follows.
  static func told(_ tokens: [Token], _ context: ReadingContext) -> [Token] {
    let dates = WrittenDates(
      tokens: tokens, isMonthFirst: context.units == .us, today: CalendarDay(context.now, in: context.timeZone))
    return tokens.replacing { dates.date(at: $0) }
  }

  private func date(at index: Int) -> (end: Int, words: [Token])? {
    guard tokens[index].join == .apart || index == 0 || tokens[index - 1].kind == .punctuation else { return nil }
    guard let (day, end) = inFigures(at: index) ?? inWords(at: index) else { return withoutYear(at: index) }
    let range = tokens[index].range.lowerBound..<tokens[end - 1].range.upperBound
    let words = [day.year, day.month, day.day].enumerated().map { place, figure in
      let text = String(figure)
      return Token(
        kind: .number, text: text, folded: text, value: Double(figure), join: place == 0 ? .apart : .hyphen,
        range: range)
    }
    return (end, words)
  }

  /// "Egg 19/11", which are no parts of an egg, and "Nov 19 08:10 egg".
  private func withoutYear(at index: Int) -> (end: Int, words: [Token])? {
    let token = tokens[index]
    if TimeWords.months.contains(token), let (_, next) = day(at: index + 1), next < tokens.count,
      tokens[next].kind == .clock
    {
      return (next, [tokens[index + 1], token.joined(.apart)])
    }
    guard index > 0, token.kind == .number, tokens[index - 1].kind == .word,
      case (let text, let end) = figures(at: index),
      case let parts = text.split(separator: "/"), parts.count == 2, tokens.ends(at: end),
      let first = Int(parts[0]), let second = Int(parts[1]), first > 12 || isMonthFirst && second > 12,
      let date = CalendarDay(first, second, year: today.year, isMonthFirst: isMonthFirst, today: today),
      let month = TimeWords.months.keys.first(where: { TimeWords.months[$0] == date.month })
    else { return nil }
    let day = Token(
      kind: .number, text: token.text, folded: String(date.day), value: Double(date.day), range: token.range)
    return (end, [day, Token.word(month, at: token.range)])
  }

  /// Three figures with one kind of sign between them, the year first or last.
  private func inFigures(at index: Int) -> (CalendarDay, Int)? {
    guard tokens[index].kind == .number else { return nil }
    let (text, end) = figures(at: index)
    guard let sign = text.first(where: { !$0.isNumber }), ["/", "-", "."].contains(sign),
      case let parts = text.split(separator: sign, omittingEmptySubsequences: false), parts.count == 3
    else { return nil }
    let figures = parts.compactMap { Int($0) }
    guard figures.count == 3 else { return nil }
    if Self.years.contains(figures[0]) {
      // "2026-11-19" is as it should be.
      return sign == "-" ? nil : CalendarDay(year: figures[0], month: figures[1], day: figures[2]).map { ($0, end) }
    }
    // "15/12/10" and "12-10-8" count repetitions.
    let isShort = sign == "/" && parts[2].count == 2 && figures[2] >= 20
    guard Self.years.contains(figures[2]) || isShort else { return nil }
    return CalendarDay(
      figures[0], figures[1], year: isShort ? 2000 + figures[2] : figures[2], isMonthFirst: isMonthFirst, today: today
    ).map { ($0, end) }
  }

  /// What stands together from `index` on: "19/11/2026", without the point that ends a sentence.
  private func figures(at index: Int) -> (text: String, end: Int) {
    var text = tokens[index].folded
    var end = index + 1
    while end < tokens.count, tokens[end].join != .apart,
      tokens[end].kind == .number || tokens[end].isSign("/") || tokens[end].isSign(".")
    {
      if tokens[end].isSign("."), end + 1 == tokens.count || tokens[end + 1].join == .apart { break }
      text += (tokens[end].join == .hyphen ? "-" : "") + tokens[end].folded
      end += 1
    }
    return (text, end)
  }

  private func inWords(at index: Int) -> (CalendarDay, Int)? {
    if let month = TimeWords.months[tokens[index]], let (day, next) = self.day(at: index + 1) {
      return year(behind: next).flatMap { year, end in
        CalendarDay(year: year, month: month, day: day).map { ($0, end) }
      }
    }
    guard let (day, next) = self.day(at: index), case let place = tokens.word(next) == "of" ? next + 1 : next,
      place < tokens.count, let month = TimeWords.months[tokens[place]]
    else { return nil }
    return year(behind: place + 1).flatMap { year, end in
      CalendarDay(year: year, month: month, day: day).map { ($0, end) }
    }
  }

  private func day(at index: Int) -> (Int, Int)? {
    guard let day = whole(at: index), (1...31).contains(day) else { return nil }
    return (day, Self.endings.contains(at: index + 1, in: tokens) ? index + 2 : index + 1)
  }

  private func year(behind index: Int) -> (Int, Int)? {
    let place = index < tokens.count && tokens[index].isSign(",") ? index + 1 : index
    guard let year = whole(at: place), Self.years.contains(year), tokens[place].folded.utf8.count == 4 else {
      return nil
    }
    return (year, place + 1)
  }

  private func whole(at index: Int) -> Int? {
    guard index < tokens.count, tokens[index].kind == .number else { return nil }
    return Int(tokens[index].folded)
  }
}
