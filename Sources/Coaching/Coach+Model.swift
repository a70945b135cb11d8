import Foundation
import Insights
import JSONTree
import JournalStore
import LanguageModels
import Nutrition
import Prompts

extension Coach {
  /// What a model is sent after the prompt: recent turns, the day, and the sentence, in one message.
  ///
  /// The turns are data and no dialogue: a small model that sees "Logged 400 ml of water." as its own answer writes the
  /// like of it instead of calling a tool.
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
    let before = recentTurns(within: budget)
    if !before.isEmpty { said = "Said before, as data: \(JSONValue.array(before).serialized())\n\n\(said)" }
    return [ChatMessage(role: .user, content: said)]
  }

  /// The latest turns of the conversation, oldest first, as many as there is room for. Commands are no part of it.
  private func recentTurns(within budget: ContextBudget) -> [JSONValue] {
    var budget = budget
    var turns: [JSONValue] = []
    for turn in (try? journal.lastTurns(ContextBudget.mostTurns)) ?? []
    where turn.state == .done && turn.isSaid {
      let recent: JSONValue = ["said": .string(turn.text), "reply": .string(turn.reply ?? "")]
      guard budget.takesTurn(recent.serialized()) else { break }
      turns.insert(recent, at: 0)
    }
    return turns
  }

  /// The coach's words once the entries are committed. Whatever goes wrong here costs nothing: all is written already.
  ///
  /// - Parameter insight: what the sentence is to say, in its own numbers; the words are then held back until they are whole.
  /// - Returns: whether they say the insight.
  func words(
    after answer: ModelAnswer, to message: Message, planned: PlannedTurn, insight: String? = nil,
    started: ContinuousClock.Instant,
    meter: TurnMeter,
    onEvent: @Sendable (TurnEvent) -> Void
  ) async -> Bool {
    guard models.indices.contains(answer.place) else { return false }
    let choice = models[answer.place]
    var deadlines = choice.deadlines
    deadlines.total -= started.duration(to: .now)
    guard deadlines.total > .zero else { return false }
    var messages = answer.messages
    messages.append(
      ChatMessage(
        role: .user,
        content:
          "In the journal now: \(planned.reply)\n\(Self.wordsWanted(insight, hidesNumbers: planned.hidesNumbers))"
      ))
    let request = ChatRequest(
      system: Prompts.coach, messages: messages, tools: CoachTools.definitions(choice.tools), maxTokens: 80)
    do {
      var held = ""
      var isCutOff = false
      var speech = safeSpeech(at: message, after: planned)
      for try await event in choice.model.stream(request, deadlines: deadlines) {
        meter.note(event)
        if event == .finished(.length) { isCutOff = true }
        guard case .text(let text) = event else { continue }
        guard insight == nil, !planned.hidesNumbers else {
          held += text
          continue
        }
        let whole = speech.take(text)
        if !whole.isEmpty { onEvent(.text(whole)) }
      }
      let rest = speech.finish()
      // Half a sentence is left out, and half an insight is said in Ada's own words.
      guard !isCutOff else { return false }
      if !rest.isEmpty { onEvent(.text(rest)) }
      // An empty sentence allows no number at all, which is what hidden numbers ask for.
      guard !held.isEmpty, speech.held(held) == held, InsightWording.keeps(insight ?? "", in: held) else {
        return false
      }
      onEvent(.text(held))
      return insight != nil
    } catch {
      return false
    }
  }

  private static func wordsWanted(_ insight: String?, hidesNumbers: Bool) -> String {
    if let insight {
      return
        "Say this in one or two short, kind sentences, with exactly these figures and no others: \(insight) Call no tools."
    }
    return hidesNumbers
      ? "Say one short, kind sentence about it without any number. Call no tools."
      : "Say one short, kind sentence about it. Call no tools, give no new figures."
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
