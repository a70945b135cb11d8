import AdaTestSupport
import Foundation
import JournalStore
import LanguageModels
import Nutrition
import Testing

@testable import Coaching

/// What the person says of how they feel, from the sentence to the day's targets.
@Suite(.timeLimit(.minutes(60))) struct SelfReportTurnTests {
  static let day = CalendarDay(TestCoach.noon, in: .gmt)

  @Test func `it is noted without a model, taken back by undo, and the last word counts`() async throws {
    let model = ScriptedModel.answering()
    let test = try TestCoach([model])
    #expect(try await test.say("Legs are sore").planned.reply == "Noted: sore legs, 3 of 5 on 2026-11-20.")
    let second = try await test.say("legs are very sore and energy is low").planned
    #expect(second.status == .logged && second.reply.hasSuffix("Noted: energy 2 of 5 on 2026-11-20."))
    #expect(try test.journal.selfReports(on: Self.day).map(\.level) == [4, 2])
    _ = try await test.say("undo")
    #expect(try test.journal.selfReports(on: Self.day).map(\.level) == [3])
    #expect(model.requests.isEmpty)
  }

  @Test func `a liking is saved and shown`() async throws {
    let test = try TestCoach([])
    #expect(try await test.say("I prefer to eat late").planned.reply == "Noted: you like to eat late.")
    #expect(try await test.say("two meals a day").planned.reply == "Noted: you like to eat late, 2 meals a day.")
    #expect(try test.journal.profile()?.mealsPerDay == 2)
  }

  @Test func `soreness, energy and meal timing reach the day's context, and are named without moving a figure`()
    async throws
  {
    let test = try TestCoach([])
    try test.journal.perform(
      [
        .add(.weight(BodyWeightEntry(id: "w", weightKg: 90, timestamp: TestCoach.noon - 3600))),
        .profile(.make(goalType: .cut, goalRate: 0.5)),
      ], as: NewTurn(text: "me", at: TestCoach.noon))
    let before = try await test.coach.dynamicTargets(at: TestCoach.noon, in: .gmt)
    #expect(before.targets.recoveryFocus == nil)
    _ = try await test.say("quads are sore, energy is low")
    _ = try await test.say("two meals a day")
    let summary = try test.journal.summary(of: Self.day, in: .gmt)
    let profile = try #require(try test.journal.profile())
    let context = try NutritionContext(test.journal, summary: summary, profile: profile, in: .gmt)
    #expect(context.soreness == ["quadriceps": 3] && context.energyLevel == 2)
    #expect(context.mealTiming == "2 meals a day")
    let after = try await test.coach.dynamicTargets(at: TestCoach.noon + 600, in: .gmt)
    #expect(after.targets.recoveryFocus == "sore quadriceps, low energy")
    #expect(after.targets.calories == before.targets.calories && after.targets.proteinG == before.targets.proteinG)
    let cause = after.targets.adjustments.first { $0.hasPrefix("changed since 12:00") }
    #expect(cause?.contains("energy level unknown -> 2 of 5") == true)
    #expect(cause?.contains("soreness unknown -> quadriceps") == true)
  }

  @Test func `an emergency goes before`() async throws {
    let reply = try await TestCoach([]).say("my chest is sore and I have chest pain").planned.reply
    #expect(reply.contains("112"))
  }
}
