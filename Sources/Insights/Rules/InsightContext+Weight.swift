import Nutrition

/// Where the weight goes, and days with too little.
extension InsightContext {
  /// Points of the trend from the last so many days, with today.
  private func points(of days: Int) -> [WeightTrend.Point] {
    trend.points.filter { $0.day > today.day.advanced(by: -days) }
  }

  /// Share of body weight lost a week, by the trend of the last four weeks; nil without two weeks of weighings.
  private var weeklyLoss: (share: Double, kilograms: Double)? {
    let recent = points(of: 28)
    guard let first = recent.first, let last = recent.last, recent.count >= 6,
      last.day.daysSince1970 - first.day.daysSince1970 >= 14, last.day >= today.day.advanced(by: -7),
      let rate = trend.kilogramsPerWeek(overLast: 28)
    else { return nil }
    return (-rate / last.trendKg, -rate)
  }

  /// A loss of over 1 % of body weight a week (`GoalRate.lossToWarnAbout`).
  var fastLoss: Insight? {
    guard let loss = weeklyLoss, loss.share > GoalRate.lossToWarnAbout else { return nil }
    let percent = (loss.share * 1000).rounded() / 10
    return Insight(
      .fastLoss, [.init("lost a week", loss.kilograms, .kilogramsPerWeek), .init("of body weight", percent, .percent)],
      quiet: "Please make sure that you eat enough; more would do you good just now.",
      "You lose \(units.weightRate(kilogramsPerWeek: loss.kilograms)), \(percent.text(decimals: 1)) % of your weight. Up to "
        + "1 % keeps more muscle, so eating a little more is fine.")
  }

  /// A flat trend in a cut.
  var plateau: Insight? {
    let recent = points(of: 21)
    guard goal == .cut, let first = recent.first, let last = recent.last, recent.count >= 8,
      last.day.daysSince1970 - first.day.daysSince1970 >= 17, last.day >= today.day.advanced(by: -4),
      last.trendKg > (targetWeightKg ?? 0) + 0.5, let rate = trend.kilogramsPerWeek(overLast: 21),
      rate.magnitude <= 0.1
    else { return nil }
    return Insight(
      .plateau,
      [
        .init("trend", last.trendKg, .kilograms), .init("change", rate, .kilogramsPerWeek),
        .init("looked at", 21, .days), .init("weighings", Double(recent.count), .weighings),
      ],
      "Your trend has stayed at \(units.weight(kilograms: last.trendKg)) for 21 days. Weighing portions for a few days "
        + "often shows why; a short break from the cut is fine too.")
  }

  /// Very little food on several days: a word of care instead of any target.
  ///
  /// Under 800 kcal a day is for medical supervision only (NIH task force 1993). Days with fewer than three meals may be
  /// half logged and do not count.
  var tooLittle: Insight? {
    let falls = (weeklyLoss?.share ?? 0) > GoalRate.lossToWarnAbout
    let low = past.suffix(7).filter { day in
      let used = day.targets.energy.maintenance
      return day.meals.count >= 3 && (day.eaten.calories < 800 || falls && day.eaten.calories < 0.5 * used)
    }
    guard low.count >= 3 else { return nil }
    return Insight(
      .tooLittle, [.init("with very little food", Double(low.count), .days)], quiet: Self.care,
      Self.care)
  }

  private static let care =
    "The last days hold very little food, and I worry a little. Please eat enough, and talk to a doctor or somebody you "
    + "trust; searching for \"eating disorder helpline\" with your country finds people who listen."
}
