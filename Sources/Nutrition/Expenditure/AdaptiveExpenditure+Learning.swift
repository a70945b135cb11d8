extension AdaptiveExpenditure {
  /// Learns from the days up to the last one given.
  ///
  /// - Parameters:
  ///   - days: in any order, each day once; days that are not there count as days without a meal. The last one should be
  ///     over: a day that is still going on looks half logged.
  ///   - prior: what the formulas say.
  ///   - isContinued: whether the person kept a journal before the first day, so that the body is used to its intake.
  /// - Returns: nil without a single usable weighing.
  public init?(_ days: [ExpenditureDay], prior: ExpenditurePrior, isContinued: Bool = false) {
    guard let last = days.map(\.day).max() else { return nil }
    let start = last.advanced(by: 1 - Self.window)
    let known = Dictionary(days.map { ($0.day, $0) }, uniquingKeysWith: { first, _ in first })
    let all = days.filter { $0.day >= start }.map(\.day).min().map { first in
      (first.daysSince1970...last.daysSince1970).map { number in
        let day = CalendarDay(daysSince1970: number)
        return known[day] ?? ExpenditureDay(day: day)
      }
    }
    guard let all, let firstWeight = all.lazy.compactMap(\.weightKg.usable).first else { return nil }
    let intakes = DailyIntakes(all, prior: prior)
    var filter = ExpenditureFilter(
      prior: prior, weightKg: firstWeight, settledIntake: isContinued ? intakes.early : nil)
    var points: [Point] = []
    for (index, day) in all.enumerated() {
      if let weight = day.weightKg.usable { filter.weigh(weight) }
      let intake = intakes.expected[index]
      filter.advance(intake: intake.kilocalories, deviation: intake.deviation)
      // The level is today's best; single days differ by their own food only.
      let level = filter.level
      let recent = filter.answers.suffix(7)
      let answer = recent.reduce(0, +) / Double(max(1, recent.count))
      points.append(
        Point(
          day: day.day, kilocalories: max(0, level + answer), deviation: filter.deviation, trendKg: filter.trendKg,
          intake: intake.isKnown ? intake.kilocalories : nil))
    }
    self.prior = prior
    self.points = points
    energyDensity = filter.density
    intakeDays = intakes.used.count
    weighings = all.count { $0.weightKg.usable != nil }
    missingDays = all.count { $0.calories.usable == nil }
    partialDays = intakes.partial
    meanIntake = Self.mean(intakes.used.map(\.kilocalories))
    let recent = intakes.used.filter { $0.day > last.advanced(by: -28) }
    recentIntake = Self.mean(recent.map(\.kilocalories))
    meanActive = all.reduce(0) { $0 + ($1.activeCalories.isFinite ? max(0, $1.activeCalories) : 0) } / Double(all.count)
    isEnough = Self.isEnough(
      recentIntakeDays: recent.count, weighingDays: all.filter { $0.weightKg.usable != nil }.map(\.day), last: last,
      deviation: points[points.count - 1].deviation)
  }

  private static func mean(_ values: [Double]) -> Double? {
    values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
  }

  private static func isEnough(
    recentIntakeDays: Int, weighingDays: [CalendarDay], last: CalendarDay, deviation: Double
  ) -> Bool {
    guard let first = weighingDays.first, let latest = weighingDays.last else { return false }
    return recentIntakeDays >= neededIntakeDays && weighingDays.count >= neededWeighings
      && latest.daysSince1970 - first.daysSince1970 >= neededSpan
      && last.daysSince1970 - latest.daysSince1970 <= longestSilence && deviation <= largestDeviation
  }
}

/// What was eaten on each day, or is expected to have been.
struct DailyIntakes {
  /// A day's intake and how sure it is, in kcal: as logged, or what is usual.
  struct Expected {
    var kilocalories: Double
    var deviation: Double
    var isKnown: Bool
  }

  var used: [(day: CalendarDay, kilocalories: Double)] = []
  var partial: [AdaptiveExpenditure.PartialDay] = []
  var expected: [Expected] = []
  /// The mean of the first days that are known.
  var early: Double?

  init(_ days: [ExpenditureDay], prior: ExpenditurePrior) {
    let pattern = IntakePattern(days)
    for day in days {
      guard let calories = day.calories.usable else { continue }
      if IntakePattern.looksPartial(day, usually: pattern) {
        partial.append(.init(day: day.day, calories: calories, isSaid: day.isComplete == false))
      } else {
        used.append((day.day, calories))
      }
    }
    let first = used.prefix(10)
    early = first.isEmpty ? nil : first.reduce(0) { $0 + $1.kilocalories } / Double(first.count)
    let known = Dictionary(used.map { ($0.day, $0.kilocalories) }, uniquingKeysWith: { first, _ in first })
    let mean = used.isEmpty ? nil : used.reduce(0) { $0 + $1.kilocalories } / Double(used.count)
    let variance = used.reduce(0) { $0 + ($1.kilocalories - (mean ?? 0)) * ($1.kilocalories - (mean ?? 0)) }
    let spread = used.count > 2 ? (variance / Double(used.count - 1)).squareRoot() : 0
    for day in days {
      if let calories = known[day.day] {
        expected.append(
          .init(kilocalories: calories, deviation: calories * ExpenditureFilter.Tuning.loggingError, isKnown: true))
      } else {
        expected.append(
          .init(
            kilocalories: mean ?? prior.kilocalories, deviation: max(mean == nil ? 600 : 350, 1.3 * spread),
            isKnown: false))
      }
    }
  }
}
