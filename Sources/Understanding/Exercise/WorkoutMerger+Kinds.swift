import Nutrition
import ToolCalls

/// Workouts of which one says what kind the other was.
extension WorkoutMerger {
  /// The Compendium's codes of swimming, by stroke and by speed.
  private static let swimming = 18230...18310

  static func isSwim(_ workout: AddWorkout) -> Bool {
    workout.exercises == nil && workout.reference == nil
      && workout.activityCode.flatMap { Int($0) }.map(swimming.contains) ?? false
  }

  /// The Compendium's codes of running, of dancing and of yoga, each in many kinds.
  private static let kinds = [12000...12999, 3000...3999, 2150...2185]

  /// "yoga, 30 min vinyasa", "ran, 30 min easy jog": which kind of it that was, and how long.
  static func isKind(_ new: AddWorkout, of old: AddWorkout) -> Bool {
    guard isBare(old), !isBare(new), old.exercises == nil, new.exercises == nil else { return false }
    if old.type == .hiit, new.type == .hiit { return true }
    guard let one = old.activityCode.flatMap({ Int($0) }), let other = new.activityCode.flatMap({ Int($0) })
    else { return false }
    return kinds.contains { $0.contains(one) && $0.contains(other) }
  }

  /// The Compendium's codes of walking, and that of pushing a pram.
  private static let walking = 17160...17250
  private static let withPram = 17100

  /// "Pushed the pram round town, a 40 minute walk": how long that took, and no walk besides.
  static func isWalk(_ new: AddWorkout, with old: AddWorkout) -> Bool {
    guard isBare(old), !isBare(new), new.exercises == nil, let one = old.activityCode.flatMap({ Int($0) }),
      let other = new.activityCode.flatMap({ Int($0) })
    else { return false }
    return one == withPram && walking.contains(other) && new.name == "Walking"
  }
}
