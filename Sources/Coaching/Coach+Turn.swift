import Foods
import Foundation
import Insights
import JournalStore
import LanguageModels
import Nutrition
import Prompts
import ToolCalls
import Understanding

extension Coach {
  /// One turn: the sentence is stored, understood, committed and answered.
  ///
  /// Cancelling the task drops the model's connection and takes the sentence back as failed, with nothing written.
  /// - Throws: `JournalError`, `NoFallbackError`, `CancellationError`.
  public func turn(
    _ message: Message, policy: TurnPolicy = TurnPolicy(), onEvent: @Sendable (TurnEvent) -> Void = { _ in }
  ) async throws -> TurnResult {
    let started = ContinuousClock.now
    let turn: Turn
    switch try journal.begin(message.newTurn) {
    case .duplicate(let first):
      return TurnResult(turnID: first, planned: nil, duplicateOf: first, elapsedMs: Self.milliseconds(since: started))
    case .started(let new): turn = new
    }
    let meter = TurnMeter()
    let side = side(of: message.key ?? turn.id, policy: policy)
    do {
      let conversation = try conversation(at: message.at)
      var understood = try await side.understand(
        message, in: conversation, policy: policy, started: started, meter: meter, onEvent: onEvent)
      if policy.mayAsk, understood.planned.clarification == nil, understood.planned.command == nil,
        !understood.planned.isCare, [.logged, .answered].contains(understood.planned.status)
      {
        understood.planned.clarification = try partialDayQuestion(
          for: message, hidesNumbers: conversation.profile.hidesNumbers)
      }
      let planned = try commit(
        &understood, of: message, in: conversation, policy: policy, turnID: turn.id, started: started, meter: meter,
        onEvent: onEvent)
      let elapsed = Self.milliseconds(since: started)
      onEvent(.committed(planned))
      let insight = policy.wantsInsight ? insight(after: planned, of: message, turnID: turn.id) : nil
      var isWorded = false
      if policy.wantsWords, let answer = understood.answer, planned.status == .logged, planned.clarification == nil {
        isWorded = await side.words(
          after: answer, to: message, planned: planned, insight: insight?.words, started: started, meter: meter,
          onEvent: onEvent)
        if let attempt = meter.telemetry.attempts.last { try? journal.setTokens(of: attempt, ofTurn: turn.id) }
      }
      if let insight, !isWorded { onEvent(.insight(insight.words)) }
      return TurnResult(
        turnID: turn.id, planned: planned, duplicateOf: nil, elapsedMs: elapsed, insight: insight?.words)
    } catch {
      try? journal.fail(
        turn.id, error: error is CancellationError ? "cancelled" : "\(error)", telemetry: meter.telemetry)
      throw error
    }
  }

  /// A sentence understood, by a model where there is one and it can, else by the offline engine.
  struct Understood {
    var planned: PlannedTurn
    /// The model's answer, where it was the model's.
    var answer: ModelAnswer?
  }

  /// Commits what was understood. What the journal refuses of a model's is read once more, offline.
  func commit(
    _ understood: inout Understood, of message: Message, in conversation: Conversation, policy: TurnPolicy,
    turnID: String, started: ContinuousClock.Instant, meter: TurnMeter, onEvent: @Sendable (TurnEvent) -> Void
  ) throws -> PlannedTurn {
    do {
      return try commit(
        understood.planned, turnID: turnID, latencyMs: Self.milliseconds(since: started), telemetry: meter.telemetry)
    } catch JournalError.refused where understood.answer != nil {
      meter.fail(.unusable)
      guard policy.mayFallBack else { throw NoFallbackError(failure: .unusable) }
      onEvent(.fellBack(.unusable))
      understood = Understood(
        planned: offline(for: message).plan(message, in: conversation).fallen(back: .unusable))
      return try commit(
        understood.planned, turnID: turnID, latencyMs: Self.milliseconds(since: started), telemetry: meter.telemetry)
    }
  }

