public import Nutrition

/// One thing a turn does to the journal.
public enum JournalChange: Equatable, Sendable {
  /// A new entry. A goal also changes the profile, in the same transaction.
  case add(Entry)
  /// The entry of the same id and kind, as it now is.
  case replace(Entry)
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
  public var status: TurnStatus
  /// `offline`, or the provider's name.
  public var engine: String
  /// Why the offline engine answered where a model was tried.
  public var fallback: String?
  public var reply: String
  public var assumptions: [String]
  /// Milliseconds from the sentence to the reply.
  public var latencyMs: Double?
  /// JSON of the numbered choices, where the reply is a question.
  public var question: String?
  public var changes: [JournalChange]
  public var telemetry: TurnTelemetry

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

/// What came of `Journal.begin`.
public enum BeginResult: Equatable, Sendable {
  /// The sentence is stored; `finish` or `fail` it.
  case started(Turn)
  /// A turn with the same key is there already.
  case duplicate(of: String)
}

/// What came of one turn of `Journal.record`.
public enum RecordResult: Equatable, Sendable {
  /// Committed, with the entries as they are in the journal.
  case committed(turnID: String, entries: [Entry])
  /// A turn with the same key is there already; nothing was written for this one.
  case duplicate(of: String)
  /// The journal refused its entries; the sentence is kept as a failed turn.
  case failed(turnID: String, JournalError)
}

/// An entry before and after a turn was taken back or put back; nil where there was none.
public struct EntryDifference: Equatable, Sendable {
  public var before: Entry?
  public var after: Entry?

  public init(before: Entry?, after: Entry?) {
    self.before = before
    self.after = after
  }
}

/// A turn that was taken back, or put back.
public struct TurnReversal: Equatable, Sendable {
  public var turn: Turn
  /// In the order in which it was done.
  public var entries: [EntryDifference]
  public var profileChanged: Bool
  /// Whether own foods, other names or recipes changed.
  public var memoryChanged: Bool
  /// How many figures of devices changed: days of steps, nights and the like.
  public var bodyRecords: Int
  /// Whether workout plans or planned days changed.
  public var plansChanged: Bool

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
