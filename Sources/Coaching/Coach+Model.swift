import Foundation
import JSONTree
import JournalStore
import LanguageModels
import Nutrition
import Prompts

extension Coach {
  /// What a model is sent after the prompt: recent turns, then the day and the sentence.
  ///
  /// The day comes last because it changes with every turn, and a server caches only what stays the same.
  func request(for message: Message, to choice: ModelChoice) -> [ChatMessage] {
    let today = CalendarDay(message.at, in: message.timeZone)
    var said = "I say: \(message.text)"
    if let summary = try? journal.summary(of: today, in: message.timeZone) {
      let day = DayContext(
        summary: summary, now: message.at, timeZone: message.timeZone,
        dynamic: standingTargets(on: today, in: message.timeZone)
      ).json.serialized()
      said = "The day so far, as data: \(day)\n\n\(said)"
    }
    var budget = ContextBudget(choice.isLocal ? .local : .hosted)
    budget.take(Prompts.coach)
    for tool in CoachTools.definitions(choice.tools) {
      budget.take(tool.name + tool.description + tool.parameters.serialized())
    }
    budget.take(said)
    return history(within: budget) + [ChatMessage(role: .user, content: said)]
  }

  /// The latest turns, oldest first, as many as there is room for.
  private func history(within budget: ContextBudget) -> [ChatMessage] {
    var budget = budget
    var messages: [ChatMessage] = []
    for turn in (try? journal.lastTurns(ContextBudget.mostTurns)) ?? [] where turn.state == .done {
      let reply = turn.reply ?? ""
      guard budget.takesTurn(turn.text + reply) else { break }
      messages.insert(ChatMessage(role: .assistant, content: reply), at: 0)
      messages.insert(ChatMessage(role: .user, content: "I say: \(turn.text)"), at: 0)
    }
    return messages
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
