/// An exercise as people name it, from free-exercise-db (public domain).
public struct ExerciseName: Equatable, Hashable, Sendable {
  /// "Barbell Squat".
  public let name: String
  /// Primary muscles, "quadriceps".
  public let muscles: [String]
  /// strength, stretching, plyometrics, powerlifting, olympic weightlifting, strongman or cardio.
  public let category: String
  /// "barbell", "body only"; nil where the source does not say.
  public let equipment: String?

  public init(name: String, muscles: [String], category: String, equipment: String? = nil) {
    self.name = name
    self.muscles = muscles
    self.category = category
    self.equipment = equipment
  }
}
