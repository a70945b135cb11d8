import Coaching
import Nutrition

/// Workout plans as a person reads them.
struct PlanView {
  let page: Page

  /// What is due on a day.
  func today(_ due: [PlannedWorkout], on day: CalendarDay, today: CalendarDay, all: [WorkoutPlan]) -> String {
    guard due.isEmpty else {
      return Page.text([[page.heading(day.title(today: today))]] + due.map(block) + [hint(due)])
    }
    if all.isEmpty { return none }
    let next = (1...7).lazy.map { day.advanced(by: $0) }.first { day in all.contains { $0.isDue(on: day) } }
    let names = next.map { day in all.filter { $0.isDue(on: day) }.map(\.name).joined(separator: ", ") }
    let ahead = next.flatMap { day in names.map { "Next: \($0) on \(day.shortText)." } } ?? "No active plan has days."
    return Page.text([
      [page.heading(day.title(today: today))], page.wrapped("Nothing is planned: a rest day. \(ahead)"),
    ])
  }

  func list(_ plans: [WorkoutPlan]) -> String {
    if plans.isEmpty { return none }
    return Page.text(
      plans.map { plan in heading(plan) + plan.exercises.flatMap { line(notation($0)) } })
  }

  func show(_ planned: PlannedWorkout) -> String { Page.text([block(planned)]) }

  func progress(_ planned: PlannedWorkout, isApplied: Bool) -> String {
    let plan = planned.progressed
    let lines = planned.exercises.enumerated().flatMap { index, exercise in
      page.hanging("  \(sign(exercise.next)) ", notation(plan.exercises[index]))
        + page.dimmed(exercise.next.reason, indent: "      ")
    }
    let isNew = plan != planned.plan
    let end =
      isApplied
      ? "It is planned so now; ada undo takes it back."
      : isNew ? "ada plan progress \"\(plan.name)\" --apply plans it so." : "That is what is planned already."
    return Page.text([[page.heading(plan.name)] + lines, page.dimmed(end, indent: "")])
  }

  /// What was logged, and what it says for next time.
  func done(_ entry: Entry, _ workout: WorkoutLog, _ planned: PlannedWorkout) -> String {
    let logged = page.hanging(
      page.style(.good, "+ "), Confirmation.words(for: entry, units: page.units, hidesNumbers: page.hidesNumbers))
    let assumed =
      workout.assumptions.isEmpty ? [] : page.dimmed("assumed: \(workout.assumptions.joined(separator: "; "))")
    let next = planned.exercises.filter { $0.next.step == .raise || $0.next.step == .lower }.flatMap { exercise in
      page.hanging(
        "  \(sign(exercise.next)) ",
        "\(exercise.planned.name): \(Confirmation.words(for: exercise.next, units: page.units)), \(exercise.next.reason)"
      )
    }
    let hint =
      next.isEmpty ? [] : page.dimmed("ada plan progress \"\(planned.plan.name)\" --apply plans it so.", indent: "")
    return Page.text([logged + assumed, next.isEmpty ? [] : [page.style(.bold, "Next time")] + next, hint])
  }
}

extension PlanView {
  private var none: String {
    Page.text([
      page.wrapped(
        "There is no plan yet. Try: ada plan add Push --days mon,thu --exercise \"Bench press 3x8-12 @60kg rest 120\"")
    ])
  }

  private func heading(_ plan: WorkoutPlan, isDone: Bool = false) -> [String] {
    let days = plan.days.isEmpty ? "no days" : plan.days.map(\.short).joined(separator: ", ")
    let state = plan.isActive ? "" : ", paused"
    let note = plan.note.map { "; \($0)" } ?? ""
    return [page.heading(plan.name) + (isDone ? page.style(.good, "  done") : "")]
      + page.dimmed("\(days), about \(plan.estimatedMinutes.text()) min\(state)\(note)")
  }

  private func block(_ planned: PlannedWorkout) -> [String] {
    heading(planned.plan, isDone: !planned.done.isEmpty)
      + planned.exercises.flatMap { exercise in
        line(notation(exercise.planned)) + last(exercise)
      }
  }

  /// An exercise as it is planned; without what it is done with where numbers are hidden.
  private func notation(_ exercise: PlannedExercise) -> String {
    var exercise = exercise
    if page.hidesNumbers { exercise.weightKg = nil }
    return PlanNotation.text(exercise, units: page.units)
  }

  private func line(_ text: String) -> [String] { page.wrapped(text, indent: "  ", hang: "  ") }

  private func last(_ exercise: PlannedWorkout.Exercise) -> [String] {
    guard let last = exercise.last else { return page.dimmed("not done yet", indent: "      ") }
    let sets = Confirmation.notation(last.sets, units: page.units)
    let next =
      exercise.next.step == .hold
      ? exercise.next.reason
      : "next \(Confirmation.words(for: exercise.next, units: page.units)): \(exercise.next.reason)"
    return page.dimmed("last \(sets) on \(last.day)", indent: "      ") + page.dimmed(next, indent: "      ")
  }

  private func hint(_ due: [PlannedWorkout]) -> [String] {
    due.allSatisfy { !$0.done.isEmpty } ? [] : page.dimmed("ada plan done logs it as planned.", indent: "")
  }

  private func sign(_ next: LoadProgression) -> String {
    switch next.step {
    case .raise: page.style(.good, "+")
    case .lower: "-"
    case .hold, .start: "="
    }
  }
}
