import Nutrition

/// Reads durations, distances, speeds and efforts out of a workout's words.
struct WorkoutAmountReader: TokenLooking {
  let tokens: [Token]
  /// Swimming is measured in metres where running is timed in minutes: "30m".
  let isSwim: Bool
  var amounts = WorkoutAmounts()
  var clocks: [(token: Token, index: Int)] = []

  /// A large figure without its unit is of metres: "rowed 5000".
  var inMeters = false
  /// A treadmill's speed without its unit is of miles an hour.
  var inMiles = false
  /// A load is carried: over metres and not for minutes.
  var isCarried = false

  init(_ tokens: [Token], isSwim: Bool) {
    self.tokens = tokens
    self.isSwim = isSwim
  }

  static func read(
    _ tokens: [Token], isSwim: Bool = false, inMeters: Bool = false, inMiles: Bool = false, isCarried: Bool = false
  )
    -> WorkoutAmounts
  {
    var reader = WorkoutAmountReader(tokens, isSwim: isSwim)
    reader.inMeters = inMeters
    reader.inMiles = inMiles
    reader.isCarried = isCarried
    var index = 0
    while index < tokens.count {
      if let end = reader.step(at: index), end > index {
        reader.amounts.covered.append(index..<end)
        index = end
      } else {
        index += 1
      }
    }
    reader.readSplits()
    reader.readClocks()
    reader.readPointedTime()
    reader.spreadIntervals()
    reader.amounts.takeBreaks()
    return reader.amounts
  }

  mutating func step(at index: Int) -> Int? {
    let token = tokens[index]
    if let effort = WorkoutAmounts.Effort.words[token], token.kind == .word {
      amounts.effort = amounts.effort ?? effort
      return nil
    }
    if token.kind == .clock { return clock(token, at: index) }
    if let end = lostTime(at: index) ?? stations(at: index) ?? intervals(at: index) ?? inclineByName(at: index) {
      return end
    }
    if let end = burned(at: index) ?? race(at: index) ?? compactDuration(at: index) { return end }
    return grade(at: index) ?? labelledSpeed(at: index) ?? splits(at: index) ?? measure(at: index)
  }

  /// By the word behind a number, what the number is without more ado.
  private static let figures: WordTable<any WritableKeyPath<WorkoutAmounts, Double?> & Sendable> = [
    "flights": \.flights, "flight": \.flights, "floors": \.flights, "storeys": \.flights, "stories": \.flights,
    "holes": \.holes, "overs": \.overs, "kph": \.kilometersPerHour, "kmh": \.kilometersPerHour,
    "kmph": \.kilometersPerHour,
  ]

  /// "5 km", "10k", "10,000 steps", "30 minutes", "8x400m", "20 laps", "at 10 km/h", "300 kcal".
  mutating func measure(at index: Int) -> Int? {
    if let end = bareHour(at: index) { return end }
    guard let number = NumberPhrase.read(at: index, in: tokens) else { return labelledSteps(at: index) }
    var value = number.value
    var at = index + number.count
    if number.isArticle, word(at) == "5" { return nil }
    if word(at) == "k", tokens[at].join == .glued || !number.isArticle { return thousands(value, at: at, from: index) }
    // "8 x 400 m", "6 x 1k": intervals.
    var times = 1.0
    if word(at) == "x" || word(at) == "times", let inner = NumberPhrase.read(at: at + 1, in: tokens), !inner.isArticle,
      let length = Intervals.length(at: at + 1 + inner.count, in: tokens), value <= 100
    {
      if length.isThousand { return distance(value * inner.value, end: length.end) }
      times = value
      value = inner.value
      at += 1 + inner.count
    }
    if let repeated = repeatedTime(at: at, times: value) ?? counted(value, at: at) { return repeated }
    while word(at).isOne(of: "more", "full", "solid", "whole", "good", "consecutive", "straight", "nonstop", "active") {
      at += 1
    }
    if let figure = Self.figures[word(at)] {
      amounts[keyPath: figure] = value
      return at + 1
    }
    switch word(at) {
    case "steps", "step":
      if value >= 50 { amounts.steps = value }
      return at + 1
    case "miler":
      return distance(UnitConversion.kilometres(miles: value), end: at + 1)
    case "skips", "jumps":
      takeSkips(value)
      return at + 1
    case "laps", "lengths", "lap", "length":
      return laps(value, end: at + 1)
    case "games", "halves", "periods", "quarters", "matches", "lots", "chukkas", "blocks", "reps", "efforts",
      "intervals", "walks", "runs", "rides", "swims", "sessions", "stints", "bouts", "goes":
      guard word(at + 1) == "of" else { return nil }
      return repeatedTime(at: at + 1, times: value) ?? bareParts(value, at: at + 1)
    // "205 W" of a machine, "30 w/ Jo" of company.
    case "w" where tokens[at].join == .glued || tokens[at].text == "W", "watts", "watt":
      guard (20...1500).contains(value) else { return nil }
      amounts.watts = value
      return at + 1
    case "rounds":
      amounts.rounds = value
      return
        (word(at + 1).isOne(of: "of", "x") ? repeatedTime(at: at + 1, times: value) : timedRounds(value, at: at + 1))
        ?? at + 1
    // Metres that a way rises, as Germans count them.
    case "hohenmeter", "hohenmetern", "hoehenmeter", "hm":
      guard (10...10_000).contains(value) else { return nil }
      amounts.ascentMeters = value
      return at + 1
    case "mph":
      amounts.kilometersPerHour = UnitConversion.kilometres(miles: value)
      return at + 1
    default: break
    }
    return inUnit(value, at: at, times: times, from: index)
  }

  private mutating func takeSkips(_ count: Double) {
    // The middle of what the Compendium calls a moderate pace with a rope.
    add(minutes: max(1, (count / 110).rounded()))
    amounts.assumptions.append("110 skips a minute")
  }

  /// "20 laps": how far that was, where the course or the pool is told.
  private mutating func laps(_ count: Double, end: Int) -> Int? {
    if let course = courseLength(at: end) { return distance(count * course.meters / 1000, end: course.end) }
    amounts.laps = count
    guard let pool = poolLength(at: end) else { return end }
    return distance(count * pool.meters / 1000, end: pool.end)
  }

  /// What a figure measures by the unit behind it; without one it may be of metres.
  private mutating func inUnit(_ value: Double, at: Int, times: Double, from index: Int) -> Int? {
    guard let (unit, count) = UnitTable.unit(at: at, in: tokens) else {
      let isMeters = inMeters && (200...20_000).contains(value) && value.truncatingRemainder(dividingBy: 50) == 0
      return isMeters ? distance(value / 1000, end: at) : nil
    }
    let end = at + count
    switch unit.dimension {
    case .time: return timed(value, of: unit, from: index, end: end)
    case .length: return measured(value, of: unit, times: times, from: index, end: end)
    case .energy:
      let repeated = Intervals.countBehind(end, in: tokens)  // "20 cals x 5"
      amounts.kilocalories = min(10_000, value * unit.factor * (repeated?.count ?? 1))
      return repeated?.end ?? end
    case .mass, .volume, .measure: return nil
    }
  }
}
