public import JournalStore
import ToolCalls
public import Understanding

/// What a sentence comes to, before anything is committed.
public struct PlannedTurn: Equatable, Sendable {
  public var status: TurnStatus
  /// "offline", or the provider's name.
  public var engine: String
  /// Why the offline engine answered where a model was tried.
  public var fallback: ModelFailure?
  public var changes: [JournalChange]
  public var reply: String
  public var assumptions: [String]
  public var clarification: Clarification?
  /// What the person asked Ada to do to the journal's history.
  public var command: Command?
  /// What carrying out the command did: committed already, not to be written again.
  public var reversed: [JournalChange] = []

  /// Everything the turn did to the journal, in order.
  public var effects: [JournalChange] { changes + reversed }

  public enum Command: Equatable, Sendable { case undo, redo }

  public init(
    status: TurnStatus, engine: String, fallback: ModelFailure? = nil, changes: [JournalChange] = [],
    reply: String = "", assumptions: [String] = [], clarification: Clarification? = nil, command: Command? = nil
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

  func outcome(latencyMs: Double) -> TurnOutcome {
    TurnOutcome(
      status: status, engine: engine, fallback: fallback?.reason.rawValue, reply: reply, assumptions: assumptions,
      latencyMs: latencyMs, question: clarification.flatMap(\.json), changes: changes)
  }
}
