import Nutrition

/// What runners write in their logs, in the words that every reader knows: "6x600 with 60s jog", "easy 5 miles @ 8:50",
/// "ran 9k, 6h40".
enum RunningNotes {
  /// `tokens` with the unit of bare intervals, without the jogs between them, and paces and hours said to be such.
  static func told(_ tokens: [Token]) -> [Token] {
    guard tokens.contains(where: { $0.kind == .number }) else { return tokens }
    var told = TrainingManner.before(withoutCheer(tokens))
    if let interval = interval(in: told) {
      told = measured(told, at: interval)
      told = withoutJogs(told, behind: interval)
    }
    return namedRace(startingHour(of: paced(told)))
  }

  /// "5k pb 22:41" for "5k pb!! 22:41": the time that closes a line is that of what was cheered before it.
  private static func withoutCheer(_ tokens: [Token]) -> [Token] {
    guard let clock = tokens.indices.last, clock > 2, tokens[clock].kind == .clock, tokens[clock - 1].isSign("!"),
      tokens.dropFirst().prefix(4).contains(where: { kilometers.contains($0) || TrainingWords.miles.contains($0) })
    else { return tokens }
    return tokens.dropLast().filter { !$0.isSign("!") } + [tokens[clock]]
  }

  private static let racing: WordSet = ["did", "finished", "completed", "raced", "survived", "smashed"]

  /// "Did a 70.3 triathlon" of "did a 70.3": nothing else is called by so many miles.
  private static func namedRace(_ tokens: [Token]) -> [Token] {
    guard
      let figure = tokens.indices.dropFirst(2).first(where: { index in
        tokens[index].says("70.3") && NumberWords.articles.contains(tokens[index - 1])
          && racing.contains(tokens[index - 2])
      }) ?? timedRace(tokens), figure + 1 == tokens.count || UnitTable.unit(at: figure + 1, in: tokens) == nil
    else { return tokens }
    var told = tokens
    told.insert(Token.word("triathlon", at: tokens[figure].range), at: figure + 1)
    return told
  }

  /// The place of the figure in "70.3 in 5:30", which nobody weighs in a time.
  private static func timedRace(_ tokens: [Token]) -> Int? {
    guard let figure = tokens.prefix(3).firstIndex(where: { $0.says("70.3") }), figure + 2 < tokens.count,
      tokens[figure + 1].isWord("in"), tokens[..<figure].allSatisfy({ $0.isOne(of: "i", "did", "raced") })
    else { return nil }
    return tokens[figure + 2].kind == .clock || QuantityParser(tokens).quantity(at: figure + 2)?.seconds != nil
      ? figure : nil
  }

  // MARK: Intervals

  /// Metres that are run again and again on a track.
  private static let repeated: Set<Double> = [200, 300, 400, 500, 600, 800, 1000, 1200, 1600]
  private static let signs: WordSet = [
    "jog", "float", "rest", "rests", "recovery", "recoveries", "off", "rec", "track", "ran", "run", "running",
    "intervals",
    "repeats", "strides",
  ]

  /// The figure behind the "x" of "6x600" or "5 x 1k"; nil where that is of no run: "10 x 100 m swim", "4x8 squats".
  private static func interval(in tokens: [Token]) -> Int? {
    guard
      let sign = tokens.indices.first(where: { index in
        index > 0 && index + 1 < tokens.count && (tokens[index].isWord("x") || tokens[index].isSign("×"))
          && tokens[index - 1].value.map { (2...40).contains($0) } == true && tokens[index + 1].kind == .number
      }), case let at = sign + 1, signs.occurs(in: tokens), !otherSports.occurs(in: tokens),
      ExerciseLexicon.reference.mentions(in: tokens).isEmpty
    else { return nil }
    if Intervals.length(at: at + 1, in: tokens) != nil { return at }
    return isBare(at, in: tokens) ? at : nil
  }

  private static let otherSports: WordSet = [
    "swim", "swam", "swimming", "pool", "row", "rowed", "rowing", "rower", "erg", "bike", "cycled", "ride", "rode",
    "free",
    "freestyle", "backstroke", "breaststroke", "fly", "kick", "drill", "im", "ski", "skierg",
  ]

  /// "600" with no unit of its own: metres of a track.
  private static func isBare(_ index: Int, in tokens: [Token]) -> Bool {
    guard let value = tokens[index].value, repeated.contains(value) else { return false }
    return UnitTable.unit(at: index + 1, in: tokens) == nil
      && !(index + 1 < tokens.count && (tokens[index + 1].isWord("x") || tokens[index + 1].isCount))
  }

  private static func measured(_ tokens: [Token], at index: Int) -> [Token] {
    guard isBare(index, in: tokens) else { return tokens }
    var told = tokens
    told.insert(Token.word("m", at: tokens[index].range), at: index + 1)
    return told
  }

  private static let leads: WordSet = ["with", "w", "off", "and", "plus", "then", "a", "of", "easy", "slow"]
  private static let gaits: WordSet = ["jog", "jogs", "jogging", "walk", "walks", "walking", "float", "floats"]
  private static let closing: WordSet = [
    "recovery", "recoveries", "rest", "rests", "rec", "between", "in", "inbetween", "each", "reps", "them", "back",
  ]
  /// Seconds and metres of what lies between two intervals; what is longer is a run of its own.
  private static let longestPause = 600.0
  private static let longestWay = 800.0

