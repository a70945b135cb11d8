import ToolCalls

/// Sets with slashes between them: "90 6/6/6", "70/6/6/6".
extension StrengthNotation {
  /// Repetitions of one set; what is more is no set with a load.
  private static let mostReps = 15.0
  private static let leastLoad = 20.0
  /// Nobody does so many times fewer repetitions in the second set than in the first.
  private static let leastRatio = 2.5

  /// "6/6/6" behind a load.
  func isSlashList(_ at: Int) -> Bool {
    guard let figures = slashed(at), figures.values.count > 1 else { return false }
    return figures.values.allSatisfy { $0 <= Self.mostReps } && !isTimes(figures.end)
      && UnitTable.unit(at: figures.end, in: tokens) == nil
  }

  /// "70/6/6/6" of a lift: the load, and the repetitions of each set. Where nothing is lifted but oneself, or the first
  /// figure might be repetitions, nil.
  mutating func loadThenSlashes() -> [AddWorkout.Set]? {
    guard let figures = slashed(position), figures.values.count > 2, let load = figures.values.first,
      load >= Self.leastLoad, case let reps = figures.values.dropFirst(), let most = reps.max(), most <= Self.mostReps,
      load >= Self.leastRatio * most, !isTimes(figures.end), word(figures.end) != "reps",
      UnitTable.unit(at: figures.end, in: tokens) == nil, !tokens.contains(where: { $0.isSign("@") || $0.isWord("at") })
    else { return nil }
    position = figures.end
    let kg = assume(load)
    return reps.flatMap { make(sets: 1, reps: $0, kg: kg) }
  }

  /// "For 5s": sets of five, as a hold is longer.
  func isSeries(_ at: Int) -> Bool { number(at).map { $0 <= 8 } == true && isPlural(at + 1) }

  /// The figures as `slashedFigures` reads them, where all are whole.
  private func slashed(_ start: Int) -> (values: [Double], end: Int)? {
    slashedFigures(at: start).flatMap { $0.values.allSatisfy { $0 == $0.rounded() && $0 >= 1 } ? $0 : nil }
  }

  /// 12, 10 and 8 of "12/10/8", and where they end.
  func slashedFigures(at start: Int) -> (values: [Double], end: Int)? {
    var values: [Double] = []
    var at = start
    while at < tokens.count, tokens[at].kind == .number {
      let parts = tokens[at].folded.split(separator: "/").compactMap { Double($0) }
      guard !parts.isEmpty else { return nil }
      values += parts
      at += 1
      guard sign(at, "/"), number(at + 1) != nil else { break }
      at += 1
    }
    return values.count > 1 ? (values, at) : nil
  }
}

/// Loads and repetitions that are told apart.
extension StrengthNotation {
  /// "60/70/80 10/8/6", "60/70/80 for 10/8/6": as many repetitions as loads.
  mutating func loadsThenReps() -> [AddWorkout.Set]? {
    guard let (loads, end) = slashedFigures(at: position), loads.count > 1,
      loads.allSatisfy({ (20...600).contains($0) }),
      case let unit = UnitTable.unit(at: end, in: tokens), unit.map({ $0.unit.dimension == .mass }) ?? true,
      case let next = end + (unit?.count ?? 0),
      case let start = isTimes(next) || sign(next, ",") || word(next) == "for" ? next + 1 : next,
      let (reps, last) = slashedFigures(at: start), reps.count == loads.count,
      reps.allSatisfy({ (1...30).contains($0) })
    else { return nil }
    position = last
    return zip(loads, reps).flatMap { load, reps in
      make(sets: 1, reps: reps, kg: unit.map { min(1000, load * $0.unit.factor / 1000) } ?? assume(load))
    }
  }
}

/// Sets that get heavier up to the one that is told.
extension StrengthNotation {
  /// "Singles up to 85", "doubles to 120 kg": the heaviest of sets that got heavier.
  mutating func climbing() -> [AddWorkout.Set]? {
    guard let reps = Self.series[word(position).folded], word(position).folded.hasSuffix("s") else { return nil }
    let at = word(position + 1) == "up" ? position + 2 : position + 1
    guard word(at) == "to" else { return nil }
    if let load = mass(at: at + 1) {
      position = load.end
      return make(sets: 1, reps: reps, kg: load.kg)
    }
    guard let value = number(at + 1), (20...600).contains(value) else { return nil }
    position = at + 2
    return make(sets: 1, reps: reps, kg: assume(value))
  }
}
