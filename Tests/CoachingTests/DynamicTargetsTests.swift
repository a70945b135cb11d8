import AdaTestSupport
import Foundation
import JSONTree
import JournalStore
import LanguageModels
import Nutrition
import Testing

@testable import Coaching

@Suite struct DynamicTargetsTests {
  static let now = SafetyTests.now
  static let cutting = UserProfile.make(goalType: .cut, goalRate: 0.5)  // 2256 - 550 = 1706 kcal

  static func reply(
    _ calories: Int = 1750, protein: Int = 170, carbs: Int = 140, fat: Int = 57, reasoning: String = "A little more."
  ) -> ScriptedModel.Exchange {
    .events([
      .text(
        #"{"calories":\#(calories),"protein_g":\#(protein),"carbs_g":\#(carbs),"fat_g":\#(fat),"reasoning":"\#(reasoning)","#
          + #""adjustments":["more"],"confidence":0.8,"preworkout_carbs_g":null,"postworkout_protein_g":null,"#
          + #""recovery_focus":null}"#), .finished(.stop),
    ])
  }

  func ask(_ coach: Coach, after seconds: Double = 0, offline: Bool = false) async throws -> DynamicDay {
    try await coach.dynamicTargets(at: Self.now + seconds, in: .gmt, isOffline: offline)
  }

  @Test func `a model's answer within the bounds is used, by structured output within five seconds`() async throws {
    let (coach, _, model) = try SafetyTests.coach([Self.reply()], profile: Self.cutting)
    let day = try await ask(coach)
    #expect(day.engine == "scripted" && day.fallback == nil && !day.isCached)
    #expect(day.targets.calories == 1750)
    #expect(abs(day.targets.macroCalories - 1750) <= 17.5)
    #expect(model.requests[0].structuredOutput?.name == "dynamic_nutrition_targets")
    #expect(model.deadlines[0].total <= .seconds(5))
  }

  static let attempts: [(ScriptedModel.Exchange, String)] = [
    (reply(900), "out_of_bounds"), (reply(1199), "out_of_bounds"), (reply(1250), "out_of_bounds"),
    (reply(4000), "out_of_bounds"), (reply(protein: 20), "out_of_bounds"), (reply(protein: 400), "out_of_bounds"),
    (reply(fat: 5), "out_of_bounds"), (reply(carbs: 900), "out_of_bounds"), (reply(-1750), "out_of_bounds"),
    (.events([.text("eat 800 kcal"), .finished(.stop)]), "invalid_output"),
    (.failure(.timedOut(.total)), "timeout"),
    (.events([.text(#"{"calories":1e999}"#), .finished(.stop)]), "invalid_output"),
  ]

  @Test(arguments: attempts.indices) func `what is out of bounds or late is the calculator's answer`(index: Int)
    async throws
  {
    let (exchange, fallback) = Self.attempts[index]
    let (coach, _, _) = try SafetyTests.coach([exchange], profile: Self.cutting)
    let day = try await ask(coach)
    #expect(day.engine == "offline")
    #expect(day.fallback == fallback)
    #expect(day.targets.calories == 1706)
  }

  @Test(arguments: [
    SafetyTests.stage(.pregnant), .make(birthDate: CalendarDay("2011-01-01")?.midnightUTC),
  ]) func `nobody who must not lose is given less than they use`(profile: UserProfile) async throws {
    let (coach, journal, _) = try SafetyTests.coach([Self.reply(1500)], profile: profile, weightKg: 70)
    let energy = try journal.summary(of: CalendarDay(Self.now, in: .gmt), in: .gmt).targets.energy
    let day = try await ask(coach)
    #expect(day.fallback == "out_of_bounds")
    #expect(day.targets.calories == energy.total.kilocalories && day.targets.calories >= energy.lowest)
  }

  @Test func `nobody is asked again within five minutes`() async throws {
    let (coach, _, model) = try SafetyTests.coach([Self.reply()], profile: Self.cutting)
    let first = try await ask(coach)
    let second = try await ask(coach, after: 299)
    #expect(second.isCached && second.targets == first.targets && second.calculatedAt == first.calculatedAt)
    #expect(model.requests.count == 1)
  }

  @Test func `without a cause the numbers stay for the day, whatever a model says later`() async throws {
    let (coach, _, model) = try SafetyTests.coach([Self.reply(), Self.reply(1900)], profile: Self.cutting)
    let first = try await ask(coach)
    let later = try await ask(coach, after: 3600)
    #expect(model.requests.count == 2)
    #expect(later.targets == first.targets && !later.isCached)
    let offline = try await ask(coach, after: 7200, offline: true)
    #expect(offline.targets == first.targets)
  }

  @Test func `a new meal asks anew and moves nothing; a workout moves the target and is named`() async throws {
    let (coach, journal, model) = try SafetyTests.coach(
      [Self.reply(), Self.reply(1900), Self.reply(2100, carbs: 227)], profile: Self.cutting)
    let first = try await ask(coach)
    try journal.perform([.add(.meal(.make(timestamp: Self.now)))], as: NewTurn(text: "burrito", at: Self.now))
    let fed = try await ask(coach, after: 10)
    #expect(fed.targets == first.targets && model.requests.count == 2)
    let run = WorkoutLog.make(startTime: Self.now - 3600)
    try journal.perform([.add(.workout(run))], as: NewTurn(text: "run", at: Self.now))
    let trained = try await ask(coach, after: 20)
    #expect(model.requests.count == 3)
    #expect(trained.targets.calories == 2100)
    let cause = try #require(trained.targets.adjustments.last)
    #expect(cause.contains("changed since 12:00: active energy 0 kcal -> 360 kcal; workouts"))
  }

  @Test func `a new weight is a cause, and the next day begins anew`() async throws {
    let (coach, journal, _) = try SafetyTests.coach([], profile: Self.cutting)
    _ = try await ask(coach, offline: true)
    try journal.perform(
      [.add(.weight(BodyWeightEntry(id: "n", weightKg: 88, timestamp: Self.now)))], as: NewTurn(text: "w", at: Self.now)
    )
    let moved = try await ask(coach, after: 5, offline: true)
    #expect(moved.targets.adjustments.last?.contains("weight 90 kg -> 88 kg") == true)
    let tomorrow = try await ask(coach, after: 86_400, offline: true)
    #expect(tomorrow.targets.adjustments.contains { $0.contains("changed since") } == false)
  }

  @Test func `the model context carries what stands, until something changes it`() async throws {
    let (coach, journal, _) = try SafetyTests.coach([Self.reply()], profile: Self.cutting)
    let message = Message(text: "hello", at: Self.now, timeZone: .gmt)
    let choice = try #require(coach.models.first)
    func said() -> String { coach.request(for: message, to: choice).last?.content ?? "" }
    #expect(!said().contains("dynamicTargets"))
    _ = try await ask(coach)
    #expect(said().contains(#""dynamicTargets":{"calories":1750"#))
    try journal.perform([.add(.workout(.make(startTime: Self.now - 60)))], as: NewTurn(text: "r", at: Self.now))
    #expect(!said().contains("dynamicTargets"))
    #expect(said().contains(#""macrosChosenBy":"default""#))
  }
}
