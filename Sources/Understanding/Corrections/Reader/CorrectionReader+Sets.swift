import Nutrition
import ToolCalls

/// Corrections of the sets of the last workout: "last set was only 3", "lbs not kg".
extension CorrectionReader {
  /// What `tokens` mend of the sets that were logged last; nil where they are about something else.
  func sets(_ tokens: [Token]) -> Reading? {
    guard case .workout(let last)? = context.lastEntries.last, !last.exercises.isEmpty else { return nil }
    if let exercises = moreSets(tokens, of: last) {
      let workout = AddWorkout(type: last.type, name: last.name, exercises: exercises)
      return Reading(CorrectEntry(entryId: last.id, workout: workout))
    }
    guard tokens.count <= 12, last.exercises.contains(where: { !$0.sets.isEmpty }) else { return nil }
    guard
      let exercises = load(tokens, of: last) ?? lastSet(tokens, of: last) ?? repsOfEach(tokens, of: last)
        ?? loadsInOtherUnit(tokens, of: last)
    else { return nil }
    let workout = AddWorkout(type: last.type, name: last.name, exercises: exercises)
    return Reading(CorrectEntry(entryId: last.id, workout: workout))
  }

  private static let betweenSets: WordSet = [",", ";", "and", "then", "/", "+", "-"]

  /// "5x5 100 kg" under the name of an exercise, and "3x3 120 kg" under the sets of one: done besides. Without a load a
  /// figure may as well mend the sets that are told already.
  private func moreSets(_ said: [Token], of last: WorkoutLog) -> [AddWorkout.Exercise]? {
    // "@ RPE 8": how hard it was.
    let effort = said.firstIndex { $0.isOne(of: "rpe", "rir") }
    let tokens =
      effort.map { Array(said[..<$0].dropLast(while: { $0.isSign("@") || $0.isSign("(") || $0.isWord("at") })) } ?? said
    guard tokens.count > 2, tokens[0].kind == .number, let place = last.exercises.indices.last else { return nil }
    let unitKg = context.units == .metric ? 1 : UnitConversion.kilogramsPerPound
    var notation = StrengthNotation(tokens, at: 0, unitKg: unitKg)
    var sets: [AddWorkout.Set] = []
    while notation.position < tokens.count {
      guard let next = notation.sets() else { return nil }
      sets += next
      notation.position = Self.betweenSets.end(from: notation.position, in: tokens)
    }
    var exercises = FigureCorrection.exercises(of: last)
    guard exercises[place].sets.isEmpty || sets.allSatisfy({ $0.weightKg != nil }) else { return nil }
    exercises[place].sets += sets
    return exercises
  }

  private static let loads: WordSet = [
    "weight", "weights", "load", "loads", "bar", "barbell", "dumbbell", "dumbbells", "kettlebell", "kettlebells",
    "stack", "plates",
  ]

  /// "The weight was 65": what was lifted, and not what the person weighs.
  private func load(_ tokens: [Token], of last: WorkoutLog) -> [AddWorkout.Exercise]? {
    let words = trimmed(Array(tokens.drop { $0.isWord("the") || Self.interjections.contains($0) }))
    guard (3...5).contains(words.count), Self.loads.contains(words[0]),
      words[1].isOne(of: "was", "were", "is"),
      let number = NumberPhrase.read(at: 2, in: words), !number.isArticle,
      words[(2 + number.count)...].allSatisfy({
        QuantityWords.kilograms.contains($0) || QuantityWords.pounds.contains($0)
      })
    else { return nil }
    let isPounds = words.last.map { QuantityWords.pounds.contains($0) } == true
    let isMetric = words.count == 2 + number.count ? context.units == .metric : !isPounds
    var exercises = FigureCorrection.exercises(of: last)
    guard let place = exercises.indices.last, exercises[place].sets.contains(where: { $0.weightKg != nil }) else {
      return nil
    }
    let kilograms = isMetric ? number.value : UnitConversion.kilograms(pounds: number.value)
    for set in exercises[place].sets.indices { exercises[place].sets[set].weightKg = min(1000, kilograms) }
    return exercises
  }

