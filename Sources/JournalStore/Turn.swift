public import Foundation

/// Where a turn stands.
public enum TurnState: String, CaseIterable, Codable, Sendable {
  /// Stored, and not yet understood.
  case pending
  case done
  /// Understanding it ended in an error; the same key may be tried again.
  case failed
  /// Done, and taken back since.
  case undone
}

/// What became of a sentence.
public enum TurnStatus: String, CaseIterable, Codable, Sendable {
  case logged, answered, unclear, failed
}

/// A sentence that is about to be read.
public struct NewTurn: Equatable, Sendable {
  /// The person's own words, as they came.
  public var text: String
  /// The clock the sentence is read with.
  public var at: Date
  /// What makes it the same sentence when it comes again; nil is always new.
  public var key: String?
  /// IANA name of the zone the person is in.
  public var timeZone: String?

  public init(text: String, at: Date, key: String? = nil, timeZone: String? = nil) {
    self.text = text
    self.at = at
    self.key = key
    self.timeZone = timeZone
  }
}

/// A sentence in the journal, and what was made of it.
public struct Turn: Equatable, Sendable, Identifiable {
  /// What stands as the engine of a command.
  public static let commandEngine = "command"

  public var id: String
  /// What makes it the same sentence when it comes again; nil is always new.
  public var key: String?
  /// The person's own words, as they came.
  public var text: String
  /// The clock the sentence was read with.
  public var at: Date
  /// The IANA name of the zone it was said in; nil where that was not kept.
  public var timeZone: String?
  /// When it was stored.
  public var createdAt: Date
  public var state: TurnState
  /// Nil while it is pending.
  public var status: TurnStatus?
  /// `offline`, or the provider's name.
  public var engine: String?
  /// Why the offline engine answered where a model was tried.
  public var fallback: String?
  /// What the person was shown; nil while it is pending.
  public var reply: String?
  /// What had to be assumed, each a phrase for the person: "one egg = 50 g".
  public var assumptions: [String]
  /// Milliseconds from the sentence to the reply.
  public var latencyMs: Double?
  /// JSON of the numbered choices, where the reply was a question.
  public var question: String?
  /// Why it failed.
  public var error: String?
  /// How often a process has taken it up, the first included.
  public var attempts: Int

  /// Whether it belongs to the conversation: a command and an import do not.
  public var isSaid: Bool { engine != Self.commandEngine && engine != JournalImport.engine }

  public init(
    id: String, key: String? = nil, text: String, at: Date, timeZone: String? = nil, createdAt: Date, state: TurnState,
    status: TurnStatus? = nil, engine: String? = nil, fallback: String? = nil, reply: String? = nil,
    assumptions: [String] = [], latencyMs: Double? = nil, question: String? = nil, error: String? = nil,
    attempts: Int = 1
  ) {
    self.id = id
    self.key = key
    self.text = text
    self.at = at
    self.timeZone = timeZone
    self.createdAt = createdAt
    self.state = state
    self.status = status
    self.engine = engine
    self.fallback = fallback
    self.reply = reply
    self.assumptions = assumptions
    self.latencyMs = latencyMs
    self.question = question
    self.error = error
    self.attempts = attempts
  }
}
