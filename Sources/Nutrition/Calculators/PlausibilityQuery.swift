/// An amount so large that it may be a slip: it is logged as it was said, and asked about.
///
/// The limits are Ada's own: beyond what nearly everybody eats, drinks or does at one time, and within what somebody can.
public enum PlausibilityQuery: Hashable, Sendable {
  /// More than 3000 kcal at one meal.
  case largeMeal(kilocalories: Double)
  /// More than 3 l of water at once.
  case muchWater(millilitres: Double)
  /// More than six hours of exercise.
  case longWorkout(minutes: Double)
  /// More than 2500 kcal net in one workout.
  case hardWorkout(kilocalories: Double)
  /// A set with more than 500 kg, which hardly anybody has ever lifted.
  case heavyLoad(kilograms: Double)
  /// More than 8 % away from the weighing before.
  case weightJump(fromKg: Double, toKg: Double)

  public static let mealLimit = 3000.0
  public static let waterLimit = 3000.0
  public static let minutesLimit = 360.0
  public static let workoutLimit = 2500.0
  public static let loadLimit = 500.0
  public static let weightLimit = 0.08

  /// What an entry is asked about; nil where it is as people's days are.
  ///
  /// - Parameter lastWeightKg: the weighing before it, in kilograms.
  public static func of(_ entry: Entry, lastWeightKg: Double? = nil) -> PlausibilityQuery? {
    switch entry {
    case .meal(let meal) where meal.totals.calories > mealLimit: .largeMeal(kilocalories: meal.totals.calories)
    case .water(let water) where water.amountMl > waterLimit: .muchWater(millilitres: water.amountMl)
    case .workout(let workout) where heaviest(workout) > loadLimit: .heavyLoad(kilograms: heaviest(workout))
    case .workout(let workout) where workout.durationMin > minutesLimit: .longWorkout(minutes: workout.durationMin)
    case .workout(let workout) where workout.caloriesBurned ?? 0 > workoutLimit:
      .hardWorkout(kilocalories: workout.caloriesBurned ?? 0)
    case .weight(let weight): jump(from: lastWeightKg, to: weight.weightKg)
    case .meal, .water, .workout, .goal: nil
    }
  }

  private static func heaviest(_ workout: WorkoutLog) -> Double {
    workout.exercises.flatMap(\.sets).compactMap(\.weightKg).max() ?? 0
  }

  private static func jump(from last: Double?, to weight: Double) -> PlausibilityQuery? {
    guard let last = last.usable, abs(weight - last) / last > weightLimit else { return nil }
    return .weightJump(fromKg: last, toKg: weight)
  }

  /// One question for the person, with the way to take a slip back.
  public func sentence(in units: UnitSystem = .metric) -> String {
    let what =
      switch self {
      case .largeMeal(let kilocalories): "That is \(kilocalories.text()) kcal at one meal."
      case .muchWater(let millilitres):
        "That is \(units.volume(millilitres: millilitres)) of water at once; more than about a litre an hour can be harmful."
      case .longWorkout(let minutes): "That is \((minutes / 60).text(decimals: 1)) hours of exercise."
      case .hardWorkout(let kilocalories): "That is \(kilocalories.text()) kcal in one workout."
      case .heavyLoad(let kilograms): "That is a set with \(units.weight(kilograms: kilograms))."
      case .weightJump(let from, let to):
        "The last weight was \(units.weight(kilograms: from)), this one is \(units.weight(kilograms: to))."
      }
    return what + " Is that right? \"undo\" takes it back."
  }
}
