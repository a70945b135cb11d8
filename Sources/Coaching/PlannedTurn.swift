public import JournalStore
public import Nutrition
import ToolCalls
public import Understanding

/// What a sentence comes to, before anything is committed.
public struct PlannedTurn: Equatable, Sendable {
  public var status: TurnStatus
  /// "offline", or the provider's name.
  public var engine: String
  /// Why the offline engine answered where a model was tried.
  public var fallback: ModelFailure?
  /// What is to be written, in order; empty for an answer.
  public var changes: [JournalChange]
  /// What the person is shown.
  public var reply: String
  /// What had to be assumed, each a phrase for the person.
  public var assumptions: [String]
  /// What has to be asked first; nil where nothing has.
  public var clarification: Clarification?
  /// What the person asked Ada to do to the journal's history.
  public var command: HistoryCommand?
  /// What carrying out the command did; it is in the journal already.
  public var reversed: [JournalChange] = []
  /// The entries that the changes take away, as they were: what is taken back is named.
  public var removed: [Entry] = []
  /// Figures of energy and weight are not to be shown with this turn.
  public var hidesNumbers = false
  /// The answer is a word of care, beside which nothing else is said.
  public var isCare = false

  /// Everything the turn did to the journal, in order.
  public var effects: [JournalChange] { changes + reversed }

  public init(
    status: TurnStatus, engine: String, fallback: ModelFailure? = nil, changes: [JournalChange] = [],
    reply: String = "", assumptions: [String] = [], clarification: Clarification? = nil, command: HistoryCommand? = nil
  ) {
    self.status = status
    self.engine = engine
    self.fallback = fallback
    self.changes = changes
    self.reply = reply
    self.assumptions = assumptions
    self.clarification = clarification
    self.command = command
  }

  func outcome(latencyMs: Double, telemetry: TurnTelemetry = .none) -> TurnOutcome {
    TurnOutcome(
      status: status, engine: engine, fallback: fallback?.reason.rawValue, reply: reply, assumptions: assumptions,
      latencyMs: latencyMs, question: clarification.flatMap(\.json), changes: changes, telemetry: telemetry)
  }

  /// The turn as the offline engine's where a model was tried: what it could not read, it says so of the model's failure.
  func fallen(back failure: ModelFailure?) -> PlannedTurn {
    var turn = self
    turn.fallback = failure
    if let failure, let question = clarification?.otherLanguage(after: failure.description) {
      if turn.reply == turn.clarification?.text { turn.reply = question.text }
      turn.clarification = question
    }
    return turn
  }

  /// Takes over what a command did, nil where there was nothing to do.
  mutating func take(_ reversal: TurnReversal?, of command: HistoryCommand) {
    reversed = (reversal?.entries ?? []).compactMap { difference in
      switch (difference.before, difference.after) {
      case (_?, let after?): .replace(after)
      case (nil, let after?): .add(after)
      case (let before?, nil): .remove(id: before.id)
      case (nil, nil): nil
      }
    }
    removed = (reversal?.entries ?? []).compactMap { $0.after == nil ? $0.before : nil }
    status = reversed.isEmpty ? .answered : .logged
    reply = Coach.words(for: reversal, command: command)
  }

  /// Takes over the entries as they were read back from their rows: what is confirmed is what is there.
  mutating func take(committed entries: [Entry]) {
    func stored(_ entry: Entry) -> Entry { entries.first { $0.id == entry.id } ?? entry }
    changes = changes.map { change in
      switch change {
      case .add(let entry): .add(stored(entry))
      case .replace(let entry): .replace(stored(entry))
      case .remove, .profile, .remember, .forget, .mark, .plan, .report: change
      }
    }
  }
}
