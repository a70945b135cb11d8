/// A conversation in which every call is answered, once, right after the reply that made it. Most providers answer 400
/// to anything else, and would do so for as long as the conversation goes on.
struct Dialogue: Sendable {
  /// What a call came to.
  struct Result: Sendable {
    var call: ModelToolCall
    /// The reply that made the call.
    var reply: ChatMessage
    var content: String
    var isError: Bool
  }

  /// One side's turn.
  enum Turn: Sendable {
    /// The results of all the calls before it, then what the person said.
    case person(results: [Result], said: [ChatMessage])
    case model(ChatMessage)
  }

  private(set) var turns: [Turn] = []

  init(_ messages: [ChatMessage]) {
    var reply: ChatMessage?
    var answers: [String: ChatMessage] = [:]
    var said: [ChatMessage] = []

    func personTurn() -> Turn? {
      let results = (reply?.toolCalls ?? []).map { call in
        let answer = answers[call.id]
        return Result(
          call: call, reply: reply ?? .assistant(""), content: answer?.content ?? "It was not carried out.",
          isError: answer?.isError ?? true)
      }
      return results.isEmpty && said.isEmpty ? nil : .person(results: results, said: said)
    }

    for message in messages {
      switch message.role {
      case .user: said.append(message)
      case .tool: if let id = message.toolCallID, answers[id] == nil { answers[id] = message }
      case .assistant where message.content.isEmpty && message.toolCalls.isEmpty && message.native == nil: break
      case .assistant:
        if let turn = personTurn() { turns.append(turn) }
        turns.append(.model(message))
        (reply, answers, said) = (message, [:], [])
      }
    }
    if let turn = personTurn() { turns.append(turn) }
  }
}
