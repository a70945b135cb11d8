import Foods
import Foundation
import JSONTree
import JournalStore
import LanguageModels
import Nutrition
import Prompts
import ToolCalls
import Understanding

extension Coach {
  /// Rough size of the recent turns a model is shown, in characters; small contexts must hold prompt, tools and day too.
  private static let historyBudget = 2000

  /// What a model is sent after the prompt: recent turns, then the day and the sentence.
  ///
  /// The day comes last because it changes with every turn, and a server caches only what stays the same.
  func request(for message: Message) -> [ChatMessage] {
    var messages = history()
    let today = CalendarDay(message.at, in: message.timeZone)
    if let summary = try? journal.summary(of: today, in: message.timeZone) {
      let day = DayContext(summary: summary, now: message.at, timeZone: message.timeZone).json.serialized()
      messages.append(ChatMessage(role: .user, content: "The day so far, as data: \(day)\n\nI say: \(message.text)"))
    } else {
      messages.append(ChatMessage(role: .user, content: "I say: \(message.text)"))
    }
    return messages
  }

  private func history() -> [ChatMessage] {
    var budget = Self.historyBudget
    var messages: [ChatMessage] = []
    for turn in (try? journal.lastTurns(6)) ?? [] where turn.state == .done {
      let reply = turn.reply ?? ""
      budget -= turn.text.count + reply.count
      if budget < 0 { break }
      messages.insert(ChatMessage(role: .assistant, content: reply), at: 0)
      messages.insert(ChatMessage(role: .user, content: "I say: \(turn.text)"), at: 0)
    }
    return messages
  }

  /// What a model's answer comes to; nil where it has nothing that could be used.
  func plan(
    _ answer: ModelAnswer, reading: Reading, message: Message, conversation: Conversation
  ) -> PlannedTurn? {
    let reconciled = Reconciler(catalog: catalog.knowing(conversation.personal), message: message, offline: reading)
      .reconcile(answer.calls)
    let said = answer.text.trimmingCharacters(in: .whitespacesAndNewlines)
    if reconciled.calls.isEmpty {
      // It claims to have logged something, or has nothing to say: the sentence itself is what counts.
      if !reading.calls.isEmpty || said.isEmpty { return nil }
      return PlannedTurn(status: .answered, engine: answer.provider, reply: said)
    }
    let planner = Planner(
      catalog: catalog.knowing(conversation.personal), message: message, conversation: conversation, isEstimate: true,
      newID: { [now] in EntryID.make(at: now()) },
      entryByID: { [journal] id in (try? journal.entry(id: id)) ?? nil },
      meals: { [journal] start, end in (try? journal.meals(from: start, to: end)) ?? [] })
    let plan = planner.plan(reconciled.calls)
    if plan.changes.isEmpty { return nil }
    let sentence = Confirmation.sentence(for: plan.changes, units: conversation.profile.units)
    return PlannedTurn(
      status: .logged, engine: answer.provider, changes: plan.changes,
      reply: ([sentence] + plan.warnings + plan.refusals).joined(separator: " "), assumptions: plan.assumptions)
  }

  /// The coach's words once the entries are committed. Whatever goes wrong here costs nothing: all is written already.
  func words(
    after answer: ModelAnswer, planned: PlannedTurn, started: ContinuousClock.Instant, meter: TurnMeter,
    onEvent: @Sendable (TurnEvent) -> Void
  ) async {
    guard models.indices.contains(answer.place) else { return }
    let choice = models[answer.place]
    var deadlines = choice.deadlines
    deadlines.total -= started.duration(to: .now)
    guard deadlines.total > .zero else { return }
    var messages = answer.messages
    messages.append(
      ChatMessage(
        role: .user,
        content:
          "In the journal now: \(planned.reply)\nSay one short, kind sentence about it. Call no tools, give no new figures."
      ))
    let request = ChatRequest(
      system: Prompts.coach, messages: messages, tools: CoachTools.definitions(choice.tools), maxTokens: 80)
    do {
      for try await event in choice.model.stream(request, deadlines: deadlines) {
        meter.note(event)
        if case .text(let text) = event { onEvent(.text(text)) }
      }
    } catch {
      return
    }
  }

  /// Has a server on this machine read the prompt and the tools before the first sentence: it takes seconds the first time.
  public func warmUp() async {
    guard var choice = models.first, choice.isLocal else { return }
    choice.deadlines.firstByte = .seconds(60)
    choice.deadlines.silence = .seconds(60)
    choice.deadlines.total = .seconds(60)
    let request = ChatRequest(
      system: Prompts.coach, messages: [ChatMessage(role: .user, content: "I say: hello")],
      tools: CoachTools.definitions(choice.tools), maxTokens: 1)
    do {
      for try await _ in choice.model.stream(request, deadlines: choice.deadlines) {}
    } catch {
      return
    }
  }
}
