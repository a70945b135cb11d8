import AdaTestSupport
import Foundation
import JournalStore
import LanguageModels
import Nutrition
import Testing
import ToolCalls

@testable import Coaching

/// What a model's calls may come to, and what happens where the journal will not have it.
@Suite(.timeLimit(.minutes(60))) struct RefusedPlanTests {
  @Test(arguments: [
    ("Qwxyz", #""grams":10,"calories":85,"proteinG":10,"carbsG":10,"fatG":0.5"#, "items[0].grams"),
    ("Qwxyz", #""grams":10,"calories":105,"proteinG":0,"carbsG":0,"fatG":11.5"#, "items[0].calories"),
    ("Qwxyz", #""grams":10,"calories":9999,"foodType":"drink""#, "items[0].calories"),
  ])
  func `an estimate of more than its weight can hold is refused`(
    _ name: String, _ figures: String, _ path: String
  ) async throws {
    let call = ScriptedModel.Exchange.call("add_meal", #"{"items":[{"name":"\#(name)",\#(figures)}]}"#)
    let model = ScriptedModel.answering(call, call)
    let test = try TestCoach([model])
    _ = try await test.say("Ich habe Qwxyz gegessen")
    let told = try #require(model.requests.last?.messages.last { $0.role == .tool }).content
    #expect(told.hasPrefix("Error: \(path)"), "\(told)")
    #expect(try test.meals().isEmpty)
  }

  @Test func `an estimate that its weight can hold is taken`() async throws {
    let oil = #"{"items":[{"name":"Qwxyzöl","grams":10,"calories":90,"proteinG":0,"carbsG":0,"fatG":10}]}"#
    let test = try TestCoach([ScriptedModel.answering(.call("add_meal", oil))])
    _ = try await test.say("Ich habe Qwxyzöl gegessen")
    #expect(try test.meals().first?.items.first?.nutrients.calories == 90)
  }

  @Test func `a meal of more than a meal can be is told to the model`() async throws {
    let items = (0..<3).map { #"{"name":"Qwxyz \#($0)","grams":1000,"calories":3000}"# }.joined(separator: ",")
    let butter = #"{"name":"butter","quantity":500,"unit":"g"}"#
    let call = ScriptedModel.Exchange.call("add_meal", #"{"items":[\#(items),\#(butter)]}"#)
    let model = ScriptedModel.answering(call, call)
    let test = try TestCoach([model])
    _ = try await test.say("Ich habe Qwxyz gegessen")
    let told = try #require(model.requests.last?.messages.last { $0.role == .tool }).content
    #expect(told.contains("at most 10000 kcal"), "\(told)")
    #expect(try test.meals().isEmpty)
  }

  @Test(arguments: [true, false])
  func `what the journal refuses of a model's is read offline`(mayFallBack: Bool) async throws {
    let test = try TestCoach([])
    let message = Message(text: "drank 500 ml water", at: TestCoach.noon, timeZone: .gmt)
    guard case .started(let turn) = try test.journal.begin(message.newTurn) else {
      Issue.record("no turn")
      return
    }
    let refused = WaterEntry(id: EntryID.make(at: message.at), amountMl: -1, timestamp: message.at)
    var understood = Coach.Understood(
      planned: PlannedTurn(status: .logged, engine: "scripted", changes: [.add(.water(refused))]), answer: Self.answer)
    func commit() throws -> PlannedTurn {
      try test.coach.commit(
        &understood, of: message, in: try test.coach.conversation(at: message.at),
        policy: TurnPolicy(mayFallBack: mayFallBack), turnID: turn.id, started: .now, meter: TurnMeter(),
        onEvent: { #expect($0 == .fellBack(.unusable)) })
    }
    if mayFallBack {
      let planned = try commit()
      #expect(planned.engine == "offline" && planned.fallback == .unusable)
      #expect(try test.waters() == [500])
    } else {
      #expect(throws: NoFallbackError(failure: .unusable)) { try commit() }
      #expect(try test.waters().isEmpty)
    }
  }

  static let answer = ModelAnswer(provider: "scripted", calls: [], text: "", messages: [], repairs: [])
}
