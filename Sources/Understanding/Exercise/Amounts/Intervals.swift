import ToolCalls

/// "5 x 1000 m, 4 min each": the time is of one interval, the distance was added up already.
enum Intervals {
  /// How many intervals a time with "each" is of; nil where there is no such time.
  static func timedEach(in tokens: [Token]) -> Double? {
    guard tokens.contains(where: { $0.isWord("each") || $0.isWord("per") }) else { return nil }
    let isEach = tokens.indices.contains { index in
      guard let end = timeEnd(at: index, in: tokens) else { return false }
      return tokens.word(end) == "each" && tokens.word(end + 1) != "way"
        || tokens.word(end) == "per"
          && tokens.word(end + 1).isOne(of: "rep", "interval", "round")
    }
    return isEach ? count(in: tokens) : nil
  }

  /// Behind "3 minutes" or "3:20".
  private static func timeEnd(at index: Int, in tokens: [Token]) -> Int? {
    if tokens[index].kind == .clock { return index + 1 }
    guard let quantity = QuantityParser(tokens).quantity(at: index), quantity.seconds != nil else { return nil }
    return quantity.tokens.upperBound
  }

  /// How many intervals of a length there were: 5 of "5 x 1000 m".
  static func count(in tokens: [Token]) -> Double? {
    tokens.indices.lazy.compactMap { index -> Double? in
      if let count = repetitions(at: index, in: tokens), tokens[index + 2].kind == .number,
        length(at: index + 3, in: tokens) != nil
      {
        return count
      }
      // "800 m x 5".
      guard tokens[index].kind == .number, let length = length(at: index + 1, in: tokens) else { return nil }
      return countBehind(length.end, in: tokens)?.count
    }.first
  }

  /// Metres that are run again and again on a track, and neither swum nor rowed so.
  private static let ofTrack: Set<Double> = [300, 400, 600, 800, 1200, 1600]

  /// "8 x 400 m": whether such intervals are named, with rests between them that nobody measured.
  static func ofTrack(in tokens: [Token]) -> Bool {
    tokens.indices.contains { index in
      repetitions(at: index, in: tokens) != nil && tokens[index + 2].value.map { ofTrack.contains($0) } ?? false
        && length(at: index + 3, in: tokens).map { !$0.isThousand } ?? false
    }
  }

  /// A unit of length at `index`, "k" among them, and where it ends.
  static func length(at index: Int, in tokens: [Token]) -> (isThousand: Bool, end: Int)? {
    if index < tokens.count, tokens[index].isWord("k"), tokens[index].join == .glued { return (true, index + 1) }
    guard let unit = UnitTable.unit(at: index, in: tokens), unit.unit.dimension == .length else { return nil }
    return (false, index + unit.count)
  }

  private static let repeats: WordSet = [
    "repeats", "reps", "intervals", "sprints", "efforts", "row", "rows", "run", "runs", "swim", "swims",
  ]

  /// 5 of "x 5", behind what was done as often.
  static func countBehind(_ index: Int, in tokens: [Token]) -> (count: Double, end: Int)? {
    let at = index < tokens.count && repeats.contains(tokens[index]) ? index + 1 : index
    guard at + 1 < tokens.count, tokens[at].isWord("x") || tokens[at].isSign("×"), tokens[at + 1].kind == .number,
      let count = tokens[at + 1].value, (2...100).contains(count),
      UnitTable.unit(at: at + 2, in: tokens).map({ $0.unit.dimension == .measure }) ?? true
    else { return nil }
    return (count, at + 2)
  }

  /// 5 of "5 x", with something behind it.
  private static func repetitions(at index: Int, in tokens: [Token]) -> Double? {
    guard index + 2 < tokens.count, tokens[index + 1].isWord("x"), tokens[index].kind == .number,
      let count = tokens[index].value, (2...100).contains(count)
    else { return nil }
    return count
  }

  /// 5 of "5 x" and of "5 rounds of", and what stands behind.
  private static func repeated(at index: Int, in tokens: [Token]) -> (count: Double, next: Int)? {
    if let count = repetitions(at: index, in: tokens) { return (count, index + 2) }
    guard index + 2 < tokens.count, tokens[index + 1].isWord("rounds"), tokens[index].kind == .number,
      let count = tokens[index].value, (2...100).contains(count)
    else { return nil }
    let next = tokens[index + 2].isOne(of: "of", "x") || tokens[index + 2].kind == .punctuation
    return (count, next ? index + 3 : index + 2)
  }

  /// `workout` with the time of one interval as often as it was done.
  static func repeated(_ workout: AddWorkout, _ count: Double) -> AddWorkout {
    guard workout.exercises == nil, workout.distanceKm != nil else { return workout }
    var all = workout
    all.durationMin = workout.durationMin.map { min(1440, $0 * count) }
    return all
  }

  /// Kilometres an hour that intervals are run at.
  private static let speeds = 7.0...25

  /// Minutes of all intervals of `kilometers` together where `minutes`, which nobody could cover them in, is what one of
  /// them or one kilometre took: "6 x 800 m at 3:10".
  static func minutesInAll(_ minutes: Double, kilometers: Double, in tokens: [Token]) -> Double? {
    guard minutes > 0, kilometers / (minutes / 60) > speeds.upperBound, let count = count(in: tokens),
      timedEach(in: tokens) == nil
    else { return nil }
    if speeds.contains(kilometers / count / (minutes / 60)) { return minutes * count }
    return speeds.contains(60 / minutes) ? minutes * kilometers : nil
  }

  // MARK: Work and rest by the clock

  private static let work: WordSet = [
    "hard", "fast", "on", "work", "sprint", "sprints", "sprinting", "effort", "efforts", "quick", "tempo", "max",
  ]
  static let rest = TrainingWords.rests.union([
    "easy", "off", "jog", "jogging", "walk", "walking", "slow", "float", "break",
  ])
  private static let links = ListWords.listJoints.union(["/", "-", "with", "w", "then", "a"])

  /// "8 x 2 min hard, 1 min easy": what is done again and again, with what lies between.
  ///
  /// - Returns: Minutes of all of it, and where its words end; nil where no intervals by the clock begin at `index`.
  static func byTheClock(at index: Int, in tokens: [Token]) -> (minutes: Double, end: Int)? {
    guard let (count, first) = repeated(at: index, in: tokens),
      let one = QuantityParser(tokens).quantity(at: first), let seconds = one.seconds, seconds <= 3600,
      case var end = one.tokens.upperBound, end < tokens.count
    else { return nil }
    let isWork = work.contains(tokens[end])
    if isWork { end += 1 }
    var next = end
    while next < tokens.count, next - end < 3, links.contains(tokens[next]) { next += 1 }
    if next < tokens.count, let (pause, last) = pause(at: next, in: tokens), last < tokens.count,
      rest.contains(tokens[last])
    {
      return (count * (seconds + pause) / 60, last + 1)
    }
    // "20 s on 40 off": the second in the unit of the first.
    if isWork, next + 1 < tokens.count, tokens[next].kind == .number, let pause = tokens[next].value,
      rest.contains(tokens[next + 1]), let unit = one.unit
    {
      return (count * (seconds + pause * unit.factor) / 60, next + 2)
    }
    return isWork ? (count * seconds / 60, end) : nil
  }

  /// Where intervals by the clock stand, signs and all.
  static func ranges(in tokens: [Token]) -> [Range<Int>] {
    guard tokens.contains(where: { $0.isWord("x") || $0.isWord("rounds") }) else { return [] }
    return tokens.indices.compactMap { index in byTheClock(at: index, in: tokens).map { index..<$0.end } }
  }
}
