public import Nutrition

extension DaySummary {
  /// How the day's energy stands to its target.
  public var streak: StreakDay {
    StreakDay(eaten: meals.isEmpty ? nil : eaten.calories, target: targets.energy.total.kilocalories)
  }
}

extension PeriodSummary {
  /// How often something was reached, and on how many days it could be told.
  public struct Hits: Equatable, Sendable {
    /// On how many it was reached.
    public var days: Int
    /// On how many it could be told.
    public var of: Int

    public init(days: Int, of total: Int) {
      self.days = days
      of = total
    }
  }

  /// Days within 10 % of their energy target, of those with meals.
  public var energyHits: Hits {
    Hits(days: loggedDays.filter { $0.streak == .onTarget }.count, of: loggedDays.count)
  }

  /// Days with at least 90 % of their protein target, of those with meals and a target.
  public var proteinHits: Hits {
    let known = loggedDays.filter { $0.targets.macros != nil }
    return Hits(
      days: known.filter { $0.eaten.proteinG >= 0.9 * ($0.targets.macros?.proteinG ?? .infinity) }.count,
      of: known.count)
  }

  /// Days on which was drunk what the water goal asks to drink, of those with any water.
  public var waterHits: Hits {
    Hits(days: days.filter { $0.hydration.waterMl >= $0.targets.water.toDrinkMl }.count, of: daysWithWater)
  }

  /// The drinks' part of all energy.
  public var beverages: BeverageShare { BeverageShare(items: days.flatMap { $0.meals.flatMap(\.items) }) }

  public var workouts: [WorkoutLog] { days.flatMap(\.workouts) }

  /// Sets by muscle and by exercise.
  public var training: TrainingVolume { TrainingVolume(of: workouts) }
}
