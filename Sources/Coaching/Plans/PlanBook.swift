import Foundation
import JournalStore
import Nutrition

/// What sentences about plans are answered from; each may be missing where the journal cannot be read.
struct PlanBook {
  let plans: () -> [WorkoutPlan]
  /// A plan on a day, what this run has not committed yet included.
  let planned: (WorkoutPlan, CalendarDay) -> PlannedWorkout?
  /// The week that holds a day.
  let budget: (CalendarDay) -> WeekBudget?

  /// The plan of a name in small letters ("push", "push day"); nil where there is none.
  func plan(named name: String) -> WorkoutPlan? {
    let wanted = Self.bare(name)
    return plans().first { Self.bare($0.name.lowercased()) == wanted }
  }

  /// A name without the words that go with every plan: "push" for "push day workout".
  private static func bare(_ name: String) -> String {
    let words = name.split { !($0.isLetter || $0.isNumber) }.map(String.init)
    let kept = words.filter { !["day", "workout", "session", "training", "plan"].contains($0) }
    return (kept.isEmpty ? words : kept).joined(separator: " ")
  }
}

extension PlanBook {
  init(_ journal: Journal, in timeZone: TimeZone, after pending: [JournalChange]) {
    plans = { (try? journal.workoutPlans()) ?? [] }
    planned = { plan, day in
      var planned = try? journal.planned(plan, on: day, in: timeZone)
      for case .add(.workout(let workout)) in pending
      where workout.planId == plan.id && CalendarDay(workout.startTime, in: timeZone) == day {
        planned?.done.append(workout)
      }
      return planned
    }
    budget = { day in try? journal.weekBudget(of: day, today: day, in: timeZone) }
  }
}
