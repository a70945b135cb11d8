import Testing

@testable import LanguageModels

@Suite struct ServerSentEventParserTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var bytes: [UInt8]
    var events: [ServerSentEvent]

    init(_ name: String, _ text: String, _ events: [ServerSentEvent]) {
      self.init(name, Array(text.utf8), events)
    }

    init(_ name: String, _ bytes: [UInt8], _ events: [ServerSentEvent]) {
      (testDescription, self.bytes, self.events) = (name, bytes, events)
    }
  }

  static let cases = [
    Case("LF", "data: a\n\ndata: b\n\n", [.init(data: "a"), .init(data: "b")]),
    Case("CRLF", "data: a\r\n\r\ndata: b\r\n\r\n", [.init(data: "a"), .init(data: "b")]),
    Case("CR", "data: a\r\rdata: b\r\r", [.init(data: "a"), .init(data: "b")]),
    Case(
      "mixed line ends", "data: a\r\n\ndata: b\r\r\ndata: c\n\r\n",
      [.init(data: "a"), .init(data: "b"), .init(data: "c")]),
    Case("several data lines", "data: a\ndata:b\ndata:  c\n\n", [.init(data: "a\nb\n c")]),
    Case("several data lines, CRLF", "data: a\r\ndata: b\r\n\r\n", [.init(data: "a\nb")]),
    Case("an empty data line", "data\ndata:\n\n", [.init(data: "\n")]),
    Case("comments and empty lines", ": ping\n\n\n:\n\ndata: a\n: between\n\n", [.init(data: "a")]),
    Case("a name", "event: ping\ndata: {}\n\ndata: b\n\n", [.init(name: "ping", data: "{}"), .init(data: "b")]),
    Case("a name without data", "event: ping\n\ndata: b\n\n", [.init(data: "b")]),
    Case("other fields", "id: 7\nretry: 10\nfoo: bar\nnocolon\ndata: a\n\n", [.init(data: "a")]),
    Case("a byte order mark", [0xEF, 0xBB, 0xBF] + Array("data: a\n\n".utf8), [.init(data: "a")]),
    Case("UTF-8 of all lengths", "data: é☕🌯\n\n", [.init(data: "é☕🌯")]),
    Case("bytes that are no UTF-8", Array("data: a".utf8) + [0xFF, 0x0A, 0x0A], [.init(data: "a\u{FFFD}")]),
    Case("no empty line at the end", "data: a\n\ndata: [DONE]\n", [.init(data: "a"), .init(data: "[DONE]")]),
    Case("a half line at the end", "data: a\n\ndata: [DO", [.init(data: "a")]),
    Case("nothing", "", []),
  ]

  @Test(arguments: cases)
  func `events are the same wherever the stream is cut`(_ example: Case) throws {
    for cut in 0...example.bytes.count {
      let pieces = [Array(example.bytes[..<cut]), Array(example.bytes[cut...])]
      #expect(try Self.events(pieces) == example.events, "cut at \(cut)")
    }
    #expect(try Self.events(example.bytes.map { [$0] }) == example.events, "byte by byte")
  }

  @Test func `an event that never ends is stopped at the limit`() throws {
    var parser = ServerSentEventParser(limit: 1000)
    #expect(throws: EventTooLarge(limit: 1000)) {
      for _ in 0..<100 { _ = try parser.feed(Array("data: 0123456789".utf8)) }
    }
    var lines = ServerSentEventParser(limit: 1000)
    #expect(throws: EventTooLarge(limit: 1000)) {
      for _ in 0..<100 { _ = try lines.feed(Array("data: 0123456789\n".utf8)) }
    }
  }

  @Test func `many small events do not come near the limit`() throws {
    var parser = ServerSentEventParser(limit: 50)
    var count = 0
    for _ in 0..<100 { count += try parser.feed(Array("data: 0123456789\n\n".utf8)).count }
    #expect(count == 100)
  }

  static func events(_ pieces: [[UInt8]]) throws -> [ServerSentEvent] {
    var parser = ServerSentEventParser()
    var events: [ServerSentEvent] = []
    for piece in pieces { events += try parser.feed(piece) }
    return events + [parser.finish()].compactMap { $0 }
  }
}
