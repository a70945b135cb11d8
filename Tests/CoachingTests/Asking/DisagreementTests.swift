import AdaTestSupport
import JournalStore
import LanguageModels
import Nutrition
import Testing
import ToolCalls
import Understanding

@testable import Coaching

/// Where a model and the words are far apart, the person decides; where nobody can be asked, the better evidence does.
@Suite(.timeLimit(.minutes(60))) struct DisagreementTests {
  @Test(arguments: [
    (100.0, 300.0, true), (300, 100, true), (100, 299, false), (20, 90, false), (0, 100, true), (0, 99, false),
    (500, 900, false),
  ])
  func `three times the energy and a hundred kilocalories are another meal`(_ a: Double, _ b: Double, _ isWild: Bool) {
    #expect(Disagreement.isWild(a, b) == isWild)
  }

  @Test(arguments: [
    (0.9, true, Disagreement.Verdict.words), (0.9, false, .words), (0.6, true, .model), (0.6, false, .words),
    (0.3, true, .model), (0.3, false, .neither),
  ])
  func `the better evidence is taken`(_ confidence: Double, _ isSupported: Bool, _ verdict: Disagreement.Verdict) {
    let model = Disagreement.Side(names: ["Rice"], calories: 900, isSupported: isSupported)
    #expect(Disagreement.verdict(confidence: confidence, model: model) == verdict)
  }

  @Test func `a model that takes nothing for eaten does not overrule a plausible reading`() {
    #expect(Disagreement.verdict(confidence: 0.6, model: Disagreement.Side()) == .words)
    #expect(Disagreement.verdict(confidence: 0.3, model: Disagreement.Side()) == .neither)
  }

  @Test func `in the chat the person is asked, and nothing is logged before the answer`() async throws {
    let test = try TestCoach([ScriptedModel.answering(Self.far, .words("never asked"))])
    let said = try await test.say(Self.farSentence, policy: .chat)
    let planned = try said.planned
    #expect(planned.status == .unclear)
    let question = try #require(planned.clarification)
    #expect(question.choices.count == 3)
    #expect(planned.reply.contains("far apart") && planned.reply.contains("3 neither"))
    #expect(try test.meals().isEmpty)
  }

  static let farSentence = "had butter chicken"
  static let far = ScriptedModel.Exchange.call("add_meal", #"{"name":null,"items":[{"name":"butter"}]}"#)

  @Test(arguments: [("1", false), ("2", true), ("the second", true)])
  func `the answer is logged once, as it was shown`(_ reply: String, _ isModels: Bool) async throws {
    let test = try TestCoach([ScriptedModel.answering(Self.far)])
    let question = try #require(try await test.say(Self.farSentence, policy: .chat).planned.clarification)
    let answer = try await test.say(reply, policy: .chat).planned
    #expect(answer.status == .logged)
    let meals = try test.meals()
    #expect(meals.count == 1)
    let label = question.choices[isModels ? 1 : 0].label
    #expect(label.contains(Figures.kcal(try #require(meals.first).totals.calories)), "\(label)")
  }

  @Test(arguments: ["3", "neither", "no"])
  func `neither logs nothing`(_ reply: String) async throws {
    let test = try TestCoach([ScriptedModel.answering(Self.far)])
    _ = try await test.say(Self.farSentence, policy: .chat)
    #expect(try await test.say(reply, policy: .chat).planned.status == .answered)
    #expect(try test.meals().isEmpty)
  }

  @Test func `where nobody can be asked, one of them is logged with a note`() async throws {
    let test = try TestCoach([ScriptedModel.answering(Self.far)])
    let planned = try await test.say(Self.farSentence).planned
    #expect(planned.status == .logged)
    #expect(planned.assumptions.contains { $0.contains("far apart") })
    #expect(try test.meals().count == 1)
  }

  @Test func `readings that agree, and amounts that the words give, are no matter`() async throws {
    let test = try TestCoach([
      ScriptedModel.answering(
        .call("add_meal", #"{"items":[{"name":"egg","quantity":12,"grams":9},{"name":"toast","quantity":1}]}"#),
        .words("Good."))
    ])
    let planned = try await test.say("2 eggs with one slice of toast", policy: .chat).planned
    #expect(planned.status == .logged && planned.clarification == nil)
    #expect(planned.assumptions.allSatisfy { !$0.contains("far apart") })
    #expect(try test.meals().first?.items.first?.quantity == 2)
  }

  @Test func `foods that the model passes over are no matter and stay`() async throws {
    let test = try TestCoach([
      ScriptedModel.answering(.call("add_meal", #"{"items":[{"name":"butter chicken"}]}"#), .words("Good."))
    ])
    let planned = try await test.say("had 4 bowls of rice with butter chicken", policy: .chat).planned
    #expect(planned.status == .logged && planned.clarification == nil)
    #expect(try test.meals().first?.items.count == 2)
  }

  @Test func `what else the model read is logged beside its meal`() async throws {
    let model = ScriptedModel.answering(
      .calls(("add_meal", #"{"items":[{"name":"butter"}]}"#), ("add_water", #"{"amountMl":500}"#)))
    let test = try TestCoach([model])
    _ = try await test.say("had butter chicken and drank 500 ml of water")
    #expect(try test.meals().count == 1)
    #expect(try test.waters() == [500])
  }

  @Test func `foods that the words do not name are no reason to ask where the words are sure`() async throws {
    let test = try TestCoach([
      ScriptedModel.answering(
        .call("add_meal", #"{"items":[{"name":"apple","quantity":1},{"name":"lasagna","quantity":3}]}"#),
        .words("Good."))
    ])
    let planned = try await test.say("2 apples", policy: .chat).planned
    #expect(planned.status == .logged)
    #expect(try test.meals().flatMap(\.items).count == 1)
  }
}
