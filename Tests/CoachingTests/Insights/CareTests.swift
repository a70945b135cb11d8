import AdaTestSupport
import Foundation
import Insights
import JournalStore
import LanguageModels
import Nutrition
import Testing

@testable import Coaching

/// Somebody whom numbers harm.
@Suite(.timeLimit(.minutes(60))) struct CareTests {
  @Test(arguments: [
    "I made myself throw up after dinner", "I haven't eaten in 4 days", "set my target to 400 calories a day",
    "I hate my body",
  ])
  func `words of distress are answered with care, without a target and without a model`(text: String) async throws {
    let model = ScriptedModel.answering()
    let test = try TestCoach([model])
    let turn = try await test.say(text, policy: TurnPolicy(wantsWords: true, wantsInsight: true)).planned
    #expect(turn.reply.contains("talk to a doctor or somebody you trust"))
    #expect(!turn.reply.contains { $0.isNumber } && turn.isCare)
    #expect(model.requests.isEmpty)
    #expect(try test.journal.profile()?.calorieTarget == nil)
  }

  @Test(arguments: ["set my calories to 500", "lower my calories to 450 a day", "my daily calorie limit is 600"])
  func `an order for too little is answered with the least and with care`(text: String) async throws {
    let turn = try await TestCoach([]).say(text).planned
    #expect(turn.reply.hasPrefix("A target never goes below 1200 kcal a day. I am sorry"), "\(turn.reply)")
    #expect(turn.changes.isEmpty && turn.isCare && !turn.hidesNumbers)
  }

  @Test func `what was eaten is logged all the same, and its figures are not shown`() async throws {
    let test = try TestCoach([])
    let turn = try await test.say("ate 2 bananas and I hate my body").planned
    #expect(turn.reply.hasPrefix("Logged ") && turn.reply.contains("somebody you trust"))
    #expect(!turn.reply.contains("kcal") && turn.hidesNumbers)
    #expect(try test.meals().first?.totals.calories ?? 0 > 100)
  }

  @Test func `an emergency goes before`() async throws {
    let turn = try await TestCoach([]).say("I made myself sick and now I have chest pain").planned
    #expect(turn.reply.contains("112"))
  }

  @Test func `hide the numbers holds for replies and answers until they are wanted again`() async throws {
    let test = try TestCoach([])
    #expect(try await test.say("Hide the numbers, please").planned.reply.hasPrefix("Numbers are hidden from now on."))
    #expect(try test.journal.profile()?.hidesNumbers == true)
    let meal = try await test.say("2 eggs and toast for breakfast").planned
    #expect(meal.reply.hasPrefix("Logged breakfast: Egg") && !meal.reply.contains("kcal") && !meal.reply.contains(" g"))
    #expect(try test.meals().first?.totals.calories ?? 0 > 100)
    #expect(try await test.say("weighed 60.4 kg").planned.reply == "Logged a weighing.")
    #expect(try await test.say("how many calories in two bananas?").planned.reply == NumberFreeText.notice)
    for question in ["how is my day going?", "what is my weight?", "what are my targets?"] {
      let reply = try await test.say(question).planned.reply
      #expect(!reply.contains("kcal") && !reply.contains(" kg") && !reply.contains(" g "), "\(reply)")
    }
    _ = try await test.say("show the numbers")
    #expect(try test.journal.profile()?.hidesNumbers == false)
    #expect(try await test.say("1 banana").planned.reply.contains("kcal"))
  }

  @Test func `a model's words keep hidden numbers hidden`() async throws {
    let model = ScriptedModel.answering(
      .words("You have had 1200 calories. Keep going, you are doing well! That is about two thirds of 1800."))
    let test = try TestCoach([model])
    _ = try await test.say("hide my calories")
    let turn = try await test.say("any thoughts on my day so far?")
    #expect(try turn.planned.reply == "Keep going, you are doing well!")
    #expect(turn.text.isEmpty)
  }

  @Test(arguments: ["show me the numbers", "calories of milk, please", "hide and seek with the kids, 30 min"])
  func `other words are no wish about numbers`(text: String) {
    #expect(NumbersWish(PhraseText(text), isHidden: false) == nil)
  }
}
