import Coaching
import Foundation
import JSONTree
import Nutrition
import ToolCalls

extension WorkoutPlan {
  /// For scripts (docs/plans.md).
  var json: JSONValue {
    [
      "planId": .string(id), "name": .string(name), "note": .text(note), "days": .texts(days.map(\.rawValue)),
      "isActive": .bool(isActive), "estimatedMin": .figure(estimatedMinutes),
      "exercises": .array(exercises.map(\.json)),
    ]
  }
}

extension PlannedExercise {
  var json: JSONValue {
    [
      "name": .string(name), "sets": .integer(sets), "repsLow": .count(reps?.lowerBound),
      "repsHigh": .count(reps?.upperBound), "weightKg": .figure(weightKg, decimals: 2),
      "durationSec": .figure(durationSec), "restSec": .figure(restSec),
    ]
  }
}

extension PlannedWorkout {
  func json(in timeZone: TimeZone) -> JSONValue {
    [
      "plan": plan.json, "exercises": .array(exercises.map(\.json)),
      "done": .array(done.map { EntryRecord(.workout($0), in: timeZone).json }),
    ]
  }
}

extension PlannedWorkout.Exercise {
  /// What was done last, and what that says for next time.
  var json: JSONValue {
    [
      "planned": planned.json,
      "last": last.map { last in
        [
          "day": .string(last.day.description),
          "sets": .array(
            last.sets.map { set in
              [
                "reps": .count(set.reps), "weightKg": .figure(set.weightKg, decimals: 2),
                "durationSec": .figure(set.durationSec), "completed": .bool(set.completed),
              ]
            }),
        ]
      } ?? .null,
      "next": [
        "step": .string(next.step.rawValue), "weightKg": .figure(next.weightKg, decimals: 2),
        "repsLow": .count(next.reps?.lowerBound), "repsHigh": .count(next.reps?.upperBound),
        "durationSec": .figure(next.durationSec), "reason": .string(next.reason),
      ],
    ]
  }
}
