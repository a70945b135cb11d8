/// How much of a model's context is left, counted roughly. Prompt, tools, day and sentence always go; recent turns fill
/// what is left, so that a small context works.
struct ContextBudget: Equatable, Sendable {
  /// How large a context may be taken for, in tokens.
  enum Size: Int, Sendable {
    /// What servers on one's own machine are often started with.
    case local = 4096
    /// All hosted models have more than this; a turn needs no more.
    case hosted = 16_384
  }

  /// For the reply, and for look-ups and their results.
  static let reserve = 1024
  /// Tokens of recent turns at most: further back is another conversation, and every token is paid for.
  static let mostHistory = 700
  static let mostTurns = 6

  private(set) var left: Int
  private var history = Self.mostHistory

  init(_ size: Size) { left = size.rawValue - Self.reserve }

  /// A token for every three bytes: English has about four bytes in one, JSON and other scripts fewer.
  static func tokens(_ text: String) -> Int { (text.utf8.count + 2) / 3 }

  /// Takes what goes in any case.
  mutating func take(_ text: String) { left -= Self.tokens(text) }

  /// Takes a turn of the history where there is room for it.
  mutating func takesTurn(_ text: String) -> Bool {
    // What stands around the turn.
    let tokens = Self.tokens(text) + 12
    guard tokens <= min(left, history) else { return false }
    left -= tokens
    history -= tokens
    return true
  }
}
