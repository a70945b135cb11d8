import JSONTree

/// One question and its answer over HTTP, with retries: what all adapters have in common.
struct ChatExchange: Sendable {
  var endpoint: ModelEndpoint
  var retry = RetryPolicy.standard
  /// The most bytes of a reply, after decompression.
  var maximumReplyBytes: Int
  var transport = HTTPTransport.shared

  /// Posts a question and reads the answer as it streams.
  ///
  /// - Parameters:
  ///   - body: the provider's form of the question.
  ///   - url: where to.
  ///   - headers: the provider's own header lines; a key is only ever sent where the endpoint has one.
  ///   - makeReader: a fresh reader of the provider's form of the answer, for each attempt.
  func post<Reader: ReplyReader>(
    _ body: JSONValue, to url: String, headers: [String], deadlines: Deadlines,
    makeReader: @escaping @Sendable () -> Reader
  ) -> AsyncThrowingStream<ChatEvent, any Error> {
    let lines = ["Content-Type: application/json", "Accept: text/event-stream, application/json", "Expect:"]
    let request = HTTPRequest(
      url: url, host: endpoint.host,
      headerLines: lines + headers + endpoint.headers.map { "\($0.name): \($0.value)" },
      body: body.serializedBytes(), bypassesProxy: endpoint.isLocal, maximumResponseBytes: maximumReplyBytes)
    return stream(request, deadlines: deadlines, makeReader: makeReader)
  }

  private func stream<Reader: ReplyReader>(
    _ request: HTTPRequest, deadlines: Deadlines, makeReader: @escaping @Sendable () -> Reader
  ) -> AsyncThrowingStream<ChatEvent, any Error> {
    AsyncThrowingStream { continuation in
      let task = Task {
        do {
          try await run(request, deadlines, makeReader, continuation)
        } catch {
          continuation.finish(throwing: error)
        }
      }
      continuation.onTermination = { reason in
        // After a finished reply the task still reads the response's last bytes, which keeps the connection usable.
        if case .cancelled = reason { task.cancel() }
      }
    }
  }

  private func run<Reader: ReplyReader>(
    _ request: HTTPRequest, _ deadlines: Deadlines, _ makeReader: @Sendable () -> Reader,
    _ continuation: AsyncThrowingStream<ChatEvent, any Error>.Continuation
  ) async throws(ModelError) {
    let start = ContinuousClock.now
    var generator = SystemRandomNumberGenerator()
    var retries = 0
    var left = deadlines
    while true {
      var hasDelivered = false
      do {
        var decoder = ReplyDecoder(reader: makeReader(), endpoint: endpoint)
        var redactor = KeyRedactor(endpoint)
        return try await attempt(request, left, &decoder) { event in
          hasDelivered = true
          for event in redactor?.take(event) ?? [event] {
            continuation.yield(event)
            if case .finished = event { continuation.finish() }
          }
        }
      } catch {
        let remaining = deadlines.total - start.duration(to: .now)
        guard !hasDelivered,
          let pause = retry.pause(
            after: error, retries: retries, remaining: min(remaining, deadlines.longestPause ?? remaining),
            using: &generator)
        else { throw error }
        retries += 1
        do { try await Task.sleep(for: pause) } catch { throw .cancelled }
        left.total = deadlines.total - start.duration(to: .now)
      }
    }
  }

  private func attempt<Reader: ReplyReader>(
    _ request: HTTPRequest, _ deadlines: Deadlines, _ decoder: inout ReplyDecoder<Reader>,
    deliver: (ChatEvent) -> Void
  ) async throws(ModelError) {
    var failure: ModelError?
    var transcript = WireTranscript(endpoint)
    transcript?.tell(request)
    do {
      for try await piece in transport.send(request, deadlines: deadlines) {
        transcript?.tell(piece)
        for event in try decoder.read(piece) { deliver(event) }
      }
    } catch let error as ModelError {
      failure = error
    } catch {
      failure = .invalidReply(reason: "\(error)")
    }
    transcript?.end(failure)
    if Task.isCancelled { throw .cancelled }
    for event in try decoder.end(failure) { deliver(event) }
  }
}
