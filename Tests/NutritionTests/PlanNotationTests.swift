import Nutrition
import Testing

@Suite struct PlanNotationTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var text: String
    var name: String
    var sets: Int
    var reps: ClosedRange<Int>?
    var kg: Double?
    var seconds: Double?
    var rest = 120.0
    var testDescription: String { text }
  }

  @Test(arguments: [
    Case(text: "Bench press 3x8 @60kg rest 120", name: "Bench press", sets: 3, reps: 8...8, kg: 60),
    Case(
      text: "bench press 3 x 8-12 @ 62,5 kg rest 90s", name: "bench press", sets: 3, reps: 8...12, kg: 62.5, rest: 90),
    Case(text: "Pull-up 4×6-10", name: "Pull-up", sets: 4, reps: 6...10),
    Case(text: "Plank 3x45s rest 1 min", name: "Plank", sets: 3, seconds: 45, rest: 60),
    Case(text: "Plank 2x1min", name: "Plank", sets: 2, seconds: 60),
    Case(text: "Squat 5x5 at 100 kg", name: "Squat", sets: 5, reps: 5...5, kg: 100),
    Case(text: "Squat 5x5 rest 3 min @100", name: "Squat", sets: 5, reps: 5...5, kg: 100, rest: 180),
    Case(text: "  45 degree  leg press 3x10 @80", name: "45 degree leg press", sets: 3, reps: 10...10, kg: 80),
    Case(text: "Curl 3x12 @25lb", name: "Curl", sets: 3, reps: 12...12, kg: 11.33980925),
  ])
  func `an exercise is read as it is written`(a: Case) throws {
    let exercise = try PlanNotation.exercise(a.text, id: "e", units: .metric)
    #expect(exercise.name == a.name && exercise.sets == a.sets && exercise.reps == a.reps)
    #expect(exercise.durationSec == a.seconds && exercise.restSec == a.rest)
    #expect((exercise.weightKg == nil) == (a.kg == nil))
    #expect(abs((exercise.weightKg ?? 0) - (a.kg ?? 0)) < 1e-9)
  }

  @Test(arguments: [
    "", "Bench press", "3x8", "Bench press 0x8", "Bench press 3x0", "Bench press 3x12-8", "Bench press 51x8",
    "Bench press 3x8 60kg", "Bench press 3x8 @", "Bench press 3x8 @heavy", "Bench press 3x8 @5000kg",
    "Bench press 3x8 rest 9000", "Plank 3x45-60s", "Bench press 99999x8", "Bench press 3x8 @60kg please",
  ])
  func `what is no exercise is refused with a sentence`(text: String) {
    let error = #expect(throws: PlanNotation.Unreadable.self) {
      try PlanNotation.exercise(text, id: "e", units: .metric)
    }
    #expect(error?.sentence.hasSuffix(".") == true)
  }

  @Test(arguments: ["Bench press 3x8-12 @62.5kg rest 90", "Plank 3x45s rest 60", "Dip 3x8 rest 120"])
  func `what is written is read again`(text: String) throws {
    #expect(PlanNotation.text(try PlanNotation.exercise(text, id: "e", units: .metric)) == text)
  }

  @Test func `a weight without a unit is in the person's own`() throws {
    let bare = try PlanNotation.exercise("Squat 3x5 @100", id: "e", units: .us)
    #expect(abs((bare.weightKg ?? 0) - 45.359237) < 1e-9)
    let squat = try PlanNotation.exercise("Squat 3x5 @135lb", id: "e", units: .us)
    #expect(PlanNotation.text(squat, units: .us) == "Squat 3x5 @135lb rest 120")
  }

  @Test func `sets are read as they were done`() throws {
    let bench = try PlanNotation.exercise("Bench press 3x8 @60kg", id: "e", units: .metric)
    #expect(
      try PlanNotation.sets("8,8,7", of: bench, units: .metric) == [8, 8, 7].map { WorkoutSet(reps: $0, weightKg: 60) })
    #expect(try PlanNotation.sets("8 6 @62.5kg", of: bench, units: .metric).map(\.weightKg) == [62.5, 62.5])
    #expect(try PlanNotation.sets("8,0", of: bench, units: .metric).map(\.completed) == [true, false])
    let plank = try PlanNotation.exercise("Plank 2x45s", id: "e", units: .metric)
    #expect(try PlanNotation.sets("45,40", of: plank, units: .metric).map(\.durationSec) == [45, 40])
    for wrong in ["", "many", "8,8 @nothing", "-8"] {
      #expect(throws: PlanNotation.Unreadable.self) { try PlanNotation.sets(wrong, of: bench, units: .metric) }
    }
  }

  @Test func `days of the week are read, and dates fall on them`() throws {
    #expect(Weekday(text: "mon") == .monday && Weekday(text: "Thurs") == .thursday && Weekday(text: "t") == nil)
    #expect(Weekday(text: "someday") == nil)
    let day = try #require(CalendarDay("2026-11-20"))
    #expect(day.dayOfWeek == .friday && day.weekStart == CalendarDay("2026-11-16"))
    #expect(CalendarDay(daysSince1970: -1).dayOfWeek == .wednesday)
    let plan = WorkoutPlan(id: "p", name: "Push", days: [.friday], exercises: [])
    #expect(plan.isDue(on: day) && !plan.isDue(on: day.advanced(by: 1)))
  }
}
