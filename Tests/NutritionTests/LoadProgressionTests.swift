import Nutrition
import Testing

@Suite struct LoadProgressionTests {
  static let day = CalendarDay(daysSince1970: 20_777)

  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var plan: String
    /// The newest first, as sets are written.
    var sessions: [String]
    var step: LoadProgression.Step
    var kg: Double?
    var reps: ClosedRange<Int>?
    var seconds: Double?
    var units = UnitSystem.metric
  }

  @Test(arguments: [
    Case(testDescription: "never done", plan: "Bench 3x8-12 @60kg", sessions: [], step: .start, kg: 60, reps: 8...12),
    Case(
      testDescription: "all at the top", plan: "Bench 3x8-12 @60kg", sessions: ["12,12,12"], step: .raise, kg: 62.5,
      reps: 8...12),
    Case(
      testDescription: "more than the top", plan: "Bench 3x8 @60kg", sessions: ["9,8,10"], step: .raise, kg: 62.5,
      reps: 8...8),
    Case(
      testDescription: "within the range", plan: "Bench 3x8-12 @60kg", sessions: ["12,11,9"], step: .hold, kg: 60,
      reps: 8...12),
    Case(
      testDescription: "a set too few", plan: "Bench 3x8 @60kg", sessions: ["8,8"], step: .hold, kg: 60, reps: 8...8),
    Case(
      testDescription: "missed once", plan: "Bench 3x8 @60kg", sessions: ["8,8,7", "8,8,8 @57.5"], step: .hold, kg: 60,
      reps: 8...8),
    Case(
      testDescription: "missed twice", plan: "Bench 3x8 @60kg", sessions: ["8,8,7", "8,7,6"], step: .lower, kg: 55,
      reps: 8...8),
    Case(
      testDescription: "missed heavier, then lighter", plan: "Bench 3x8 @60kg", sessions: ["8,8,7", "8,7,6 @65"],
      step: .hold, kg: 60, reps: 8...8),
    Case(
      testDescription: "done heavier than planned", plan: "Bench 3x8 @60kg", sessions: ["8,8,8 @65"], step: .raise,
      kg: 67.5, reps: 8...8),
    Case(
      testDescription: "planned heavier since", plan: "Bench 3x8 @62.5kg", sessions: ["8,8,8 @60"], step: .start,
      kg: 62.5, reps: 8...8),
    Case(
      testDescription: "heavy weights by 2.5 %", plan: "Deadlift 1x5 @200kg", sessions: ["5"], step: .raise, kg: 205,
      reps: 5...5),
    Case(
      testDescription: "light weights by a tenth at most", plan: "Curl 3x12 @12kg", sessions: ["12,12,12"],
      step: .raise, kg: 13, reps: 12...12),
    Case(
      testDescription: "the body alone", plan: "Pull-up 3x6-10", sessions: ["10,10,10"], step: .raise, reps: 7...11),
    Case(
      testDescription: "the body alone, missed twice", plan: "Pull-up 3x6-10", sessions: ["5,4,4", "5,5,4"],
      step: .hold, reps: 6...10),
    Case(testDescription: "held", plan: "Plank 2x45s", sessions: ["45,50"], step: .raise, seconds: 50),
    Case(testDescription: "not held", plan: "Plank 2x45s", sessions: ["45,40"], step: .hold, seconds: 45),
    Case(
      testDescription: "pounds", plan: "Bench 3x8 @135lb", sessions: ["8,8,8"], step: .raise, kg: 63.5, reps: 8...8,
      units: .us),
  ])
  func `the next load follows the last workouts`(a: Case) throws {
    let exercise = try PlanNotation.exercise(a.plan, id: "e", units: a.units)
    let sessions = try a.sessions.enumerated().map { index, text in
      LoadProgression.Session(
        day: Self.day.advanced(by: -3 * index), sets: try PlanNotation.sets(text, of: exercise, units: a.units))
    }
    let next = LoadProgression(of: exercise, after: sessions, units: a.units)
    #expect(next.step == a.step, "\(next.reason)")
    #expect(next.weightKg == a.kg && next.reps == a.reps && next.durationSec == a.seconds)
    #expect(!next.reason.hasSuffix("."))
  }

  @Test func `warm-up sets and sets not completed do not count`() throws {
    let exercise = try PlanNotation.exercise("Bench 2x8 @60kg", id: "e", units: .metric)
    let warm = [WorkoutSet(reps: 5, weightKg: 40)] + exercise.plannedSets
    #expect(LoadProgression(of: exercise, after: [.init(day: Self.day, sets: warm)]).step == .raise)
    var failed = exercise.plannedSets
    failed[1].completed = false
    #expect(LoadProgression(of: exercise, after: [.init(day: Self.day, sets: failed)]).step == .hold)
  }

  @Test func `sets as planned raise no load that is planned for a range`() throws {
    func next(_ text: String) throws -> LoadProgression {
      let exercise = try PlanNotation.exercise(text, id: "e", units: .metric)
      return LoadProgression(of: exercise, after: [.init(day: Self.day, sets: exercise.plannedSets)])
    }
    #expect(try next("Bench 3x8-12 @60kg").step == .hold)
    #expect(try next("Bench 3x8-12 @60kg").weightKg == 60)
    #expect(try next("Bench 3x8 @60kg").step == .raise)
  }

  @Test(arguments: [2.5, 5, 7.5, 20, 24, 25, 60, 100, 180, 300])
  func `a raise is 2 to 10 percent, and a lowering a tenth or a little more`(kg: Double) throws {
    let exercise = try PlanNotation.exercise("Lift 1x5 @\(kg)kg", id: "e", units: .metric)
    let done = LoadProgression.Session(day: Self.day, sets: exercise.plannedSets)
    let raised = try #require(LoadProgression(of: exercise, after: [done]).weightKg)
    #expect(raised > kg && (raised <= kg * 1.1 + 0.001 || raised - kg == 0.5))
    let missed = LoadProgression.Session(day: Self.day, sets: [WorkoutSet(reps: 3, weightKg: kg)])
    let lowered = try #require(LoadProgression(of: exercise, after: [missed, missed]).weightKg)
    #expect(lowered < kg && lowered >= kg * 0.8)
  }
}
