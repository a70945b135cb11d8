public import Nutrition

/// One thing a turn does to the journal.
public enum JournalChange: Equatable, Sendable {
  /// A new entry. A goal also changes the profile, in the same transaction.
  case add(Entry)
  /// The entry of the same id and kind, as it now is.
  case replace(Entry)
  /// The entry of this id is deleted; undo brings it back.
  case remove(id: String)
  /// The profile, as it now is.
  case profile(UserProfile)
  /// Something the person taught, new or under its old id as it now is.
  case remember(PersonalFood)
  /// What was taught under this id is forgotten.
  case forget(id: String)
  /// What the person said of a whole day, in place of what they said of it before.
  case mark(DayMark)
  /// Something that lies ahead: a workout plan, a day with more energy than usual.
  case plan(PlanChange)
  /// How the person said they felt on a day, in place of what they said of the same before.
  case report(SelfReport)
}

/// What was made of a sentence: the reply and the changes, which are committed together or not at all.
public struct TurnOutcome: Equatable, Sendable {
  /// Whether it was logged, answered, asked back or not understood.
  public var status: TurnStatus
  /// `offline`, or the provider's name.
  public var engine: String
  /// Why the offline engine answered where a model was tried, such as `timeout`; nil where none was.
  public var fallback: String?
  /// What the person is told, in whole sentences; may be empty.
  public var reply: String
  /// What had to be assumed, each a short sentence.
  public var assumptions: [String]
  /// Milliseconds from the sentence to the reply, 0 or more; nil where it was not measured.
  public var latencyMs: Double?
  /// JSON of the numbered choices, where the reply is a question; nil elsewhere.
  public var question: String?
  /// In the order in which they are made; empty where only something is said.
  public var changes: [JournalChange]
  /// Which models were asked for it; kept when the turn is taken back.
  public var telemetry: TurnTelemetry

  /// An outcome that is still to be committed: whether its changes are allowed, the journal says then.
  public init(
    status: TurnStatus, engine: String, fallback: String? = nil, reply: String, assumptions: [String] = [],
    latencyMs: Double? = nil, question: String? = nil, changes: [JournalChange] = [],
    telemetry: TurnTelemetry = .none
  ) {
    self.status = status
    self.engine = engine
    self.fallback = fallback
    self.reply = reply
    self.assumptions = assumptions
    self.latencyMs = latencyMs
    self.question = question
    self.changes = changes
    self.telemetry = telemetry
  }
}

/// What came of `Journal.begin`, where it did not throw.
public enum BeginResult: Equatable, Sendable {
  /// The sentence is stored; `finish` or `fail` it.
  case started(Turn)
  /// A turn with the same key is there already; here is its id.
  case duplicate(of: String)
}

/// What came of one turn of `Journal.record`, where it did not throw.
public enum RecordResult: Equatable, Sendable {
  /// Committed, with the entries as they are in the journal.
  case committed(turnID: String, entries: [Entry])
  /// A turn with the same key is there already, of the id given; nothing was written for this one.
  case duplicate(of: String)
  /// The journal refused its entries; the sentence is kept as a failed turn.
  case failed(turnID: String, JournalError)
}

/// An entry before and after a turn was taken back or put back; nil where there was none.
public struct EntryDifference: Equatable, Sendable {
  /// As it was; nil where the reversal brought it into the journal.
  public var before: Entry?
  /// As it is now; nil where the reversal took it out.
  public var after: Entry?

  /// Both sides of one entry.
  public init(before: Entry?, after: Entry?) {
    self.before = before
    self.after = after
  }
}

/// A turn that was taken back, or put back.
public struct TurnReversal: Equatable, Sendable {
  /// The turn, in the state it is in now.
  public var turn: Turn
  /// What became of its entries, in the order in which it was done.
  public var entries: [EntryDifference]
  /// Whether the profile is another one now.
  public var profileChanged: Bool
  /// Whether own foods, other names or recipes changed.
  public var memoryChanged: Bool
  /// How many figures of devices changed, from 0 on: days of steps, nights and the like.
  public var bodyRecords: Int
  /// Whether workout plans or planned days changed.
  public var plansChanged: Bool

  /// What a reversal came to.
  public init(
    turn: Turn, entries: [EntryDifference], profileChanged: Bool, memoryChanged: Bool = false, bodyRecords: Int = 0,
    plansChanged: Bool = false
  ) {
    self.turn = turn
    self.entries = entries
    self.profileChanged = profileChanged
    self.memoryChanged = memoryChanged
    self.bodyRecords = bodyRecords
    self.plansChanged = plansChanged
  }
}
