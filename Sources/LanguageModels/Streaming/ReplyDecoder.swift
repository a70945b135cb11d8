import JSONTree

/// From a response's bytes to chat events: errors, streams and replies in one piece, whatever the provider.
struct ReplyDecoder<Reader: ReplyReader> {
  /// What the response has turned out to be.
  private enum Form {
    case waiting
    case error(status: Int, headers: [String: String])
    /// Success: the first bytes say whether it streams, whatever the content type does.
    case unknown(isCalledJSON: Bool)
    case stream
    case whole
  }

  private let endpoint: ModelEndpoint
  private var reader: Reader
  private var parser = ServerSentEventParser()
  private var form = Form.waiting
  private var kept: [UInt8] = []
  private var eventCount = 0
  /// Whether the reply has been told to its end; what comes after is of no interest.
  private(set) var isFinished = false

  init(reader: Reader, endpoint: ModelEndpoint) {
    self.reader = reader
    self.endpoint = endpoint
  }

  mutating func read(_ event: HTTPEvent) throws(ModelError) -> [ChatEvent] {
    switch event {
    case .head(let status, let headers):
      let type = headers["content-type"]?.lowercased() ?? ""
      form =
        (200..<300).contains(status)
        ? .unknown(isCalledJSON: type.contains("json")) : .error(status: status, headers: headers)
      return []
    case .body(let bytes): return try read(bytes)
    }
  }

  private mutating func read(_ bytes: [UInt8]) throws(ModelError) -> [ChatEvent] {
    if isFinished { return [] }
    switch form {
    case .waiting, .whole:
      kept += bytes
      return []
    case .error:
      kept += bytes.prefix(max(0, 65_536 - kept.count))
      return []
    case .unknown(let isCalledJSON):
      kept += bytes
      guard let first = kept.first(where: { !Self.isPassedOver($0) }) else { return [] }
      // No line of a stream begins with a bracket, and no JSON with a field's name or a comment's colon.
      let isStream = isCalledJSON ? ":deir".utf8.contains(first) : !"{[<".utf8.contains(first)
      if !isStream {
        form = .whole
        return []
      }
      form = .stream
      defer { kept = [] }
      return try readStream(kept)
    case .stream: return try readStream(bytes)
    }
  }

  /// White space, and the bytes of a byte order mark.
  private static func isPassedOver(_ byte: UInt8) -> Bool {
    [0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains(byte)
  }

  private mutating func readStream(_ bytes: [UInt8]) throws(ModelError) -> [ChatEvent] {
    var events: [ChatEvent] = []
    let arrived: [ServerSentEvent]
    do { arrived = try parser.feed(bytes) } catch {
      throw .invalidReply(reason: "one event is larger than \(error.limit / 1024) KiB")
    }
    for event in arrived {
      events += try read(event)
      if isFinished { break }
    }
    return events
  }

  private mutating func read(_ event: ServerSentEvent) throws(ModelError) -> [ChatEvent] {
    eventCount += 1
    var events = try reader.read(event)
    if reader.isDone {
      events += try reader.finish()
      isFinished = true
    }
    return events
  }

  /// The response has ended, by itself or (`error`) not.
  ///
  /// A status that is an error says more than how the connection ended; and a reply that is whole stays whole.
  mutating func end(_ error: ModelError? = nil) throws(ModelError) -> [ChatEvent] {
    if isFinished { return [] }
    switch form {
    case .error(let status, let headers):
      throw ModelError(status: status, headers: headers, body: kept, endpoint: endpoint)
    case .waiting, .unknown: throw error ?? .invalidReply(reason: "it is empty")
    case .whole:
      if let error { throw error }
      return try readWhole()
    case .stream:
      do {
        var events: [ChatEvent] = []
        if let last = parser.finish() { events = try read(last) }
        if !isFinished { events += try reader.finish() }
        isFinished = true
        return events
      } catch let own {
        throw error ?? (eventCount == 0 ? .invalidReply(reason: "it is empty") : own)
      }
    }
  }

  private mutating func readWhole() throws(ModelError) -> [ChatEvent] {
    if kept.starts(with: [0xEF, 0xBB, 0xBF]) { kept.removeFirst(3) }
    let value: JSONValue
    do { value = try JSONValue(parsing: String(decoding: kept, as: UTF8.self)) } catch let fault {
      if kept.first(where: { $0 > 0x20 }) == UInt8(ascii: "<") {
        throw .invalidReply(reason: "it is a web page, not a model's answer")
      }
      throw .invalidReply(reason: "it is not JSON (\(fault))")
    }
    var events = try reader.read(whole: value)
    events += try reader.finish()
    isFinished = true
    return events
  }
}
