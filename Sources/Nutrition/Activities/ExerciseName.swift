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

  /// Whether two names are of the same exercise as people write it: "Bench presses" and "bench-press" are, "Incline bench
  /// press" is another.
  public static func areSame(_ one: String, _ other: String) -> Bool { words(of: one) == words(of: other) }

  /// Letters only, small, without the "s" or "es" of a plural.
  private static func words(of name: String) -> Set<String> {
    Set(
      name.lowercased().split { !$0.isLetter && !$0.isNumber }.map { part in
        let word = String(part)
        if word.hasSuffix("sses") || word.hasSuffix("ches") || word.hasSuffix("shes") {
          return String(word.dropLast(2))
        }
        return word.count > 3 && word.hasSuffix("s") && !word.hasSuffix("ss") ? String(word.dropLast()) : word
      })
  }
}
