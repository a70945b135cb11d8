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
        TimeWords.parts.contains(tokens[index]) || tokens[index].isOne(of: "mid", "late")
      {
        return part(hour, day: nil, end: end)
      }
    }
    return found.covers
  }
}
