import AdaTestSupport
import Foundation
import JournalStore
import LanguageModels
import Nutrition
import Testing
import ToolCalls

@testable import Coaching

/// The limits that calls of a model meet beside those of goals (`SafetyTests`), of the day's targets
/// (`DynamicTargetsTests`), of macros (`MacroProposalTests`) and of words (`SafeSpeechTests`).
@Suite(.timeLimit(.minutes(60))) struct ModelLimitTests {
  static let now = SafetyTests.now

  @Test(arguments: [400, 1199, -5, 0]) func `no call sets a day's energy under the floor`(calories: Int) async throws {
    let arguments =
      #"{"goalType":null,"goalRate":null,"activityLevel":null,"targetWeightKg":null,"calorieTarget":\#(calories)}"#
    let (coach, journal, _) = try SafetyTests.coach([SafetyTests.call(arguments), SafetyTests.call(arguments)])
    let text = "set my calories to \(calories) kcal"
    _ = try await coach.turn(
      Message(text: text, at: Self.now, timeZone: .gmt), policy: TurnPolicy(allowed: [.setGoal]))
    let energy = try journal.summary(of: CalendarDay(Self.now, in: .gmt), in: .gmt).targets.energy
    #expect(energy.total.kilocalories >= EnergyTarget.floor)
    #expect(try journal.profile()?.calorieTarget.map { $0 >= EnergyTarget.floor } ?? true)
  }

  struct Slip: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var says: String
    var name: String
    var arguments: String
  }

  @Test(arguments: [
    Slip(
      testDescription: "water", says: "drank 5 l of water", name: "add_water",
      arguments: #"{"amountMl":5000,"timestamp":null}"#),
    Slip(
      testDescription: "a day of running", says: "ran for 8 hours", name: "add_workout",
      arguments:
        #"{"type":"cardio","name":"Running","durationMin":480,"distanceKm":null,"exercises":null,"timestamp":null}"#),
    Slip(
      testDescription: "weight", says: "weighed 140 kg", name: "add_weight",
      arguments: #"{"weightKg":140,"bodyFatPercentage":null,"timestamp":null}"#),
  ]) func `what a model logs in very large amounts is asked about`(slip: Slip) async throws {
    let call = ScriptedModel.Exchange.call(slip.name, slip.arguments)
    let (coach, _, _) = try SafetyTests.coach([call, call])
    let planned = try await coach.turn(Message(text: slip.says, at: Self.now, timeZone: .gmt)).planned
    #expect(planned?.reply.contains("Is that right?") == true, "\(planned?.reply ?? "")")
  }

  @Test(arguments: ["I made myself throw up after dinner", "I want to eat 500 calories a day from now on"])
  func `signs of distress never reach a model, and set no target`(text: String) async throws {
    let (coach, journal, model) = try SafetyTests.coach([])
    let planned = try await coach.turn(Message(text: text, at: Self.now, timeZone: .gmt)).planned
    #expect(planned?.isCare == true && model.requests.isEmpty)
    #expect(try journal.profile()?.calorieTarget == nil)
  }

  @Test func `an own target is moved by nobody but the person`() async throws {
    var profile = UserProfile.make()
    profile.calorieTarget = 2000
    let (coach, _, _) = try SafetyTests.coach([DynamicTargetsTests.reply(1750)], profile: profile)
    let day = try await coach.dynamicTargets(at: Self.now, in: .gmt)
    #expect(day.fallback == "out_of_bounds" && day.targets.calories == 2000)
  }
}