  private func lastSet(_ tokens: [Token], of last: WorkoutLog) -> [AddWorkout.Exercise]? {
    guard let reps = LastSet.reps(in: tokens) else { return nil }
    var exercises = FigureCorrection.exercises(of: last)
    guard let place = exercises.indices.last, let set = exercises[place].sets.indices.last else { return nil }
    exercises[place].sets[set].reps = reps
    return exercises
  }

  /// "12 per set, not 10", "it was 12 each set".
  private func repsOfEach(_ tokens: [Token], of last: WorkoutLog) -> [AddWorkout.Exercise]? {
    let start = firstContent(tokens)
    guard start + 2 < tokens.count, let number = NumberPhrase.read(at: start, in: tokens), !number.isArticle,
      case var at = start + number.count, at + 1 < tokens.count
    else { return nil }
    if tokens[at].isWord("reps") { at += 1 }
    guard at + 1 < tokens.count, tokens[at].isOne(of: "per", "each", "a", "every"),
      tokens[at + 1].isWord("set"),
      tokens.ends(at: at + 2) || tokens[at + 2].isWord("not"), (1...500).contains(number.value)
    else { return nil }
    var exercises = FigureCorrection.exercises(of: last)
    guard let place = exercises.indices.last else { return nil }
    for set in exercises[place].sets.indices { exercises[place].sets[set].reps = Int(number.value.rounded()) }
    return exercises
  }

  private static let around = WordList.words(
    """
    that it this was were is are in should be have been those they the weight weights load loads all meant i mean no
    sorry oops actually that's thats it's its they're
    """)

  /// "lbs not kg", "that was in pounds": every figure of a load was said in the other unit.
  private func loadsInOtherUnit(_ tokens: [Token], of last: WorkoutLog) -> [AddWorkout.Exercise]? {
    var isPounds: Bool?
    var isDenied = false
    for token in tokens where token.kind != .punctuation {
      if token.isWord("not") {
        isDenied = true
      } else if QuantityWords.pounds.contains(token) || QuantityWords.kilograms.contains(token) {
        let unit = QuantityWords.pounds.contains(token)
        isPounds = isPounds ?? (isDenied ? !unit : unit)
        isDenied = false
      } else if !Self.around.contains(token) {
        return nil
      }
    }
    // What was taken for that unit already needs no mending.
    guard let isPounds, !last.assumptions.contains(isPounds ? "loads in lb" : "loads in kg") else { return nil }
    let factor = isPounds ? UnitConversion.kilogramsPerPound : 1 / UnitConversion.kilogramsPerPound
    var exercises = FigureCorrection.exercises(of: last)
    var hasLoad = false
    for place in exercises.indices {
      for set in exercises[place].sets.indices {
        guard let kilograms = exercises[place].sets[set].weightKg else { continue }
        exercises[place].sets[set].weightKg = min(1000, kilograms * factor)
        hasLoad = true
      }
    }
    return hasLoad ? exercises : nil
  }

  /// "4 sets, and it was 22 kg": what either of two changes says anew of the sets that were logged last.
  func setsMerged(_ first: CorrectEntry, _ second: CorrectEntry) -> CorrectEntry? {
    guard case .workout(let last)? = context.lastEntries.last, let old = last.exercises.last?.sets.first,
      var whole = first.workout, let one = first.workout?.exercises?.last?.sets,
      let other = second.workout?.exercises?.last?.sets, let place = whole.exercises?.indices.last,
      !one.isEmpty, !other.isEmpty
    else { return nil }
    let count = one.count == last.exercises.last?.sets.count ? other.count : one.count
    let reps = one[0].reps == old.reps ? other[0].reps : one[0].reps
    let load = one[0].weightKg == old.weightKg ? other[0].weightKg : one[0].weightKg
    let set = AddWorkout.Set(reps: reps, weightKg: load, durationSec: one[0].durationSec)
    whole.exercises?[place].sets = Array(repeating: set, count: count)
    var both = first
    both.workout = whole
    return both
  }
}
