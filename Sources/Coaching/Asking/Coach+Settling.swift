import Foods
import Foundation
import Insights
import JournalStore
import Nutrition
import ToolCalls
import Understanding

extension Coach {
  /// What a model's answer comes to; nil where it has nothing that could be used.
  func plan(
    _ answer: ModelAnswer, reading: Reading, message: Message, conversation: Conversation, policy: TurnPolicy
  ) -> PlannedTurn? {
    var planned = settled(
      answer, reading: reading, message: message, conversation: conversation, policy: policy)
    if conversation.profile.hidesNumbers { planned?.hideNumbers(units: conversation.profile.units) }
    return planned
  }

  private func settled(
    _ answer: ModelAnswer, reading: Reading, message: Message, conversation: Conversation, policy: TurnPolicy
  ) -> PlannedTurn? {
    let reconciler = Reconciler(
      catalog: catalog.knowing(conversation.personal), message: message, offline: reading)
    var answer = answer
    // Of what was cut off between two calls, the half that came is no whole sentence: only sure words can complete it.
    if answer.isCutOff, !answer.calls.isEmpty, reading.confidence < Reconciler.sure { return nil }
    // "Delete the beer" logs none, whatever the model makes of it.
    if reconciler.evidence.said.isRemoval, answer.calls.contains(where: \.isAdding) { return nil }
    answer.calls = reconciler.withoutRepeats(answer.calls)
    var reconciled = reconciler.reconcile(answer.calls)
    let allowed = reconciled.held.filter { policy.allowed.contains($0.name) }
    reconciled.calls += allowed
    reconciled.held.removeAll { allowed.contains($0) }
    let disagreement = Disagreement(answer, reconciler: reconciler)
    if let disagreement, policy.mayAsk { return asked(about: disagreement, answer) }
    var planned: PlannedTurn?
    switch disagreement?.verdict {
    case .neither: return PlannedTurn(status: .unclear, engine: answer.provider, reply: Disagreement.unclearReply)
    case .words where reading.confidence < Reconciler.sure:
      planned = offline(for: message).plan(reading, of: message, in: conversation).fallen(back: .unusable)
    case .model:
      let others = reconciled.calls.filter { if case .addMeal = $0 { false } else { true } }
      planned = carriedOut((disagreement?.modelCalls ?? []) + others, of: answer, message, conversation)
    case .words, nil:
      // A model that calls nothing has not read the sentence, whatever it says it did.
      let hasRead = !answer.calls.isEmpty || reading.calls.isEmpty
      if !hasRead || reconciled.calls.isEmpty && reconciled.held.isEmpty {
        return answered(answer, to: message, in: conversation, reading: reading)
      }
      planned = carriedOut(reconciled.calls, of: answer, message, conversation)
    }
    if let disagreement { planned?.assumptions.append(disagreement.note) }
    return withHeld(reconciled.held, planned, answer: answer, message, conversation, policy: policy)
  }

  /// Words without a call, where nothing is to be logged.
  ///
  /// A question about figures is answered with Ada's own, and the model's words behind it have none.
  private func answered(
    _ answer: ModelAnswer, to message: Message, in conversation: Conversation, reading: Reading
  ) -> PlannedTurn? {
    let said = answer.text.trimmingCharacters(in: .whitespacesAndNewlines)
    // It claims to have logged something, or has nothing to say: the sentence itself is what counts. Asked what is
    // logged, it may well say so.
    let isQuestion = asksSomething(message, reading)
    if !reading.calls.isEmpty || said.isEmpty || answer.claimsToHaveLogged && !isQuestion { return nil }
    let speech = safeSpeech(at: message, in: conversation)
    let words = speech.held(said).trimmingCharacters(in: .whitespacesAndNewlines)
    if reading.query?.wantsFigures == true {
      var own = offline(for: message).plan(reading, of: message, in: conversation)
      if own.status == .answered, own.reply.contains(where: \.isNumber) {
        let kind = NumberFreeText(words, isStrict: true).text
        own.engine = answer.provider
        own.reply += kind.isEmpty ? "" : " " + kind
        return own
      }
    }
    return words.isEmpty ? nil : PlannedTurn(status: .answered, engine: answer.provider, reply: words)
  }

  private func carriedOut(
    _ calls: [ToolCall], of answer: ModelAnswer, _ message: Message, _ conversation: Conversation
  ) -> PlannedTurn? {
    let plan = planner(message, conversation).plan(calls)
    if plan.changes.isEmpty { return nil }
    let sentence = Confirmation.sentence(
      for: plan.changes, removed: plan.removed, units: conversation.profile.units)
    var planned = PlannedTurn(
      status: .logged, engine: answer.provider, changes: plan.changes,
      reply: ([sentence] + plan.warnings + plan.refusals).joined(separator: " "), assumptions: plan.assumptions)
    planned.removed = plan.removed
    return planned
  }

  private func planner(_ message: Message, _ conversation: Conversation) -> Planner {
    Planner(
      catalog: catalog.knowing(conversation.personal), message: message, conversation: conversation, isEstimate: true,
      newID: { [now] in EntryID.make(at: now()) },
      entryByID: { [journal] id in (try? journal.entry(id: id)) ?? nil },
      meals: { [journal] start, end in (try? journal.meals(from: start, to: end)) ?? [] },
      weight: { [journal] moment in (try? journal.weight(at: moment))?.weightKg })
  }

  /// Puts the two readings to the person.
  private func asked(about disagreement: Disagreement, _ answer: ModelAnswer) -> PlannedTurn {
    let question = disagreement.question
    return PlannedTurn(status: .unclear, engine: answer.provider, reply: question.text, clarification: question)
  }

  /// The turn with a question about the calls that need a yes, or with the sentence that says why they were left.
  private func withHeld(
    _ held: [ToolCall], _ planned: PlannedTurn?, answer: ModelAnswer, _ message: Message, _ conversation: Conversation,
    policy: TurnPolicy
  ) -> PlannedTurn? {
    if held.isEmpty { return planned }
    var turn = planned ?? PlannedTurn(status: .unclear, engine: answer.provider)
    let request = HeldCalls(
      held, plan: planner(message, conversation), units: conversation.profile.units,
      lastEntries: conversation.lastEntries)
    // What cannot be done is no question; where nothing else was to be done, the sentence is read offline.
    guard !request.calls.isEmpty else { return planned }
    if policy.mayAsk {
      turn.clarification = request.question
      if planned == nil { turn.reply = request.question.text }
    } else {
      turn.reply += (turn.reply.isEmpty ? "" : " ") + request.refusal
    }
    return turn
  }
}

extension ToolCall {
  /// Whether it puts something into the journal that was not there.
  fileprivate var isAdding: Bool {
    switch self {
    case .addMeal, .addWorkout, .addWater, .addWeight: true
    default: false
    }
  }
}
