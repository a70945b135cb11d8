/// One line of `ada log --json`: what became of one message (schemas/turn.schema.json, `ada.turn/1`).
public struct TurnRecord: Equatable, Sendable, Codable {
  /// What became of the message.
  public enum Status: String, CaseIterable, Codable, Sendable { case logged, answered, unclear, duplicate, failed }

  public static let schemaName = "ada.turn/1"

  /// `schemaName`, so that a reader knows the version of a lone line.
  public var schema: String
  /// The line of the input, from 1.
  public var line: Int
  /// The message, without the time stamp of its line.
  public var text: String
  /// The clock the message was read with, ISO 8601.
  public var at: String
  public var status: Status
  /// "offline" or the provider's name; nil where nothing was read.
  public var engine: String?
  /// Why a model was tried and the offline engine answered.
  public var fallback: String?
  /// The first turn's id, for a duplicate.
  public var of: String?
  /// Its id in the journal; nil for what is not written to it, as in a dry run.
  public var turnId: String?
  /// What was written; empty for an answer.
  public var entries: [EntryRecord]
  /// What the person is shown.
  public var reply: String
  /// What had to be assumed, each a phrase for the person.
  public var assumptions: [String]
  /// One sentence on why the line failed; nil where it did not.
  public var error: String?
  /// Milliseconds.
  public var elapsedMs: Double

  public init(
    line: Int, text: String, at: String, status: Status, engine: String? = nil, fallback: String? = nil,
    of: String? = nil, turnId: String? = nil, entries: [EntryRecord] = [], reply: String = "",
    assumptions: [String] = [], error: String? = nil, elapsedMs: Double
  ) {
    self.schema = Self.schemaName
    self.line = line
    self.text = text
    self.at = at
    self.status = status
    self.engine = engine
    self.fallback = fallback
    self.of = of
    self.turnId = turnId
    self.entries = entries
    self.reply = reply
    self.assumptions = assumptions
    self.error = error
    self.elapsedMs = elapsedMs
  }
}
