import Foundation
import Nutrition

/// Sentences about plans and the week, with the figures that `ada plan` and `ada budget` show.
struct PlanReply {
  let units: UnitSystem
  let hidesNumbers: Bool

  static let noPlan = "There is no workout plan yet; \"ada plan add\" makes one."

  /// What is due on a day.
  func due(_ due: [PlannedWorkout], on day: CalendarDay, today: CalendarDay, all: [WorkoutPlan]) -> String {
    let when = day == today ? "today" : day == today.advanced(by: 1) ? "tomorrow" : "on \(day)"
    guard due.isEmpty else { return due.map { words(for: $0, when: when) }.joined(separator: " ") }
    if all.isEmpty { return Self.noPlan }
    let next = (1...7).lazy.map { day.advanced(by: $0) }.first { day in all.contains { $0.isDue(on: day) } }
    let names = next.map { day in all.filter { $0.isDue(on: day) }.map(\.name).joined(separator: ", ") }
    let ahead = next.flatMap { day in names.map { " Next: \($0) on \(day)." } } ?? ""
    return "Nothing is planned \(when): a rest day.\(ahead)"
  }

  /// "Push today, about 25 min: Bench press 3x8 @60kg (last 3 x 8 at 60 kg, next 62.5 kg); Dip 3x6-10."
  func words(for planned: PlannedWorkout, when: String = "") -> String {
    let name = planned.plan.name
    if !planned.done.isEmpty { return "\(name) is done\(when.isEmpty ? "" : " \(when)")." }
    let plan = hidesNumbers ? planned.plan.withoutLoads : planned.plan
    let exercises = zip(planned.exercises, plan.exercises).map { exercise, shown in
      let text = PlanNotation.text(shown, units: units)
      if hidesNumbers { return text }
      var notes = exercise.last.map { ["last \(Confirmation.notation($0.sets, units: units))"] } ?? []
      if exercise.next.step == .raise || exercise.next.step == .lower {
        notes.append("next \(Confirmation.words(for: exercise.next, units: units))")
      }
      return text + (notes.isEmpty ? "" : " (\(notes.joined(separator: ", ")))")
    }
    return "\(name)\(when.isEmpty ? "" : " \(when)"), about \(planned.plan.estimatedMinutes.text()) min: "
      + "\(exercises.joined(separator: "; ")). \"done with \(name.lowercased())\" logs it as planned."
  }

  /// What is left of a week, and what today may aim at.
  func budget(_ week: WeekBudget) -> String {
    if hidesNumbers { return NumberFreeText.notice }
    let side = week.left >= 0 ? "\(Figures.kcal(week.left)) left" : "\(Figures.kcal(-week.left)) over"
    var text = "This week: \(Figures.whole(week.eaten)) of \(Figures.kcal(week.target)) eaten, \(side)."
    if let aim = week.days.first(where: { $0.day == week.today })?.suggested {
      text += " Aim at \(Figures.kcal(aim)) today."
    }
    if !week.unknownDays.isEmpty {
      let days = week.unknownDays.map { $0.day.dayOfWeek.short }.joined(separator: ", ")
      text += " Days without meals (\(days)) count as eaten to their target."
    }
    return text
  }
}
