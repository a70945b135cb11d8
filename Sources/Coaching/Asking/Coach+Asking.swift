import Foundation
import JSONTree
import JournalStore
import LanguageModels
import Prompts
import ToolCalls

extension Coach {
  /// Asks the models in order; the first that answers counts.
  ///
  /// The first model's deadline for a whole turn is the deadline of them all. A model that failed three times in a row, or
  /// whose server said when to come back, is passed over until then, unless nothing else may answer.
  /// - Parameter onEvent: told of text as it streams, and of models that failed where another is asked after them.
  func ask(
    _ message: Message, policy: TurnPolicy, started: ContinuousClock.Instant, meter: TurnMeter,
    onEvent: @Sendable (TurnEvent) -> Void
  ) async -> Result<ModelAnswer, ModelFailure> {
    var failure: ModelFailure?
    var resting: ModelFailure?
    for (place, choice) in models.enumerated() {
      if policy.mayFallBack, let rest = await rest(place, choice, policy: policy) {
        resting = rest
        continue
      }
      if let failure { onEvent(.passedOver(failure)) }
      let left = turnLimit - started.duration(to: .now)
      meter.begin(choice.model, at: now())
      do {
        var choice = choice
        if place + 1 < models.count { choice.deadlines.longestPause = Self.longestPauseBeforeNext }
        var answer = try await ask(choice, message, policy: policy, started: started, meter: meter) {
          onEvent(.text($0))
        }
        answer.place = place
        await health.take(.answered, of: place)
        return .success(answer)
      } catch {
        // A model that was left little of the turn by those before it, or of the machine by those beside it, is not to
        // blame for being late.
        let isShared = policy.asksBesideOthers && models[place].isLocal
        let isRushed = error.reason == .timeout && (left < turnLimit / 2 || isShared)
        await health.take(isRushed ? .unknown : CircuitBreaker.Outcome(error), of: place)
        failure = error
        meter.fail(error)
        if error.reason == .cancelled || started.duration(to: .now) >= turnLimit { break }
      }
    }
    return .failure(failure ?? resting ?? .resting)
  }

  /// A server that asks for a longer pause than this is not waited for where there is another model to ask.
  private static let longestPauseBeforeNext = Duration.seconds(1)

  /// How long all models of a turn have together.
  private var turnLimit: Duration { models.first?.deadlines.total ?? .zero }

  private func ask(
    _ choice: ModelChoice, _ message: Message, policy: TurnPolicy, started: ContinuousClock.Instant, meter: TurnMeter,
    onText: @Sendable (String) -> Void
  ) async throws(ModelFailure) -> ModelAnswer {
    var choice = choice
    choice.deadlines.total = turnLimit
    // For a transcript, nobody asks the network for a barcode.
    let interpreter = ModelInterpreter(
      choice: choice, catalog: catalog, products: products, isOffline: policy.isOffline || !message.asksBack,
      now: message.at, prompt: Prompts.coach, meter: meter)
    return try await interpreter.interpret(
      request(for: message, to: choice), started: started, progress: { progress($0, for: message) }, onText: onText)
  }

  /// Why the model is to be left alone; nil where it is not. Where there is somebody to talk to, it is tried beside the
  /// turn.
  private func rest(_ place: Int, _ choice: ModelChoice, policy: TurnPolicy) async -> ModelFailure? {
    switch await health.admission(of: place) {
    case .ask: return nil
    case .rest: return .resting
    case .wait: return .waiting
    case .trial:
      guard policy.triesInBackground else { return nil }
      await health.tryInBackground(place) { await Self.tries(choice) }
      return .resting
    }
  }

  /// A small question, to see whether a model is back.
  private static func tries(_ choice: ModelChoice) async -> CircuitBreaker.Outcome {
    let request = ChatRequest(
      system: Prompts.coach, messages: [ChatMessage(role: .user, content: "I say: hello")],
      tools: CoachTools.definitions(choice.tools), maxTokens: 16)
    do {
      _ = try await choice.model.reply(to: request, deadlines: choice.deadlines)
      return .answered
    } catch {
      return CircuitBreaker.Outcome(ModelFailure(error))
    }
  }

  private func progress(_ period: GetProgress.Period, for message: Message) -> JSONValue {
    let days = (try? summaries(period, at: message.at, in: message.timeZone)) ?? []
    return .array(days.map { DayContext(summary: $0, now: message.at, timeZone: message.timeZone).json })
  }
}
