/// Which of its interfaces OpenAI is spoken to through.
enum OpenAIInterface: String, CaseIterable, Sendable {
  /// Chat Completions, which every local server speaks too.
  case chat
  /// Responses, in which reasoning models keep their thoughts from one round of a turn to the next.
  case responses

  static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
}
