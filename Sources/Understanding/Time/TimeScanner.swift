import Nutrition

/// Finds the words of a clause that say when something happened.
struct TimeScanner: TokenLooking {
  let tokens: [Token]
  var mention = TimeMention()
  var index = 0
  /// Amounts are looked at only where "ago" makes a time of one.
  let hasAgo: Bool
  /// The hour found is one at which the person came home.
  private var isHomecoming = false
  /// The hour found is one at which the person woke up.
  private var isWaking = false
  /// A colon follows the tokens.
  let isLabel: Bool

  init(_ tokens: [Token], isLabel: Bool = false) {
    self.tokens = tokens
    self.isLabel = isLabel
    hasAgo = tokens.contains { $0.isWord("ago") }
  }

  /// What `tokens` say about time; `isLabel` where they head what a colon leads to.
  static func scan(_ tokens: [Token], isLabel: Bool = false) -> TimeMention {
    var scanner = TimeScanner(tokens, isLabel: isLabel)
    while scanner.index < tokens.count {
      let start = scanner.index
      if let end = scanner.pastFeeling(at: start) {
        scanner.index = end
        continue
      }
      if scanner.mayBegin(at: start), let end = scanner.step(), end > start {
        scanner.mention.covered.append(start..<end)
        scanner.index = end
      } else {
        scanner.index = start + 1
      }
    }
    if case .ago? = scanner.mention.day, scanner.mention.part == nil, scanner.mention.clock == nil,
      tokens.contains(where: { $0.isOne(of: "bed", "bedtime") })
    {
      scanner.mention.part = bedtime
    }
    // "Got home at 6 yesterday": people come home behind noon.
    if scanner.isHomecoming, scanner.mention.part == nil, case .ago? = scanner.mention.day,
      case .halfDay(let hour)? = scanner.mention.clock, hour < 12
    {
      scanner.mention.clock = .sure(hour + 12)
    }
    // "Woke up at 6".
    if scanner.isWaking, case .halfDay(let hour)? = scanner.mention.clock, wakingHours.contains(hour) {
      scanner.mention.clock = .sure(hour)
    }
    return scanner.mention
  }

  private static let wakingHours = 4.0..<12

  /// The hour that stands for "before bed".
  private static let bedtime = 22.0

  func wholeNumber(_ at: Int) -> Int? {
    guard at >= 0, at < tokens.count, tokens[at].kind == .number, let value = tokens[at].value, value >= 0,
      value < 10000, value == value.rounded()
    else { return nil }
    return Int(value)
  }

  /// The words that a mention of time may begin with.
  private static let openers: WordSet = {
    let words = WordSet(
      [
        "from", "in", "on", "the", "day", "last", "this", "past", "next", "overnight", "mid", "good", "at", "a", "half",
        "just", "woke", "wake", "waking",
      ]
        + ["quarter", "between"])
    return [
      WordSet(TimeWords.days.keys), WordSet(TimeWords.tonight), WordSet(TimeWords.weekdays.keys),
      WordSet(TimeWords.weekdays.keys.map { $0 + "s" }), WordSet(TimeWords.ambiguousWeekdays.keys),
      WordSet(TimeWords.months.keys), WordSet(TimeWords.parts.keys),
      WordSet(TimeWords.namedHours.keys), WordSet(NumberWords.cardinals.keys), ClockScanner.leads,
      MealWordScanner.openers,
    ].reduce(words) { $0.union($1) }
  }()

  /// False where no mention begins at `index`, which is so of most words and soon seen.
  private func mayBegin(at index: Int) -> Bool {
    let token = tokens[index]
    switch token.kind {
    case .number, .clock: return true
    case .punctuation: return token.isSign("@")
    case .emoji: return false
    case .word:
      if hasAgo || token.folded.utf8.dropLast().last == UInt8(ascii: "'") { return true }
      guard Self.openers.contains(token) else { return false }
      // "a late lunch", "a quarter past", and not "a banana".
      guard NumberWords.articles.contains(token), index + 1 < tokens.count else { return true }
      return tokens[index + 1].kind != .word || Self.openers.contains(tokens[index + 1])
    }
  }

  /// Reads one mention at `index`; the end of its tokens, or nil.
  mutating func step() -> Int? {
    if let end = originPhrase() ?? cookedEarlier() ?? spanPhrase() { return end }
    return agoPhrase() ?? beforeLast() ?? datePhrase() ?? dayPhrase() ?? clockPhrase() ?? partPhrase() ?? mealPhrase()
  }

  // MARK: Days

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

  // MARK: Clock

  private mutating func spanPhrase() -> Int? {
    let token = tokens[index]
    guard token.kind == .number || token.kind == .clock || token.isOne(of: "from", "between", "half", "quarter"),
      let span = ClockScanner(tokens).span(at: index)
    else { return nil }
    if mention.clock == nil {
      mention.clock = span.start
      mention.minutes = span.minutes
    }
    return span.end
  }

  mutating func clockPhrase() -> Int? {
    var clocks = ClockScanner(tokens)
    clocks.isLabelled = isLabel
    guard let found = clocks.clock(at: index) else {
      // The figure stays in the sentence: it may be how long something took.
      if let end = clocks.impossibleClock(at: index) {
        mention.impossible = TimeMention.Impossible(tokens: index + 1..<end, isDay: false)
      }
      return nil
    }
    if mention.clock == nil {
      mention.clock = found.clock
      isHomecoming = word(index - 1) == "home"
      isWaking = word(index - 1) == "up" && word(index - 2).isOne(of: "woke", "got", "wake")
    }
    return found.end
  }

  // MARK: Meals

  mutating func mealPhrase() -> Int? {
    guard let found = MealWordScanner(tokens).meal(at: index) else { return nil }
    if mention.meal == nil {
      mention.meal = found.meal
      mention.usualHour = found.usualHour
      // "Evening snack: popcorn" says its part of the day; "an evening snack" is a kind of snack.
      if found.meal == .snack, let hour = found.usualHour, hour > 0, let end = found.covers,
        TimeWords.parts.holds(tokens[index]) || tokens[index].isOne(of: "mid", "late")
      {
        return part(hour, day: nil, end: end)
      }
    }
    return found.covers
  }
}
