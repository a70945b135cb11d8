import AdaTestSupport
import LanguageModels
import Nutrition
import Testing

@testable import Coaching

/// A reply that the token limit ended is not taken for a whole one.
@Suite(.timeLimit(.minutes(60))) struct CutOffTests {
  static func cut(_ calls: (name: String, arguments: String)...) -> ScriptedModel.Exchange {
    .events(
      calls.enumerated().map { number, call in
        .toolCall(ModelToolCall(id: "call_\(number)", name: call.name, arguments: call.arguments))
      } + [.finished(.length)])
  }

  static let soup = (name: "add_meal", arguments: #"{"items":[{"name":"Linsensuppe","calories":300}]}"#)

  @Test func `the first of two calls is not logged alone`() async throws {
    let test = try TestCoach([ScriptedModel.answering(Self.cut(Self.soup))])
    let planned = try await test.say("Ich habe Linsensuppe und Zwiebelbrot gegessen").planned
    #expect(planned.engine == "offline" && planned.fallback == .cutOff)
  }

  @Test func `where the words are sure, they complete what was cut off`() async throws {
    let water = (name: "add_water", arguments: #"{"amountMl":500}"#)
    let test = try TestCoach([ScriptedModel.answering(Self.cut(water))])
    let planned = try await test.say("2 eggs, and drank 500 ml water").planned
    #expect(planned.engine == "scripted")
    #expect(try test.meals().count == 1)
    #expect(try test.waters() == [500])
  }

  @Test func `a model that goes on after a look-up has said the rest`() async throws {
    let look = (name: "search_food", arguments: #"{"query":"Linsensuppe"}"#)
    let test = try TestCoach([ScriptedModel.answering(Self.cut(look), .calls(Self.soup))])
    #expect(try await test.say("Ich habe Linsensuppe gegessen").planned.engine == "scripted")
    #expect(try test.meals().count == 1)
  }

  @Test func `an answer in words says that it was cut off`() async throws {
    let model = ScriptedModel.answering(.events([.text("Good sources are beans and"), .finished(.length)]))
    let said = try await TestCoach([model]).say("do you think glorp is healthy?")
    #expect(try said.planned.reply == "Good sources are beans and … (the model's answer was cut off here)")
    #expect(said.text == (try said.planned.reply))
  }

  @Test func `words after a meal that were cut off leave the half sentence out`() async throws {
    let model = ScriptedModel.answering(
      .water(500), .events([.text("Well done. You have had"), .finished(.length)]))
    let said = try await TestCoach([model]).say("drank 500 ml water", policy: TurnPolicy(wantsWords: true))
    #expect(said.text == "Well done. ")
  }
}
