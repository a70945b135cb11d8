import Nutrition

/// Finds the words of a clause that say when something happened.
struct TimeScanner {
  private let tokens: [Token]
  private var mention = TimeMention()
  private var index = 0
  /// Amounts are looked at only where "ago" makes a time of one.
  private let hasAgo: Bool

  private init(_ tokens: [Token]) {
    self.tokens = tokens
    hasAgo = tokens.contains { $0.isWord("ago") }
  }

  /// What `tokens` say about time.
  static func scan(_ tokens: [Token]) -> TimeMention {
    var scanner = TimeScanner(tokens)
    while scanner.index < tokens.count {
      let start = scanner.index
      if let end = scanner.step(), end > start {
        scanner.mention.covered.append(start..<end)
        scanner.index = end
      } else {
        scanner.index = start + 1
      }
    }
    return scanner.mention
  }

  private func word(_ at: Int) -> String {
    guard at >= 0, at < tokens.count, tokens[at].kind == .word else { return "" }
    return tokens[at].folded
  }

  private func sign(_ at: Int, _ sign: String) -> Bool { at >= 0 && at < tokens.count && tokens[at].isSign(sign) }

  private func wholeNumber(_ at: Int) -> Int? {
    guard at >= 0, at < tokens.count, tokens[at].kind == .number, let value = tokens[at].value, value >= 0,
      value < 10000, value == value.rounded()
    else { return nil }
    return Int(value)
  }

  /// Reads one mention at `index`; the end of its tokens, or nil.
  private mutating func step() -> Int? {
    agoPhrase() ?? datePhrase() ?? dayPhrase() ?? clockPhrase() ?? partPhrase() ?? mealPhrase()
  }

  // MARK: Ago

  /// "2 hours ago", "half an hour ago", "a few days ago", "an hour and a half ago".
  private mutating func agoPhrase() -> Int? {
    guard tokens[index].kind != .punctuation else { return nil }
    if word(index) == "in", futureSpan(at: index + 1) {
      mention.day = .future
      return index + 3
    }
    guard hasAgo else { return nil }
    guard let quantity = QuantityParser(tokens).quantity(at: index) else { return nightsAgo() }
    guard var seconds = quantity.seconds else { return nightsAgo() }
    var end = quantity.tokens.upperBound
    if word(end) == "and", word(end + 1) == "a", word(end + 2) == "half", let unit = quantity.unit {
      seconds += unit.factor / 2
      end += 3
    }
    guard word(end) == "ago" else { return nightsAgo() }
    end += 1
    if let unit = quantity.unit?.name, unit == "day" || unit == "week" {
      mention.day = .ago(Int(min(3650, (seconds / 86400).rounded())))
    } else {
      mention.secondsAgo = min(seconds, 366 * 86400)
    }
    return end
  }

  private func futureSpan(at start: Int) -> Bool {
    guard let quantity = QuantityParser(tokens).quantity(at: start), quantity.seconds != nil else { return false }
    // "in 30 minutes" is a time to come in a plan and a duration in a report; only days and weeks are clear.
    guard let unit = quantity.unit?.name else { return false }
    return (unit == "day" || unit == "week") && quantity.tokens.count == 2
  }

  private mutating func nightsAgo() -> Int? {
    guard let number = NumberPhrase.read(at: index, in: tokens),
      ["night", "nights"].contains(word(index + number.count)),
      word(index + number.count + 1) == "ago"
    else { return nil }
    mention.day = .ago(Int(max(1, min(3650, number.value))))
    mention.part = TimeWords.parts["night"]
    mention.isNight = true
    return index + number.count + 2
  }

  // MARK: Days

