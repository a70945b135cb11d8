import CustomDump
import Foundation
import Nutrition
import Testing

@testable import JournalStore

@Suite struct PlanTests {
  let journal = try! Journal.test()
  static let day = CalendarDay(daysSince1970: 20_777)

  static let push = WorkoutPlan(
    id: "push", name: "Push", note: "heavy", days: [.monday, .thursday],
    exercises: [
      PlannedExercise(id: "a", name: "Bench press", sets: 3, reps: 8...12, weightKg: 60, restSec: 90),
      PlannedExercise(id: "b", name: "Plank", sets: 2, durationSec: 45),
    ])

  @Test func `a plan is read back as it was, with its exercises in order`() throws {
    try journal.log(.plan(.keep(Self.push)))
    expectNoDifference(try journal.workoutPlans(), [Self.push])
    #expect(try journal.everything == [])
  }

  @Test func `undo takes back what was planned, changed and forgotten, redo puts it back`() throws {
    try journal.log(.plan(.keep(Self.push)))
    var heavier = Self.push
    heavier.exercises[0].weightKg = 62.5
    heavier.exercises.removeLast()
    try journal.log(.plan(.keep(heavier)))
    try journal.log(.plan(.forget(id: "push")))
    #expect(try journal.workoutPlans() == [])
    let undone = try journal.undo()
    #expect(undone[0].plansChanged && undone[0].entries == [] && !undone[0].memoryChanged)
    expectNoDifference(try journal.workoutPlans(), [heavier])
    try journal.undo()
    expectNoDifference(try journal.workoutPlans(), [Self.push])
    try journal.undo()
    #expect(try journal.workoutPlans() == [])
    try journal.redo(count: 2)
    expectNoDifference(try journal.workoutPlans(), [heavier])
    #expect(try journal.fault() == nil)
  }

  @Test func `a name is planned once, and what is not there cannot be forgotten`() throws {
    try journal.log(.plan(.keep(Self.push)))
    var second = Self.push
    second.id = "other"
    second.name = "PUSH"
    second.exercises = []
    #expect(throws: JournalError.self) { try journal.log(.plan(.keep(second))) }
    #expect(throws: JournalError.noSuchEntry(id: "x")) { try journal.log(.plan(.forget(id: "x"))) }
    #expect(throws: JournalError.noSuchEntry(id: "x")) { try journal.log(.plan(.callOff(id: "x"))) }
  }

  @Test func `a day has one event, the last that was planned, and undo brings the earlier one back`() throws {
    let party = PlannedEvent(id: "p", day: Self.day.advanced(by: 5), calories: 800, note: "Party", plannedOn: Self.day)
    var bigger = party
    bigger.id = "q"
    bigger.calories = 1000
    let week = (Self.day, Self.day.advanced(by: 7))
    try journal.log(.plan(.event(party)))
    try journal.log(.plan(.event(bigger)))
    #expect(try journal.plannedEvents(from: week.0, through: week.1) == [bigger])
    try journal.undo()
    #expect(try journal.plannedEvents(from: week.0, through: week.1) == [party])
    try journal.log(.plan(.callOff(id: "p")))
    #expect(try journal.plannedEvents(from: week.0, through: week.1) == [])
  }

  @Test func `the latest workouts with an exercise are found whatever its case`() throws {
    let before = { noon.addingTimeInterval(-86_400 * $0) }
    var other = WorkoutLog.make("other", at: before(1))
    other.exercises = [ExerciseLog(name: "Squat", sets: [])]
    try journal.log(
      .add(.workout(.make("a", at: before(3)))), .add(.workout(.make("b", at: before(2)))), .add(.workout(other)),
      .add(.workout(.make("c", at: noon))))
    let found = try journal.workouts(with: "BENCH PRESS", before: noon, limit: 5)
    #expect(found.map(\.id) == ["b", "a"])
    #expect(found[0].exercises.map(\.name) == ["Bench press", "Stretching", "Bench press"])
    #expect(try journal.workouts(with: "bench press", before: noon, limit: 1).map(\.id) == ["b"])
    #expect(try journal.workouts(with: "Bench presses", before: noon, limit: 5).map(\.id) == ["b", "a"])
    #expect(try journal.workouts(with: "Incline bench press", before: noon, limit: 5) == [])
  }
}
