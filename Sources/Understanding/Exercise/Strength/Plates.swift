import Nutrition
import ToolCalls

/// What is on a barbell, counted in its biggest plates: "squat 2 plates x 5".
enum Plates {
  private static let names: WordSet = ["plate", "plates"]

  /// What is lifted with a barbell; machines are loaded with plates too, and have no bar.
  private static let barbell: WordSet = [
    "Bench press", "Incline bench press", "Squat", "Front squat", "Deadlift", "Sumo deadlift", "Overhead press",
  ]

  /// Nobody lifts a barbell so often in one set.
  private static let mostReps = 50

  /// "5x180" of a barbell: five at 180 kg, where 180 are too many to be lifted.
  static func loaded(_ sets: [AddWorkout.Set], of name: String, unitKg: Double) -> [AddWorkout.Set] {
    guard let reps = sets.first?.reps, reps > mostReps, sets.count <= 20, barbell.contains(name),
      sets.allSatisfy({ $0.reps == reps && $0.weightKg == nil })
    else { return sets }
    return [AddWorkout.Set(reps: sets.count, weightKg: min(1000, Double(reps) * unitKg))]
  }

  private static let sides = PhraseTable(list: "a side,per side,each side,on each side,either side")

  /// The bar, and a plate at each of its ends.
  private static let barKg = 20.0
  private static let pairKg = 40.0

  /// The load that is counted at `index`, and the tokens it takes: a bar and that many plates at each end.
  static func load(at index: Int, in tokens: [Token]) -> (kg: Double, count: Int)? {
    guard index + 1 < tokens.count, names.contains(tokens[index + 1]), let plates = tokens[index].value,
      (1...8).contains(plates), plates == plates.rounded(),
      let named = ExerciseLexicon.reference.mentions(in: tokens).last(where: { $0.range.upperBound <= index }),
      barbell.contains(named.name)
    else { return nil }
    let side = sides.match(at: index + 2, in: tokens)?.count ?? 0
    return (barKg + plates * pairKg, 2 + side)
  }
}
