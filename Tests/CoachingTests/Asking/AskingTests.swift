import AdaTestSupport
import Foundation
import LanguageModels
import Synchronization
import Testing

@testable import Coaching

/// Several models, and one that keeps failing.
@Suite(.timeLimit(.minutes(60))) struct AskingTests {
  static let down = ScriptedModel.Exchange.failure(.unreachable(.dropped, host: "h"))
  static let sentence = "drank 500 ml water"

  @Test func `the next model is asked where one fails, and its name stands in the turn`() async throws {
    let test = try TestCoach([
      ScriptedModel.answering(Self.down, provider: "first"),
      ScriptedModel.answering(.water(500), provider: "second"),
    ])
    let said = try await test.say(Self.sentence)
    #expect(try said.planned.engine == "second")
    #expect(try said.planned.fallback == nil)
    #expect(said.events.count == 2)
    #expect(said.events.first == .passedOver(ModelFailure(.unreachable(.dropped, host: "h"))))
    #expect(try test.waters() == [500])
  }

  @Test func `the reason is the last model's where all fail`() async throws {
    let test = try TestCoach([
      ScriptedModel.answering(Self.down), ScriptedModel.answering(.failure(.unauthorized(status: 401, hint: "no"))),
    ])
    let said = try await test.say(Self.sentence)
    #expect(try said.planned.engine == "offline")
    #expect(try said.planned.fallback?.reason == .unauthorized)
    #expect(try test.waters() == [500])
  }

  @Test func `another language is answered with what became of the model`() async throws {
    let test = try TestCoach([ScriptedModel.answering(.failure(.timedOut(.silence)))])
    let planned = try await test.say("ich habe heute zwei Eier und ein Brot gegessen").planned
    let failure = try #require(planned.fallback)
    #expect(
      planned.reply.hasPrefix("I didn't catch that. \(failure.description) Without the language model I only"),
      "\(planned.reply)")
    #expect(planned.clarification?.text == planned.reply)
    let alone = try await TestCoach([]).say("ich habe heute zwei Eier und ein Brot gegessen").planned
    #expect(alone.reply.hasPrefix("I didn't catch that. Without a language model I only understand English."))
  }

  @Test func `all models share the first one's deadline for the turn`() async throws {
    let models = [ScriptedModel.answering(Self.down), ScriptedModel.answering(.water(500))]
    let test = try TestCoach(
      home: try AdaHome(),
      choices: zip(models, [100, 300]).map { model, total in
        ModelChoice(model: model, deadlines: Deadlines(total: .seconds(total)), isLocal: false)
      })
    _ = try await test.say(Self.sentence)
    #expect(models.allSatisfy { $0.deadlines.allSatisfy { $0.total <= .seconds(100) } })
    #expect(models[1].requests.count == 1)
  }

  @Test func `nothing is asked once the turn's time is up`() async throws {
    let second = ScriptedModel.answering()
    let test = try TestCoach(
      home: try AdaHome(),
      choices: [ScriptedModel.answering(), second].map {
        ModelChoice(model: $0, deadlines: Deadlines(total: .zero), isLocal: false)
      })
    let said = try await test.say(Self.sentence)
    #expect(try said.planned.fallback?.reason == .timeout)
    #expect(second.requests.isEmpty)
    #expect(try test.waters() == [500])
  }

  @Test func `the words after a meal come from the model that understood it`() async throws {
    let first = ScriptedModel.answering(Self.down, provider: "openai")
    let second = ScriptedModel.answering(.water(500), .words("Well done."), provider: "openai")
    let test = try TestCoach([first, second])
    let said = try await test.say(Self.sentence, policy: TurnPolicy(wantsWords: true))
    #expect(said.text == "Well done.")
    #expect(first.requests.count == 1)
  }

  /// A clock that is set by hand.
  final class HandClock: Sendable {
    private let moment = Mutex(ContinuousClock.now)
    func advance(_ seconds: Double) { moment.withLock { $0 += .seconds(seconds) } }
    var now: ContinuousClock.Instant { moment.withLock { $0 } }
  }

  static func test(_ model: ScriptedModel, _ clock: HandClock) throws -> TestCoach {
    try TestCoach(
      home: try AdaHome(), choices: [ModelChoice(model: model, deadlines: .patient, isLocal: false)],
      health: ModelHealth { clock.now })
  }

  @Test func `after three failures the offline engine answers at once, and a later sentence tries again`() async throws
  {
    let clock = HandClock()
    let model = ScriptedModel.answering(Self.down, Self.down, Self.down, .water(500))
    let test = try Self.test(model, clock)
    var reasons: [FallbackReason?] = []
    for pause in [0, 1, 1, 1, 3, 2] {
      clock.advance(Double(pause))
      reasons.append(try await test.say(Self.sentence).planned.fallback?.reason)
    }
    #expect(reasons == [.unreachable, .unreachable, .unreachable, .resting, .resting, nil])
    #expect(model.requests.count == 4)
    #expect(try test.waters().count == 6)
  }

  @Test func `in a chat the trial is made beside a turn that does not wait for it`() async throws {
    let clock = HandClock()
    let gate = Gate()
    let model = ScriptedModel.answering(
      Self.down, Self.down, Self.down, .gated([], gate, then: [.text("hi"), .finished(.length)]), .water(500),
      .words("Good."))
    let test = try Self.test(model, clock)
    for _ in 0..<3 { _ = try await test.say(Self.sentence, policy: .chat) }
    clock.advance(5)
    // The trial hangs at the gate; two turns are answered all the same.
    #expect(try await test.say(Self.sentence, policy: .chat).planned.fallback?.reason == .resting)
    #expect(try await test.say(Self.sentence, policy: .chat).planned.fallback?.reason == .resting)
    gate.open()
    await test.coach.health.trialsEnded()
    #expect(model.requests.last?.messages.last?.content == "I say: hello")
    #expect(try await test.say(Self.sentence, policy: .chat).planned.engine == "scripted")
    #expect(try test.waters().count == 6)
  }

  @Test func `a model rests alone: the next of the list is asked in its place`() async throws {
    let first = ScriptedModel.answering(Self.down, Self.down, Self.down)
    let second = ScriptedModel.answering(.water(500), .water(500), .water(500), .water(500))
    let test = try TestCoach([first, second])
    for _ in 0..<4 { #expect(try await test.say(Self.sentence).planned.fallback == nil) }
    #expect(first.requests.count == 3)
    #expect(second.requests.count == 4)
  }

  @Test func `a server that says when to come back is left alone until then`() async throws {
    let clock = HandClock()
    let model = ScriptedModel.answering(
      .failure(.rateLimited(retryAfter: .seconds(60), message: "slow down")), .water(500))
    let test = try Self.test(model, clock)
    #expect(try await test.say(Self.sentence).planned.fallback?.reason == .rateLimited)
    clock.advance(59)
    let left = try await test.say(Self.sentence).planned
    #expect(left.fallback == .waiting && left.engine == "offline")
    clock.advance(1)
    #expect(try await test.say(Self.sentence).planned.engine == "scripted")
    #expect(model.requests.count == 2)
    #expect(try test.waters().count == 3)
  }

  @Test func `only the last model of the list is waited for at length`() async throws {
    let models = [ScriptedModel.answering(Self.down), ScriptedModel.answering(.water(500))]
    _ = try await TestCoach(models).say(Self.sentence)
    #expect(models.map { $0.deadlines.map(\.longestPause) } == [[.seconds(1)], [nil]])
  }

  @Test func `where nothing else may answer, the model is asked however often it failed`() async throws {
    let model = ScriptedModel.answering(Self.down, Self.down, Self.down, Self.down)
    let test = try TestCoach([model])
    for _ in 0..<4 {
      await #expect(throws: NoFallbackError.self) {
        try await test.say(Self.sentence, policy: TurnPolicy(mayFallBack: false))
      }
    }
    #expect(model.requests.count == 4)
  }
}
