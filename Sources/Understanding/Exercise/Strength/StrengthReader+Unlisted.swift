import Nutrition
import ToolCalls

/// Exercises that no list has: "landmine press 3x8 30 kg".
extension StrengthReader {
  /// What nearly every exercise's name ends with.
  private static let nouns: WordSet = WordList.words(
    """
    press presses row rows raise raises extension extensions ext squat squats lunge lunges pulldown pulldowns
    pushdown pushdowns fly flys flies flye flyes deadlift deadlifts thrust thrusts kickback kickbacks
    woodchop woodchops woodchopper woodchoppers pull pulls pullover pullovers rollout rollouts shrug shrugs abduction
    adduction complex hold holds swings
    """)

  private static let stops: WordSet = [
    "and", "then", "with", "for", "of", "i", "we", "a", "an", "the", "my", "in", "on",
  ]

  /// The workout of a name of one to four words right before sets, or behind them, where the words end as exercises'
  /// names do or the sets have a load in kilograms or pounds; nothing is eaten so.
  func unlisted() -> AddWorkout? {
    if let heavy = heavyLift() { return heavy }
    guard tokens.contains(where: { $0.isWord("x") || $0.isWord("sets") || $0.isSign("×") }),
      let (sets, range, isLoaded) = firstSets()
    else { return nil }
    let before = name(tokens[..<range.lowerBound].reversed().prefix { $0.kind == .word && !Self.stops.contains($0) })
    let behind = name(tokens[range.upperBound...].prefix { $0.kind == .word && !Self.stops.contains($0) }.reversed())
    guard let name = before ?? behind, isLoaded && before != nil || Self.nouns.contains(name.last)
    else { return nil }
    let amounts = WorkoutAmountReader.read(tokens.indices.filter { !range.contains($0) }.map { tokens[$0] })
    return AddWorkout(
      type: .strength, name: name.text, durationMin: amounts.minutes.map { max(1, $0) },
      exercises: [AddWorkout.Exercise(name: name.text, sets: sets)], activityCode: "02054",
      statedCalories: amounts.kilocalories, assumptions: amounts.assumptions)
  }

  private static let heavy: WordSet = ["heavy", "top"]

  /// "Worked up to a heavy triple at 95": a lift that is not named, and nothing that is eaten.
  private func heavyLift() -> AddWorkout? {
    guard let place = Self.heavy.firstIndex(in: tokens) else { return nil }
    var notation = StrengthNotation(tokens, at: place, unitKg: unitKg)
    guard let sets = notation.heavySet() else { return nil }
    return AddWorkout(
      type: .strength, name: "Weight training", exercises: [AddWorkout.Exercise(name: "Lift", sets: sets)],
      activityCode: "02054", assumptions: notation.assumedUnit ? [unitKg == 1 ? "loads in kg" : "loads in lb"] : [])
  }

  /// The words of a name, given from its end.
  private func name(_ reversed: some Sequence<Token>) -> (text: String, last: Token)? {
    let words = Array(reversed.prefix(5))
    guard let last = words.first, words.count <= 4, words.contains(where: { $0.folded.count > 2 }) else { return nil }
    let text = words.reversed().map(\.folded).joined(separator: " ")
    return (text.prefix(1).uppercased() + text.dropFirst(), last)
  }

  /// The first sets with repetitions in `tokens`, where they stand, and whether their load was said with its unit.
  private func firstSets() -> (sets: [AddWorkout.Set], range: Range<Int>, isLoaded: Bool)? {
    for index in tokens.indices where tokens[index].kind == .number {
      var notation = StrengthNotation(tokens, at: index, unitKg: unitKg)
      guard let sets = notation.sets(), sets.count > 1, sets.allSatisfy({ $0.reps != nil }) else { continue }
      let isLoaded = !notation.assumedUnit && sets.allSatisfy { $0.weightKg != nil }
      return (sets, index..<notation.position, isLoaded)
    }
    return nil
  }
}
