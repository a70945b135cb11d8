import AdaTestSupport
import JSONTree
import JournalStore
import LanguageModels
import Nutrition
import Testing

@testable import Coaching

/// Several rounds with a model: look-ups, wrong calls, and when enough is enough.
@Suite(.timeLimit(.minutes(60))) struct ToolLoopTests {
  static let search = ScriptedModel.Exchange.call("search_food", #"{"query":"egg","barcode":null}"#)
  static let eggs = ScriptedModel.Exchange.call("add_meal", #"{"items":[{"name":"egg","quantity":2}]}"#)
  static let sentence = "2 eggs"

  private func results(_ model: ScriptedModel) -> [ChatMessage] {
    model.requests.last?.messages.filter { $0.role == .tool } ?? []
  }

  @Test func `a look-up is answered from the tables, and the call after it is logged`() async throws {
    let model = ScriptedModel.answering(Self.search, Self.eggs)
    let test = try TestCoach([model])
    #expect(try await test.say(Self.sentence).planned.engine == "scripted")
    let found = try JSONValue(parsing: try #require(results(model).first).content)
    #expect(found[0]?["caloriesPer100g"]?.doubleValue != nil)
    #expect(try test.meals().count == 1)
  }

  @Test func `six rounds are the most, and the sentence is read offline then`() async throws {
    let model = ScriptedModel.answering(
      Self.search, Self.search, Self.search, Self.search, Self.search, Self.search)
    let test = try TestCoach([model])
    let planned = try await test.say(Self.sentence).planned
    #expect(planned.fallback?.reason == .invalidOutput)
    #expect(model.requests.count == 6)
    #expect(try test.meals().count == 1)
  }

  @Test func `the time for a turn is one for all rounds`() async throws {
    let model = ScriptedModel.answering(Self.search, Self.eggs)
    let test = try TestCoach([model], deadlines: Deadlines(total: .seconds(50)))
    _ = try await test.say(Self.sentence)
    #expect(model.deadlines.count == 2)
    #expect(model.deadlines[1].total < model.deadlines[0].total)
    #expect(model.deadlines[0].total <= .seconds(50))
  }

  @Test func `identical calls of one reply are carried out once, and each is answered`() async throws {
    let call = (name: "add_meal", arguments: #"{"items":[{"name":"egg","quantity":2}]}"#)
    let look = (name: "search_food", arguments: #"{"query":"egg"}"#)
    let model = ScriptedModel.answering(.calls(look, call, call, look), .words("Good."))
    let test = try TestCoach([model])
    #expect(try await test.say(Self.sentence).planned.changes.count == 1)
    #expect(results(model).map(\.toolCallID) == ["call_0", "call_1", "call_2", "call_3"])
    #expect(results(model)[0].content == results(model)[3].content)
    #expect(try test.meals().count == 1)
  }

  @Test func `identical calls of several rounds are logged once`() async throws {
    let call = (name: "add_meal", arguments: #"{"items":[{"name":"egg","quantity":2}]}"#)
    let look = (name: "search_food", arguments: #"{"query":"egg"}"#)
    let test = try TestCoach([ScriptedModel.answering(.calls(look, call), .calls(call))])
    #expect(try await test.say(Self.sentence).planned.changes.count == 1)
    #expect(try test.meals().count == 1)
  }

  @Test func `an unknown tool is answered with the names of the known ones`() async throws {
    let model = ScriptedModel.answering(.call("eat_food", "{}"), Self.eggs)
    let test = try TestCoach([model])
    #expect(try await test.say(Self.sentence).planned.engine == "scripted")
    let told = try #require(results(model).first)
    #expect(told.isError)
    #expect(told.content.hasPrefix("Error: There is no tool named eat_food. The tools are: add_meal, "))
  }

  @Test func `a wrong call is told once with its path, and never as a success`() async throws {
    let wrong = ScriptedModel.Exchange.call("add_meal", #"{"items":[{"name":"egg","grams":90000}]}"#)
    let model = ScriptedModel.answering(wrong, wrong)
    let test = try TestCoach([model])
    let planned = try await test.say(Self.sentence).planned
    #expect(planned.fallback?.reason == .invalidOutput)
    let told = results(model)
    #expect(told.count == 1)
    #expect(told.allSatisfy { $0.isError && $0.content.hasPrefix("Error: items[0].grams ") })
    #expect(model.requests.count == 2)
    #expect(try test.meals().count == 1)
  }

  @Test func `what is right beside a wrong call is not logged twice when it is mended`() async throws {
    let water = (name: "add_water", arguments: #"{"amountMl":500}"#)
    let wrong = (name: "add_meal", arguments: #"{"items":[]}"#)
    let right = (name: "add_meal", arguments: #"{"items":[{"name":"egg","quantity":2}]}"#)
    let test = try TestCoach([ScriptedModel.answering(.calls(water, wrong), .calls(water, right))])
    let planned = try await test.say("2 eggs, and drank 500 ml water").planned
    #expect(planned.engine == "scripted")
    #expect(try test.waters() == [500])
    #expect(try test.meals().count == 1)
  }

  @Test func `nothing is written where a later round fails`() async throws {
    let look = (name: "search_food", arguments: #"{"query":"egg"}"#)
    let water = (name: "add_water", arguments: #"{"amountMl":300}"#)
    let test = try TestCoach([
      ScriptedModel.answering(.calls(look, water), .failure(.timedOut(.silence)))
    ])
    #expect(try await test.say(Self.sentence).planned.fallback?.reason == .timeout)
    #expect(try test.waters().isEmpty)
    #expect(try test.meals().count == 1)
  }
}
