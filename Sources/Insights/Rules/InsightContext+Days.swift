import Nutrition

/// What the days before today have in common. Days that were not wholly logged are no evidence.
extension InsightContext {
  /// How many days in a row, up to yesterday, were wholly logged and in one of these states.
  private func run(of states: Set<StreakDay>) -> ArraySlice<InsightDay> {
    let length = past.reversed().prefix { $0.isWhole && states.contains($0.streak) }.count
    return past.suffix(length)
  }

  /// Days in a row over target (Ada's streak: over 10 %).
  var runOfMisses: Insight? {
    let days = run(of: [.slightlyOver, .over])
    guard goal != .bulk, days.count >= 3 else { return nil }
    let over = days.reduce(0) { $0 + $1.eaten.calories - ($1.energyTarget ?? 0) } / Double(days.count)
    return Insight(
      .runOfMisses, [.init("in a row", Double(days.count), .days), .init("over a day", over, .kcal)],
      "The last \(days.count) days were \(over.text()) kcal over target on average. That happens; today is a new day, and "
        + "a target that fits you better is fine too.")
  }

  /// Days in a row on target (Ada's streak: within 10 %).
  var runOfHits: Insight? {
    let days = run(of: [.onTarget])
    guard days.count >= 3 else { return nil }
    return Insight(
      .runOfHits, [.init("in a row", Double(days.count), .days)],
      "\(days.count) days in a row within 10 % of target. Well done.")
  }

  /// One day of the week that runs over (Racette et al. 2008: more is eaten on Saturdays).
  var weekday: Insight? {
    guard goal != .bulk else { return nil }
    func excess(_ day: InsightDay) -> Double { day.eaten.calories / (day.energyTarget ?? .infinity) - 1 }
    func mean(_ days: [InsightDay], _ value: (InsightDay) -> Double) -> Double {
      days.reduce(0) { $0 + value($1) } / Double(max(1, days.count))
    }
    let whole = past.suffix(28).filter(\.isWhole)
    let byDay = Dictionary(grouping: whole) { ($0.day.daysSince1970 % 7 + 7) % 7 }
    let found = byDay.compactMap { number, days -> (number: Int, days: [InsightDay], share: Double)? in
      let others = whole.filter { ($0.day.daysSince1970 % 7 + 7) % 7 != number }
      let share = mean(days, excess)
      let over = days.count { $0.streak == .over || $0.streak == .slightlyOver }
      guard over >= 3, others.count >= 6, share > 0.15, share > mean(others, excess) + 0.10 else { return nil }
      return (number, days, share)
    }
    guard let most = found.max(by: { ($0.share, $0.number) < ($1.share, $1.number) }) else { return nil }
    let over = mean(most.days) { $0.eaten.calories - ($0.energyTarget ?? 0) }
    return Insight(
      .weekday, [.init("over on average", over, .kcal), .init("of them logged", Double(most.days.count), .days)],
      "\(most.days[0].day.dayOfWeek.name)s run \(over.text()) kcal over target on average, of \(most.days.count) logged. "
        + "Planning them in makes the week easier.")
  }

  /// Food late in the evening (Vujovic et al. 2022); not for who likes to eat late.
  var lateMeals: Insight? {
    let logged = past.filter { !$0.meals.isEmpty }.suffix(14)
    let late = logged.count { day in
      day.meals.contains { ($0.minute >= 22 * 60 || $0.minute < 4 * 60) && $0.nutrients.calories >= 100 }
    }
    guard late >= 5, mealTiming != .late else { return nil }
    return Insight(
      .lateMeals, [.init("with late food", Double(late), .days), .init("logged", Double(logged.count), .days)],
      "On \(late) of the last \(logged.count) logged days there was food after 22:00. If sleep or hunger suffer, an "
        + "earlier dinner is worth a try.")
  }
}
