import FaultyInput
import JSONTree
import Randomness
import Testing

@testable import LanguageModels

@Suite struct ReplyDecoderTests {
  static let stream = Array(
    """
    data: \(Chunk.text("caf\u{E9} \u{2615}"))\r\n\r\n: ping\n\ndata: \(Chunk.call(0, id: "a", name: "add_water"))\n
    data: \(Chunk.call(0, arguments: #"{"amountMl":500}"#))\n\ndata: \(Chunk.finish("tool_calls"))\n
    data: \(Chunk.usage)\n\ndata: [DONE]\n\n
    """.utf8)

  static func decode(_ pieces: [[UInt8]], type: String) throws -> [ChatEvent] {
    let endpoint = try ModelEndpoint(baseURL: "http://localhost/v1")
    var decoder = ReplyDecoder(reader: OpenAIReplyReader(endpoint: endpoint), endpoint: endpoint)
    var events = try decoder.read(.head(status: 200, headers: ["content-type": type]))
    for piece in pieces { events += try decoder.read(.body(piece)) }
    return events + (try decoder.end())
  }

  @Test(arguments: ["text/event-stream", "application/octet-stream"])
  func `a reply is the same wherever its bytes are cut`(_ type: String) throws {
    let expected: [ChatEvent] = [
      .text("caf\u{E9} \u{2615}"),
      .toolCall(ModelToolCall(id: "a", name: "add_water", arguments: #"{"amountMl":500}"#)),
      .usage(TokenUsage(input: 12, output: 3)), .finished(.toolCalls),
    ]
    for cut in 0...Self.stream.count {
      let pieces = [Array(Self.stream[..<cut]), Array(Self.stream[cut...])]
      #expect(try Self.decode(pieces, type: type) == expected, "cut at \(cut)")
    }
    #expect(try Self.decode(Self.stream.map { [$0] }, type: type) == expected)
  }

  static let whole = #"{"choices":[{"index":0,"message":{"content":"hello"},"finish_reason":"stop"}]}"#

  @Test(arguments: ["text/event-stream", "application/json", "text/plain", ""], ["", "\u{FEFF}", "\r\n\r\n"])
  func `the first bytes say whether a reply streams, whatever it is called`(_ type: String, _ before: String) throws {
    let stream = Array((before + "data: \(Chunk.text("hello"))\n\ndata: \(Chunk.finish("stop"))\n\n").utf8)
    for bytes in [stream, Array((before + Self.whole).utf8)] {
      for cut in [0, 1, 2, 4, bytes.count] {
        let pieces = [Array(bytes[..<cut]), Array(bytes[cut...])]
        #expect(try Self.decode(pieces, type: type) == [.text("hello"), .finished(.stop)], "cut at \(cut)")
      }
    }
  }

  @Test(arguments: ["text/event-stream", "application/json", ""])
  func `a comment before a stream is no reason to take it for something else`(_ type: String) throws {
    let bytes = Array(": hi\n\ndata: \(Chunk.text("hello"))\n\ndata: \(Chunk.finish("stop"))\n\n".utf8)
    #expect(try Self.decode([bytes], type: type) == [.text("hello"), .finished(.stop)])
  }

  @Test func `a reply that stops anywhere before its finish reason is no reply`() throws {
    let finish = try #require(Self.stream.firstRange(of: Array(#""finish_reason":"tool_calls""#.utf8)))
    for length in 0..<finish.upperBound {
      #expect(throws: ModelError.self) {
        try Self.decode([Array(Self.stream[..<length])], type: "text/event-stream")
      }
    }
  }

  @Test func `no damage to a reply crashes the decoder`() {
    var survivors = 0
    var generator = SeededGenerator(seed: 42)
    for _ in 0..<2000 {
      let bytes = Damage.done(to: Self.stream, using: &generator)
      for type in ["text/event-stream", "application/json", ""] where (try? Self.decode([bytes], type: type)) != nil {
        survivors += 1
      }
    }
    #expect(survivors > 0)
  }
}
