import Nutrition
import ToolCalls

/// New figures of a workout without a unit.
extension FigureCorrection {
  /// "make that 40": minutes.
  func bareFigure(_ tokens: [Token], last: WorkoutLog) -> CorrectEntry? {
    guard let number = tokens.indices.lazy.compactMap({ NumberPhrase.read(at: $0, in: tokens) }).first,
      !number.isArticle,
      (1...600).contains(number.value), tokens.count <= 3
    else { return nil }
    if let sets = nearestFigure(number.value, of: last) { return sets }
    if let distance = last.distanceKm, abs(number.value - distance) < abs(number.value - last.durationMin),
      number.value < 50
    {
      return CorrectEntry(distanceKm: number.value)
    }
    // "No 2" of half an hour's walk: nobody walks two minutes, and whether it is hours or miles is not said.
    guard number.value >= 5 || last.durationMin < 15 else { return nil }
    return CorrectEntry(durationMin: number.value)
  }

  /// "Double that" of a run: twice as long, and twice as far where it was told how far.
  func multiple(_ tokens: [Token], of last: WorkoutLog) -> CorrectEntry? {
    guard tokens.count <= 3, last.exercises.isEmpty, let factor = Multiple.read(tokens),
      tokens.allSatisfy({ Multiple.words.contains($0) || CorrectionWords.fillers.contains($0) })
    else { return nil }
    return CorrectEntry(durationMin: last.durationMin * factor, distanceKm: last.distanceKm.map { $0 * factor })
  }

  /// "I meant 65" after sets with 60 kg: the figure of the last exercise that is nearest to it, where one is near.
  private func nearestFigure(_ value: Double, of last: WorkoutLog) -> CorrectEntry? {
    guard let set = last.exercises.last?.sets.first else { return nil }
    func distance(_ figure: Double?) -> Double { figure.map { abs($0 - value) / max($0, 1) } ?? .infinity }
    // Loads may be told in the other unit: "195" after 185 lb.
    let known = set.weightKg ?? .infinity
    let kilograms = [value, UnitConversion.kilograms(pounds: value)].min { abs($0 - known) < abs($1 - known) } ?? value
    let load = set.weightKg.map { abs($0 - kilograms) / max($0, 1) } ?? .infinity
    let reps = distance(set.reps.map(Double.init))
    let nearest = min(load, reps)
    guard nearest > 0, nearest <= 0.5, last.isLengthReckoned || nearest < distance(last.durationMin) else { return nil }
    var exercises = Self.exercises(of: last)
    guard var changed = exercises.popLast() else { return nil }
    for index in changed.sets.indices {
      if load <= reps {
        changed.sets[index].weightKg = kilograms
      } else {
        changed.sets[index].reps = Int(value.rounded())
      }
    }
    return CorrectEntry(workout: AddWorkout(type: last.type, name: last.name, exercises: exercises + [changed]))
  }

  /// The exercises of a logged workout, as a call has them.
  static func exercises(of last: WorkoutLog) -> [AddWorkout.Exercise] {
    last.exercises.map { log in
      AddWorkout.Exercise(
        name: log.name,
        sets: log.sets.map { AddWorkout.Set(reps: $0.reps, weightKg: $0.weightKg, durationSec: $0.durationSec) })
    }
  }
}

extension ExerciseLog {
  /// The last set in which something was done, which another is like.
  var template: WorkoutSet? {
    sets.last { ($0.reps ?? 1) > 0 && ($0.durationSec ?? 1) > 0 } ?? sets.last
  }

  /// So many of its sets; those beyond the last are like it.
  func sets(_ count: Int) -> [WorkoutSet] {
    guard let template else { return [] }
    return sets.prefix(count) + Array(repeating: template, count: max(0, count - sets.count))
  }
}