  func understand(
    _ message: Message, in conversation: Conversation, policy: TurnPolicy, started: ContinuousClock.Instant,
    meter: TurnMeter, onEvent: @Sendable (TurnEvent) -> Void
  ) async throws -> Understood {
    if let reason = reason(askedBy: message, in: conversation) { return Understood(planned: reason, answer: nil) }
    if let barcodes = Barcode.alone(in: message.text) {
      let planned = await product(of: barcodes, policy: policy)
      try Task.checkCancellation()
      return Understood(planned: planned, answer: nil)
    }
    let reading = engine.read(message.text, in: conversation.readingContext(for: message))
    let needsNoModel = needsNoModel(reading, conversation, message)
    if !needsNoModel { meter.assign(assignment) }
    if policy.isOffline || models.isEmpty || needsNoModel {
      return Understood(planned: offline(for: message).plan(reading, of: message, in: conversation), answer: nil)
    }
    // Words about a meal are held back until it is logged: a model may claim what did not happen.
    // So are those about figures, which are Ada's own.
    let streams =
      reading.calls.isEmpty && !conversation.profile.hidesNumbers && reading.query?.wantsFigures != true
    var speech = safeSpeech(at: message, in: conversation)
    if !asksSomething(message, reading) { speech.claimMeasure = .any }
    let buffer = SpeechBuffer(speech)
    let asked = await ask(message, policy: policy, started: started, meter: meter) { event in
      guard streams || !event.isText, let event = buffer.event(event) else { return }
      onEvent(event)
    }
    try Task.checkCancellation()
    if case .success = asked, let rest = buffer.rest() { onEvent(rest) }
    let failure: ModelFailure
    switch asked {
    case .success(let answer):
      if let planned = plan(
        answer, reading: reading, message: message, conversation: conversation, policy: policy)
      {
        meter.compare(planned, offline: offline(for: message).plan(reading, of: message, in: conversation))
        return Understood(planned: planned, answer: answer)
      }
      failure = answer.failure
      meter.fail(failure)
    case .failure(let reason): failure = reason
    }
    guard policy.mayFallBack else { throw NoFallbackError(failure: failure) }
    onEvent(.fellBack(failure))
    return Understood(
      planned: offline(for: message).plan(reading, of: message, in: conversation).fallen(back: failure), answer: nil)
  }

  /// Commands, answers to Ada's own question, what the person says of themselves and questions for a doctor are the
  /// program's own.
  func needsNoModel(_ reading: Reading, _ conversation: Conversation, _ message: Message) -> Bool {
    let said = PhraseText(message.text)
    if HealthQuestion.of(said, reading: reading) != nil || EatingConcern.of(said, reading: reading) != nil {
      return true
    }
    if NumbersWish(said, isHidden: conversation.profile.hidesNumbers) != nil || DisplayWish(said) != nil { return true }
    if offline(for: message).statement(of: message, said, nil, conversation) != nil { return true }
    if OfflineInterpreter.saysHowItFeels(message.text, reading) { return true }
    if isPlanRequest(message, in: conversation) { return true }
    if reading.teaching != nil || reading.choice != nil || reading.takesBack { return true }
    if reading.calls.contains(where: \.namesEarlier) { return true }
    switch reading.query {
    case .undo, .redo, .help, .forecast, .dayLogged: return true
    default: return conversation.pendingQuestion?.choices.isEmpty == false && !reading.calls.isEmpty
    }
  }

  static func milliseconds(since start: ContinuousClock.Instant) -> Double {
    let elapsed = start.duration(to: .now).components
    let milliseconds = Double(elapsed.seconds) * 1000 + Double(elapsed.attoseconds) / 1e15
    return (milliseconds * 10).rounded() / 10
  }
}

extension ToolCall {
  /// A meal or workout that was named by habit or by day: only the journal knows what it was.
  fileprivate var namesEarlier: Bool {
    switch self {
    case .addMeal(let meal): meal.items.contains { $0.catalogId.flatMap(MealReference.init) != nil }
    case .addWorkout(let workout): workout.reference != nil
    default: false
    }
  }
}

extension Coach {
  /// What "undo" and "redo" come to where nothing is written.
  static let rehearsalReply = "A dry run takes nothing back and puts nothing back."

  /// A turn that is understood and answered, and writes nothing.
  public func rehearse(_ message: Message, policy: TurnPolicy = TurnPolicy()) async throws -> TurnResult {
    let started = ContinuousClock.now
    let understood = try await understand(
      message, in: try conversation(at: message.at), policy: policy, started: started, meter: TurnMeter(),
      onEvent: { _ in })
    var planned = understood.planned
    if planned.command != nil { planned.reply = Self.rehearsalReply }
    return TurnResult(
      turnID: "", planned: planned, duplicateOf: nil, elapsedMs: Self.milliseconds(since: started))
  }
}
