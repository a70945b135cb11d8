import Foods
import Foundation
import ToolCalls

/// Ways and lengths that a sentence tells by themselves, and what they are of.
extension MessageReader {
  /// A way without an activity.
  struct Distance {
    var kilometers: Double
    var minutes: Double?
    var time: TimeMention
  }

  /// "5 km": run, walked or cycled? What was said of when it was and how long it took holds for each answer.
  static func question(about told: Distance, at date: Date?) -> Clarification {
    let distance = NumberPhrase.plain(told.kilometers) + " km"
    let ways = [("Running", "ran"), ("Walking", "walked"), ("Cycling", "cycled"), ("Swimming", "swam")]
    return Clarification(
      question: "How did you cover \(distance)?",
      choices: ways.map { name, verb in
        guard date != nil || told.minutes != nil else {
          return Clarification.Choice(label: name, sentence: "\(verb) \(distance)")
        }
        let workout = AddWorkout(
          name: name, durationMin: told.minutes, distanceKm: told.kilometers, timestamp: date)
        return Clarification.Choice(label: name, calls: [.addWorkout(workout)])
      })
  }

  /// Minutes.
  private static let leastSession = 10.0

  /// "4 rounds for time" whose time was not said yet.
  private func isOpenRounds(_ call: ToolCall) -> Bool {
    guard case .addWorkout(let workout) = call else { return false }
    return WorkoutMerger.isForTime(workout) && workout.durationMin == nil
  }

  /// "A half marathon! 1:58:20": how long what was told in the sentence before went on.
  func complete(_ draft: inout Draft, with amounts: WorkoutAmounts) -> Bool {
    if let minutes = amounts.minutes, let kilometers = draft.distance?.kilometers, draft.timed.isEmpty, minutes > 0,
      (7...22).contains(kilometers / (minutes / 60)), let running = ActivityLexicon.reference.activity(named: "Running")
    {
      // "Did my first 10k! 1:04:22".
      var whole = amounts
      whole.kilometers = kilometers
      var run = WorkoutReader().workout(running, amounts: whole, phrase: nil)
      run.assumptions.append("taken to be a run")
      draft.timed.append((.addWorkout(run), draft.scene?.time ?? TimeMention()))
      draft.distance = nil
      return true
    }
    if let minutes = amounts.minutes, let place = draft.timed.lastIndex(where: { isOpenRounds($0.call) }),
      case .addWorkout(var rounds) = draft.timed[place].call
    {
      rounds.durationMin = minutes
      draft.timed[place].call = .addWorkout(rounds)
      return true
    }
    guard let minutes = amounts.minutes, let last = draft.timed.indices.last,
      case .addWorkout(var workout) = draft.timed[last].call, workout.durationMin == nil,
      // "Bench 5x5 60 kg, rows 4x8. 50 min": no set takes as long.
      workout.exercises == nil || minutes >= Self.leastSession
    else { return false }
    workout.durationMin = minutes
    draft.timed[last].call = .addWorkout(workout)
    return true
  }
}