  /// Without "with 60s jog" and ", 200 m jog recovery": nobody counts them, and what was run is run.
  private static func withoutJogs(_ tokens: [Token], behind interval: Int) -> [Token] {
    var told = tokens
    while let gait = told.indices.first(where: { $0 > interval + 2 && gaits.contains(told[$0]) }),
      let start = pauseStart(before: gait, behind: interval, in: told)
    {
      let end = closing.end(from: gait + 1, in: told)
      guard told.ends(at: end) else { break }
      told.removeSubrange(start..<end)
    }
    // Nobody jogs between what is not run.
    if told.count < tokens.count, !running.occurs(in: told) {
      told.insert(Token.word("ran", at: told[interval - 2].range), at: interval - 2)
    }
    return told
  }

  /// Where "with 60 s", ", 200" begins that `gait` was of.
  private static func pauseStart(before gait: Int, behind interval: Int, in tokens: [Token]) -> Int? {
    var at = gait - 1
    while at > interval, tokens[at].isOne(of: "easy", "slow", "light") { at -= 1 }
    guard let figure = [at, at - 1].first(where: { $0 > interval + 1 && tokens[$0].kind == .number }),
      let value = tokens[figure].value
    else { return nil }
    if figure == at {
      guard repeated.contains(value) || value == 100 else { return nil }
    } else {
      guard let unit = UnitTable.unit(at: at, in: tokens)?.unit,
        unit.dimension == .time && value * unit.factor <= longestPause
          || unit.dimension == .length && value * unit.factor <= longestWay
      else { return nil }
    }
    var start = figure
    while start - 1 > interval + 1, leads.contains(tokens[start - 1]) || tokens[start - 1].isSign(",") { start -= 1 }
    return start
  }

  // MARK: Paces

  private static let efforts: WordSet = [
    "easy", "long", "tempo", "steady", "recovery", "threshold", "progression", "marathon", "hm",
  ]
  private static let kilometers: WordSet = ["k", "km", "kms"]
  /// Minutes that runners take for one.
  private static let perKilometer = 2.75...8.5
  private static let perMile = 4.5...13.5

  /// "At 8:50 pace" for the "@ 8:50" of "easy 5 miles @ 8:50": behind how and how far it was run, it is a pace and no
  /// hour.
  private static func paced(_ tokens: [Token]) -> [Token] {
    guard
      let at = tokens.indices.dropFirst().dropLast().first(where: {
        tokens[$0].isSign("@") && tokens[$0 + 1].kind == .clock
      }), efforts.occurs(in: tokens[..<at]), let minutes = tokens[at + 1].value,
      let length = tokens[..<at].indices.dropFirst().last(where: {
        tokens[$0 - 1].kind == .number && (TrainingWords.miles.contains(tokens[$0]) || kilometers.contains(tokens[$0]))
      }), (TrainingWords.miles.contains(tokens[length]) ? perMile : perKilometer).contains(minutes),
      !(at + 2 < tokens.count && tokens[at + 2].isOne(of: "am", "pm", "pace", "per", "/", "min"))
    else { return tokens }
    var told = tokens
    told[at] = Token.word("at", at: tokens[at].range)
    told.insert(Token.word("pace", at: tokens[at + 1].range), at: at + 2)
    return told
  }

  // MARK: Hours

  private static let running: WordSet = ["ran", "run", "jogged", "jog", "running"]
  /// Kilometres an hour that are slower than any run.
  private static let slowest = 3.0

  /// "At 6:40" for the "6h40" of "ran 9k, 6h40": it would be no run if it took so long, and clocks are written so too.
  private static func startingHour(of tokens: [Token]) -> [Token] {
    guard running.occurs(in: tokens),
      let hour = tokens.indices.dropLast().first(where: { minutesBehindHour($0, in: tokens) != nil }),
      let (minutes, end) = minutesBehindHour(hour, in: tokens), let hours = tokens[hour].value,
      (4..<24).contains(hours),
      let length = tokens.indices.dropFirst().last(where: {
        tokens[$0 - 1].kind == .number && (TrainingWords.miles.contains(tokens[$0]) || kilometers.contains(tokens[$0]))
      }), case let figure = tokens[length - 1].value ?? 0,
      case let way = TrainingWords.miles.contains(tokens[length]) ? UnitConversion.kilometres(miles: figure) : figure,
      way / (hours + minutes / 60) < slowest
    else { return tokens }
    let clock = tokens[hour].read(asClock: hours + minutes / 60)
    return tokens[..<hour] + [Token.word("at", at: tokens[hour].range), clock] + tokens[end...]
  }

  /// 40 of the "h40" behind the 6 of "6h40", and where it ends.
  private static func minutesBehindHour(_ index: Int, in tokens: [Token]) -> (minutes: Double, end: Int)? {
    guard tokens[index].kind == .number, index + 1 < tokens.count, tokens[index + 1].join == .glued,
      tokens[index + 1].folded.hasPrefix("h")
    else { return nil }
    let rest = tokens[index + 1].folded.dropFirst()
    if rest.count == 2, let minutes = Double(rest), minutes < 60 { return (minutes, index + 2) }
    guard rest.isEmpty, index + 2 < tokens.count, tokens[index + 2].join == .glued,
      tokens[index + 2].text.utf8.count == 2, let minutes = tokens[index + 2].value, minutes < 60
    else { return nil }
    return (minutes, index + 3)
  }
}
