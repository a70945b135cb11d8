public import ToolCalls

/// How a turn is to be answered.
public struct TurnPolicy: Equatable, Sendable {
  /// Never opens a network connection, whatever is configured.
  public var isOffline: Bool
  /// Whether the offline engine answers where the model fails.
  public var mayFallBack: Bool
  /// Whether the model is asked for words once the entries are committed.
  public var wantsWords: Bool
  /// Whether a model that rests is tried beside a turn, which needs a process that goes on; else a sentence tries it.
  public var triesInBackground: Bool
  /// Whether the person is there to answer a question.
  public var mayAsk: Bool
  /// Tools that a model may use without the person's yes.
  public var allowed: Set<ToolName>
  /// Whether one thing worth saying may follow the confirmation.
  public var wantsInsight: Bool
  /// Whether others ask at the same time. A server on this machine that is late then is not to blame for it.
  var asksBesideOthers = false

  public init(
    isOffline: Bool = false, mayFallBack: Bool = true, wantsWords: Bool = false, triesInBackground: Bool = false,
    mayAsk: Bool = false, allowed: Set<ToolName> = [], wantsInsight: Bool = false
  ) {
    self.wantsInsight = wantsInsight
    self.isOffline = isOffline
    self.mayFallBack = mayFallBack
    self.wantsWords = wantsWords
    self.triesInBackground = triesInBackground
    self.mayAsk = mayAsk
    self.allowed = allowed
  }

  /// A conversation: words are wanted, the process goes on, and somebody can be asked.
  public static let chat = TurnPolicy(
    wantsWords: true, triesInBackground: true, mayAsk: true, wantsInsight: true)
}

/// What happens in a turn, as it happens.
public enum TurnEvent: Equatable, Sendable {
  /// Text of the model, as it streams; not yet made safe for a terminal.
  case text(String)
  /// A model failed, and the next of the list is asked; text that came of it is no answer.
  case passedOver(ModelFailure)
  case fellBack(ModelFailure)
  case committed(PlannedTurn)
  /// One thing worth saying beside what was logged, in Ada's own words.
  case insight(String)

  var isText: Bool { if case .text = self { true } else { false } }
}

/// What became of a message.
public struct TurnResult: Equatable, Sendable {
  /// The turn that it is in the journal.
  public var turnID: String
  /// Nil for a duplicate.
  public var planned: PlannedTurn?
  /// The first turn's id, for a message that is in the journal already.
  public var duplicateOf: String?
  /// From the sentence to the commit.
  public var elapsedMs: Double
  /// What was worth saying beside it, in Ada's own words.
  public var insight: String?
}

extension TurnResult {
  /// A turn that is answered and neither understood nor stored.
  public init(unread planned: PlannedTurn) {
    self.init(turnID: "", planned: planned, duplicateOf: nil, elapsedMs: 0)
  }
}

/// The model could not be used and falling back was not allowed.
public struct NoFallbackError: Error, Equatable, Sendable, CustomStringConvertible {
  public var failure: ModelFailure
  public var description: String { "\(failure.description) Falling back to the offline engine is switched off." }
}
