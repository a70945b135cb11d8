import AdaTestSupport
import Foundation
import JournalStore
import LanguageModels
import Nutrition
import Testing

@testable import Coaching

/// Plans, the week and meals of before, as they are said.
@Suite(.timeLimit(.minutes(60))) struct PlanTurnTests {
  static let today = CalendarDay(TestCoach.noon, in: .gmt)

  static func coach(_ days: [Weekday] = Weekday.allCases) throws -> TestCoach {
    // A model that would be asked fails the test: these are the program's own.
    let test = try TestCoach([ScriptedModel.answering()])
    let push = WorkoutPlan(
      id: "push", name: "Push", days: days,
      exercises: [
        PlannedExercise(id: "a", name: "Bench press", sets: 3, reps: 8...8, weightKg: 60, restSec: 120),
        PlannedExercise(id: "b", name: "Dip", sets: 3, reps: 6...10),
      ])
    try test.journal.perform(
      [
        .add(.weight(BodyWeightEntry(id: "w", weightKg: 80, timestamp: TestCoach.noon - 3 * 86_400))),
        .profile(.make()), .plan(.keep(push)),
      ], as: NewTurn(text: "me", at: TestCoach.noon - 86_400))
    return test
  }

  func workouts(_ test: TestCoach) throws -> [WorkoutLog] {
    try test.journal.workouts(from: .distantPast, to: .distantFuture)
  }

  @Test func `the plan that is due is shown, started and logged once`() async throws {
    let test = try Self.coach()
    let due = try await test.say("what's my workout today?").planned
    #expect(
      due.status == .answered && due.reply.hasPrefix("Push today, about ")
        && due.reply.contains("min: Bench press 3x8 @60kg rest 120; Dip"))
    #expect(try await test.say("start push day").planned.reply.contains("\"done with push\" logs it as planned."))
    #expect(try workouts(test).isEmpty)
    let done = try await test.say("done with today's workout in 40 minutes").planned
    #expect(done.status == .logged && done.reply.hasPrefix("Logged Push, 40 min, Bench press 3 x 8 at 60 kg"))
    #expect(try workouts(test).map(\.planId) == ["push"])
    let again = try await test.say("push day done").planned
    #expect(again.status == .answered && again.reply.contains("logged for today already"))
    #expect(try await test.say("what's my workout today?").planned.reply == "Push is done today.")
    _ = try await test.say("undo")
    #expect(try workouts(test).isEmpty)
  }

  @Test func `a plan that was done stays done when its length is corrected`() async throws {
    let test = try Self.coach()
    let offline = TurnPolicy(isOffline: true)
    _ = try await test.say("done with push")
    let before = try #require(try workouts(test).first)
    _ = try await test.say("actually it was 50 minutes", policy: offline)
    let after = try #require(try workouts(test).first)
    #expect(after.durationMin == 50 && after.planId == "push" && after.exercises == before.exercises)
    #expect(try await test.say("what's my workout today?").planned.reply == "Push is done today.")
    #expect(try await test.say("push day done").planned.reply.contains("logged for today already"))
    #expect(try workouts(test).count == 1)
  }

  @Test func `a day without a plan says which is next`() async throws {
    let test = try Self.coach([.monday])
    let reply = try await test.say("what's my workout today?").planned.reply
    #expect(reply == "Nothing is planned today: a rest day. Next: Push on 2026-11-23.")
    #expect(try await TestCoach([]).say("what's my workout today?").planned.reply == PlanReply.noPlan)
  }

  @Test func `a name that is no plan's is left to who reads workouts`() async throws {
    let home = try TestCoach([])
    let turn = try await home.say("did 20 push-ups").planned
    #expect(turn.status == .logged)
    #expect(try workouts(home).map(\.planId) == [nil])
  }

  @Test func `the week's budget is told, and a day ahead takes more`() async throws {
    let test = try Self.coach()
    try test.journal.perform(
      [.add(.meal(.make(timestamp: TestCoach.noon - 86_400)))], as: NewTurn(text: "burrito", at: TestCoach.noon))
    let budget = try await test.say("how much of my week's budget is left?").planned.reply
    let week = try test.journal.weekBudget(of: Self.today, today: Self.today, in: .gmt)
    #expect(budget.hasPrefix("This week: 463 of \(Figures.kcal(week.target)) eaten, \(Figures.kcal(week.left)) left."))
    #expect(budget.contains("Days without meals (Mon, Tue, Wed) count as eaten to their target."))
    let party = try await test.say("I have a party on Saturday, 800 kcal more").planned
    #expect(party.reply == "Planned Party on 2026-11-21, 800 kcal more than usual.")
    let events = try test.journal.plannedEvents(from: Self.today, through: Self.today.advanced(by: 7))
    #expect(events.map(\.calories) == [800])
    _ = try await test.say("undo")
    #expect(try test.journal.plannedEvents(from: Self.today, through: Self.today.advanced(by: 7)).isEmpty)
  }

  @Test func `a meal of another day is copied once`() async throws {
    let test = try Self.coach()
    let lunch = Meal.make(timestamp: TestCoach.noon - 86_400 - 3600)
    try test.journal.perform([.add(.meal(lunch))], as: NewTurn(text: "burrito", at: TestCoach.noon - 86_400))
    let copied = try await test.say("copy yesterday's \(lunch.mealType.rawValue)").planned
    #expect(copied.status == .logged)
    #expect(try test.meals().map(\.timestamp) == [lunch.timestamp, lunch.timestamp + 86_400])
    #expect(try await test.say("copy yesterday").planned.reply.contains("copied already"))
    #expect(try test.meals().count == 2)
    #expect(try await test.say("copy monday's dinner").planned.reply.hasPrefix("No dinner is logged on 2026-11-16"))
  }

  @Test func `the last meal is kept under a name and logged by it`() async throws {
    let test = try TestCoach([])
    #expect(try await test.say("save this as a favourite").planned.reply.hasPrefix("There is no meal just logged"))
    _ = try await test.say("2 eggs and toast for breakfast")
    #expect(try await test.say("save this as a favourite").planned.reply.hasPrefix("What shall it be called?"))
    _ = try await test.say("2 eggs and toast for breakfast")
    let kept = try await test.say("save this as power breakfast").planned
    #expect(kept.reply.hasPrefix("Remembered power breakfast: Egg"))
    let before = try #require(try test.meals().last?.totals.calories)
    _ = try await test.say("power breakfast")
    #expect(try test.meals().count == 3)
    #expect(abs((try #require(try test.meals().last?.totals.calories)) - before) < 1)
  }

  @Test func `hidden numbers stay hidden in all of it`() async throws {
    let test = try Self.coach()
    _ = try await test.say("hide the numbers")
    for text in [
      "what's my workout today?", "start push", "how much of my week's budget is left?",
      "party on sunday, 500 kcal more", "done with push",
    ] {
      let reply = try await test.say(text).planned.reply
      #expect(!reply.contains("kcal") && !reply.contains("kg"), "\(reply)")
    }
  }
}
