/// Reads a `text/event-stream` (HTML Living Standard, 9.2.6) from pieces cut anywhere.
///
/// Lines may end in LF, CR or CRLF; comments, `id` and `retry` are skipped; bytes that are not UTF-8 become U+FFFD.
struct ServerSentEventParser {
  private let limit: Int
  private var line: [UInt8] = []
  private var name = ""
  private var data: [UInt8] = []
  private var hasData = false
  private var lastWasCR = false
  private var isFirstLine = true

  /// - Parameter limit: the most bytes an event may have.
  init(limit: Int = 1 << 20) {
    self.limit = limit
  }

  /// Takes in more bytes and returns the events they complete.
  mutating func feed(_ bytes: [UInt8]) throws(EventTooLarge) -> [ServerSentEvent] {
    var events: [ServerSentEvent] = []
    var start = 0
    for index in bytes.indices {
      let byte = bytes[index]
      guard byte == 0x0A || byte == 0x0D else { continue }
      if byte == 0x0A, index == start, line.isEmpty, lastWasCR {
        lastWasCR = false
        start = index + 1
        continue
      }
      try extendLine(with: bytes[start..<index])
      start = index + 1
      if let event = endLine() { events.append(event) }
      lastWasCR = byte == 0x0D
    }
    try extendLine(with: bytes[start...])
    return events
  }

  /// The stream has ended: an event whose last line was whole counts although the empty line after it is missing.
  mutating func finish() -> ServerSentEvent? {
    line = []
    return endEvent()
  }

  private mutating func extendLine(with bytes: ArraySlice<UInt8>) throws(EventTooLarge) {
    guard !bytes.isEmpty else { return }
    lastWasCR = false
    line.append(contentsOf: bytes)
    if line.count + data.count > limit { throw EventTooLarge(limit: limit) }
  }

  private mutating func endLine() -> ServerSentEvent? {
    defer { line.removeAll(keepingCapacity: true) }
    if isFirstLine {
      isFirstLine = false
      if line.starts(with: [0xEF, 0xBB, 0xBF]) { line.removeFirst(3) }
    }
    if line.isEmpty { return endEvent() }
    let colon = line.firstIndex(of: UInt8(ascii: ":")) ?? line.endIndex
    var value = line[min(colon + 1, line.endIndex)...]
    if value.first == 0x20 { value.removeFirst() }
    switch String(decoding: line[..<colon], as: UTF8.self) {
    case "data":
      if hasData { data.append(0x0A) }
      data.append(contentsOf: value)
      hasData = true
    case "event": name = String(decoding: value, as: UTF8.self)
    default: break
    }
    return nil
  }

  private mutating func endEvent() -> ServerSentEvent? {
    defer {
      name = ""
      data.removeAll(keepingCapacity: true)
      hasData = false
    }
    return hasData ? ServerSentEvent(name: name, data: String(decoding: data, as: UTF8.self)) : nil
  }
}
