import Coaching
import Nutrition

/// What a week or a month came to: targets hit, drinks, workouts, what was trained.
struct PeriodLines {
  let page: Page

  func lines(for period: PeriodSummary) -> [String] {
    hits(period) + beverages(period) + workouts(period)
  }

  private func hits(_ period: PeriodSummary) -> [String] {
    let parts = [
      ("energy within 10 %", period.energyHits), ("protein reached (90 %)", period.proteinHits),
      ("water reached", period.waterHits),
    ]
    let texts = parts.filter { $0.1.of > 0 }.map { "\($0.0) on \($0.1.days) of \($0.1.of)" }
    return texts.isEmpty ? [] : page.wrapped("Targets: \(texts.joined(separator: ", ")) days.", indent: "  ")
  }

  private func beverages(_ period: PeriodSummary) -> [String] {
    let beverages = period.beverages
    guard beverages.beverageCalories > 0 else { return [] }
    return page.wrapped(
      "Drinks: \((beverages.share * 100).text()) % of the energy, \(Figures.kcal(beverages.beverageCalories)) in all.",
      indent: "  ")
  }

  private func workouts(_ period: PeriodSummary) -> [String] {
    let workouts = period.workouts
    guard !workouts.isEmpty else { return [] }
    let minutes = workouts.reduce(0) { $0 + $1.durationMin }
    let energy = workouts.compactMap(\.caloriesBurned).reduce(0, +)
    let count = workouts.count == 1 ? "1 workout" : "\(workouts.count) workouts"
    return page.wrapped(
      "Moved: \(count), \(minutes.text()) min, \(Figures.kcal(energy)) net of rest.", indent: "  ")
  }

  /// The best set of each exercise that had weights, the most sets first.
  func bestSets(_ training: TrainingVolume, limit: Int = 6) -> [String] {
    let loaded = training.exercises.filter { $0.best != nil }.prefix(limit)
    guard !loaded.isEmpty else { return [] }
    let rows = loaded.compactMap { exercise in
      exercise.best.map { best in
        [
          exercise.name, "\(exercise.sets)", page.units.load(kilograms: exercise.volumeKg),
          "\(page.units.load(kilograms: best.weightKg)) x \(best.reps)", page.units.load(kilograms: best.oneRepMaxKg),
        ]
      }
    }
    return Table(
      columns: [
        .init(title: "exercise", weight: 9, isLeft: true), .init(title: "sets", weight: 5),
        .init(title: "volume", weight: 4), .init(title: "best set", weight: 8), .init(title: "1RM est.", weight: 3),
      ], rows: rows
    ).lines(on: page)
  }
}