  private mutating func dayPhrase() -> Int? {
    let first = word(index)
    switch first {
    case "yesterday", "yday", "yest", "yesterdays", "yesterday's", "ystrday", "yesturday":
      return day(.ago(1), end: index + 1)
    case "today", "todays", "today's", "tday": return day(.today, end: index + 1)
    case "tomorrow", "tmrw", "tomorrows", "tomorrow's", "tmr", "tomorow": return day(.future, end: index + 1)
    case "day" where word(index + 1) == "before" && word(index + 2) == "yesterday":
      return day(.ago(2), end: index + 3)
    case "the" where word(index + 1) == "day" && word(index + 2) == "before" && word(index + 3) == "yesterday":
      return day(.ago(2), end: index + 4)
    case "the" where word(index + 1) == "other":
      if word(index + 2) == "day" { return day(.ago(2), end: index + 3) }
      if ["night", "evening"].contains(word(index + 2)) {
        mention.part = TimeWords.parts[word(index + 2)]
        return day(.ago(2), end: index + 3)
      }
      return nil
    case "last", "on", "this", "past", "next":
      if let weekday = TimeWords.weekdays[word(index + 1)] ?? TimeWords.ambiguousWeekdays[word(index + 1)] {
        if first == "next" { return day(.future, end: index + 2) }
        return day(.weekday(weekday, isStrict: first != "this"), end: index + 2)
      }
      if first == "last", word(index + 1) == "week" { return day(.ago(7), end: index + 2) }
      if first == "next", ["week", "month", "time", "year", "weekend"].contains(word(index + 1)) {
        return day(.future, end: index + 2)
      }
      if first == "on" || first == "this" || first == "last",
        word(index + 1) == "weekend" || word(index + 2) == "weekend"
      {
        return day(.weekday(1, isStrict: false), end: index + (word(index + 1) == "weekend" ? 2 : 3))
      }
      return nil
    default:
      if let weekday = TimeWords.weekdays[first] { return day(.weekday(weekday, isStrict: false), end: index + 1) }
      if let weekday = TimeWords.ambiguousWeekdays[first], index == 0,
        sign(1, ":") || TimeWords.meals[word(1)] != nil || TimeWords.parts[word(1)] != nil
      {
        return day(.weekday(weekday, isStrict: false), end: index + 1)
      }
      return nil
    }
  }

  private mutating func day(_ day: TimeMention.Day, end: Int) -> Int {
    if mention.day == nil || mention.day == .today { mention.day = day }
    return end
  }

  // MARK: Dates

  /// "20 Nov", "Nov 20th", "the 20th of November 2025", "on the 18th", "2026-11-18", "on 18/11".
  private mutating func datePhrase() -> Int? {
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

  private mutating func date(_ day: Int, _ month: Int, yearAt: Int) -> Int {
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
  private mutating func numericDate(from at: Int, hasPreposition: Bool) -> Int? {
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

  // MARK: Clock

  private mutating func clockPhrase() -> Int? {
    let found = ClockScanner(tokens).clock(at: index)
    guard let found else { return nil }
    mention.clock = mention.clock ?? found.clock
    return found.end
  }

  // MARK: Parts of the day

  private mutating func partPhrase() -> Int? {
    let first = word(index)
    switch first {
    case "tonight", "tonite", "2nite", "tonights", "tonight's":
      return part(19, day: .today, isThis: true, end: index + 1)
    case "last":
      if ["night", "nite", "nights", "night's", "evening"].contains(word(index + 1)) {
        mention.isNight = true
        return part(word(index + 1) == "evening" ? 19 : 21, day: .ago(1), end: index + 2)
      }
      return nil
    case "overnight": return part(23, day: .ago(1), end: index + 1)
    case "this":
      let skip = ["early", "late", "mid"].contains(word(index + 1)) ? 2 : 1
      guard let hour = TimeWords.parts[word(index + skip)] else { return nil }
      return part(hour, day: .today, isThis: true, end: index + skip + 1)
    case "good":
      // A greeting is no time.
      return TimeWords.parts[word(index + 1)] != nil ? index + 2 : nil
    case "in" where word(index + 1) == "the" && TimeWords.parts[word(index + 2)] != nil:
      return part(TimeWords.parts[word(index + 2)] ?? 12, day: nil, end: index + 3)
    case "at" where ["night", "nite"].contains(word(index + 1)):
      return part(21, day: nil, end: index + 2)
    default:
      guard let hour = TimeWords.parts[first], !isPartOfName(at: index) else { return nil }
      return part(hour, day: nil, end: index + 1)
    }
  }

  /// "night out", "good night", "bonfire night": not when.
  private func isPartOfName(at index: Int) -> Bool {
    if word(index) == "eve" { return word(index - 1) != "yesterday" }
    if ["night", "nite"].contains(word(index)) {
      return !["yesterday", "late", "early"].contains(word(index - 1)) && TimeWords.weekdays[word(index - 1)] == nil
    }
    return false
  }

  private mutating func part(_ hour: Double, day: TimeMention.Day?, isThis: Bool = false, end: Int) -> Int {
    if mention.part == nil {
      mention.part = hour
      mention.isThisPart = isThis
    }
    if hour >= 21 { mention.isNight = true }
    if let day, mention.day == nil { mention.day = day }
    return end
  }

  // MARK: Meals

  private mutating func mealPhrase() -> Int? {
    guard let found = MealWordScanner(tokens).meal(at: index) else { return nil }
    if mention.meal == nil {
      mention.meal = found.meal
      mention.usualHour = found.usualHour
    }
    return found.covers
  }
}
