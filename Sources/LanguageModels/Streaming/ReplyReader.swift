import JSONTree

/// One provider's way of writing a reply. An adapter is a request's shape and one of these.
///
/// It reads one reply, is fed in order, and does no input or output of its own.
protocol ReplyReader: Sendable {
  /// Whether the provider has said that nothing more comes.
  var isDone: Bool { get }

  /// Takes in the next event of a streamed reply.
  mutating func read(_ event: ServerSentEvent) throws(ModelError) -> [ChatEvent]

  /// Takes in a reply that came in one piece.
  mutating func read(whole: JSONValue) throws(ModelError) -> [ChatEvent]

  /// No more comes. Returns what was kept back, `.finished` last, or throws where what came is no whole reply.
  mutating func finish() throws(ModelError) -> [ChatEvent]
}
