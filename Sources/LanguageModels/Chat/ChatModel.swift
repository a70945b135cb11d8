/// A language model that can be talked to.
public protocol ChatModel: Sendable {
  /// The provider's short name, such as `openai`.
  var provider: String { get }

  /// The model's name as the provider knows it.
  var modelName: String { get }

  /// One exchange: the events arrive as they stream, and the stream ends after `.finished` or throws a `ModelError`.
  ///
  /// Cancelling the consuming task drops the connection at once; the stream then ends without `.finished`.
  func stream(_ request: ChatRequest, deadlines: Deadlines) -> AsyncThrowingStream<ChatEvent, any Error>
}

extension ChatModel {
  /// One exchange, gathered.
  ///
  /// - Throws: what the stream throws, or `.cancelled` where it ended without `.finished`.
  public func reply(to request: ChatRequest, deadlines: Deadlines) async throws(ModelError) -> ChatReply {
    var reply = ChatReply()
    do {
      for try await event in stream(request, deadlines: deadlines) { reply.add(event) }
    } catch let error as ModelError {
      throw error
    } catch {
      throw .invalidReply(reason: "\(error)")
    }
    guard reply.finishReason != nil else { throw .cancelled }
    return reply
  }
}
