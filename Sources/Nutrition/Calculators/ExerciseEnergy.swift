/// Energy of an activity from its metabolic equivalent; 1 MET is about 1 kcal per kilogram and hour.
public enum ExerciseEnergy {
  /// MET x kg x h, rest included. Nil where a value is not finite or is negative.
  public static func gross(met: Double, weightKg: Double, minutes: Double) -> Double? {
    guard met.isFinite, weightKg.isFinite, minutes.isFinite, met >= 0, weightKg > 0, minutes >= 0 else { return nil }
    return met * weightKg * minutes / 60
  }

  /// (MET - 1) x kg x h: what the activity adds to rest, the only part that may be added to a resting base.
  ///
  /// Never below zero. Nil where a value is not finite or is negative.
  public static func net(met: Double, weightKg: Double, minutes: Double) -> Double? {
    gross(met: max(0, met - 1), weightKg: weightKg, minutes: minutes)
  }
}
