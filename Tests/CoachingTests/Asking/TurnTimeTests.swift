import AdaTestSupport
import Foods
import Foundation
import JSONTree
import JournalStore
import LanguageModels
import Nutrition
import Synchronization
import Testing

@testable import Coaching

/// A turn keeps its time, whatever a model asks for.
@Suite(.timeLimit(.minutes(60))) struct TurnTimeTests {
  /// Never answers, and notes what it was asked for.
  private final class SilentShelf: ProductLookup {
    let asked = Mutex<[(codes: [Barcode], isOffline: Bool)]>([])

    func look(up barcodes: [Barcode], isOffline: Bool) async throws(ProductLookupError) -> Product {
      asked.withLock { $0.append((barcodes, isOffline)) }
      // Nothing ever comes, so that only the end of its task ends it.
      let (nothing, end) = AsyncStream<Never>.makeStream()
      for await _ in nothing {}
      withExtendedLifetime(end) {}
      throw ProductLookupError(.cancelled, "The look-up was cancelled.")
    }
  }

  private static func look(_ code: String) -> (name: String, arguments: String) {
    ("search_food", #"{"query":null,"barcode":"\#(code)"}"#)
  }

  private static func interpret(
    _ sentence: String, _ model: ScriptedModel, _ shelf: SilentShelf, total: Duration
  ) async throws -> ModelAnswer {
    let deadlines = Deadlines(connect: .seconds(300), silence: .seconds(300), total: total)
    let interpreter = ModelInterpreter(
      choice: ModelChoice(model: model, deadlines: deadlines, isLocal: false), catalog: .reference, products: shelf,
      now: TestCoach.noon, prompt: "", meter: TurnMeter())
    return try await interpreter.interpret(
      [.user(sentence)], started: .now, progress: { _ in .null }, onText: { _ in })
  }

  @Test func `look-ups end with the turn, and none is begun after it`() async throws {
    let shelf = SilentShelf()
    let codes = ["3017620422003", "4006381333931", "96385074"]
    let model = ScriptedModel.answering(
      .calls(Self.look(codes[0]), Self.look(codes[1]), Self.look(codes[2])))
    await #expect(throws: ModelFailure.outOfTime) {
      try await Self.interpret("I had \(codes.joined(separator: ", "))", model, shelf, total: .seconds(1))
    }
    // None at all where the machine was busy for all that time.
    #expect(shelf.asked.withLock { $0.count } <= 1)
  }

  @Test func `only what the person has said is looked up`() async throws {
    let shelf = SilentShelf()
    let model = ScriptedModel.answering(.calls(Self.look("3017620422003")), .words("Sorry."))
    let answer = try await Self.interpret("I had a zorgblatt bar", model, shelf, total: .seconds(300))
    #expect(shelf.asked.withLock { $0.isEmpty })
    let result = try #require(answer.messages.last { $0.role == .tool })
    #expect(result.isError && result.content.contains("has said no such barcode"))
  }

  @Test(arguments: [true, false]) func `a transcript's barcodes are looked for on this machine`(asksBack: Bool)
    async throws
  {
    let shelf = SilentShelf()
    let model = ScriptedModel.answering(.calls(Self.look("3017620422003")))
    let coach = Coach(
      journal: try Journal.inMemory(now: { TestCoach.noon }),
      models: [
        ModelChoice(
          model: model, deadlines: Deadlines(silence: .seconds(60), total: .milliseconds(200)), isLocal: false)
      ], products: shelf, now: { TestCoach.noon })
    let message = Message(
      text: "ate the glorp bar 30 17620 422003", at: TestCoach.noon, timeZone: .gmt, asksBack: asksBack)
    let asked = await coach.ask(message, policy: TurnPolicy(), started: .now, meter: TurnMeter()) { _ in }
    #expect(throws: ModelFailure.outOfTime) { try asked.get() }
    #expect(shelf.asked.withLock { $0.map(\.isOffline) } == [!asksBack])
  }

  @Test func `more foods than a meal can have are refused, in however many calls`() async throws {
    let calls = ["egg", "banana", "apple"].map { food in
      let items = Array(repeating: #"{"name":"\#(food)"}"#, count: 20).joined(separator: ",")
      return ModelToolCall(id: food, name: "add_meal", arguments: #"{"items":[\#(items)]}"#)
    }
    let exchange = ScriptedModel.Exchange.events(calls.map { .toolCall($0) } + [.finished(.toolCalls)])
    let model = ScriptedModel.answering(exchange, .words("Sorry."))
    _ = try await Self.interpret("eggs", model, SilentShelf(), total: .seconds(300))
    let told = try #require(model.requests.last?.messages.last { $0.role == .tool })
    #expect(told.content == "Error: items is 60 items in all; it must be at most 50.")
  }
}
