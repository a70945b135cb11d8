import FaultyInput
import Foundation
import Randomness

@testable import LanguageModels

/// The event stream parser and the readers of all four forms of replies.
struct StreamTarget {
  let streams: [[UInt8]]

  /// The recorded and hand-made streams of the test suite.
  static func streams(in folder: String) -> [[UInt8]] {
    let files = FileManager.default.enumerator(at: URL(filePath: folder), includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "sse" }.sorted { $0.path < $1.path }
      .compactMap { try? Array(Data(contentsOf: $0)) }
  }

  func input(using generator: inout SeededGenerator) -> [UInt8] {
    if Bool.random(using: &generator) { return Damage.soup(of: Self.pieces, using: &generator) }
    return Damage.done(to: streams[Int.random(in: 0..<streams.count, using: &generator)], using: &generator)
  }

  /// Whether a reply came of it. Wherever the bytes are cut, the events are the same.
  func check(_ input: [UInt8], using generator: inout SeededGenerator) -> Bool {
    let cut = Int.random(in: 0...input.count, using: &generator)
    let pieces = [Array(input[..<cut]), Array(input[cut...])]
    if Self.events([input]) != Self.events(pieces) {
      Fuzz.fail("The events differ when the stream is cut at \(cut).", input)
    }
    return switch Int.random(in: 0..<4, using: &generator) {
    case 0: Self.reply(pieces, OpenAIReplyReader.init)
    case 1: Self.reply(pieces, ResponsesReplyReader.init)
    case 2: Self.reply(pieces, AnthropicReplyReader.init)
    default: Self.reply(pieces, GeminiReplyReader.init)
    }
  }

  private static func events(_ pieces: [[UInt8]]) -> [ServerSentEvent]? {
    var parser = ServerSentEventParser(limit: 4096)
    var events: [ServerSentEvent] = []
    for piece in pieces {
      guard let more = try? parser.feed(piece) else { return nil }
      events += more
    }
    return events + [parser.finish()].compactMap(\.self)
  }

  private static func reply<Reader: ReplyReader>(_ pieces: [[UInt8]], _ makeReader: (ModelEndpoint) -> Reader) -> Bool {
    guard let endpoint = try? ModelEndpoint(baseURL: "http://127.0.0.1/v1", key: "k") else { return false }
    var decoder = ReplyDecoder(reader: makeReader(endpoint), endpoint: endpoint)
    var last: ChatEvent?
    do {
      _ = try decoder.read(.head(status: 200, headers: ["content-type": "text/event-stream"]))
      for piece in pieces { last = try decoder.read(.body(piece)).last ?? last }
      last = try decoder.end().last ?? last
    } catch {
      return false
    }
    guard case .finished = last else { Fuzz.fail("A reply ended without its last event.", pieces.flatMap(\.self)) }
    return true
  }

  private static let pieces =
    [
      "data: ", "data:", "data", "event: ", "event: message_stop", "id: 1", "retry: 5", ": ping", ":", "\n", "\n", "\r",
      "\r\n",
      "\u{FEFF}", "[DONE]", "{}", "{\"type\":\"", "é☕",
      "{\"choices\":[{\"delta\":{\"content\":\"a\"},\"finish_reason\":\"stop\"}]}",
      "{\"candidates\":[{\"content\":{\"parts\":[{\"text\":\"a\"}]},\"finishReason\":\"STOP\"}]}", "\\u00e9", "0", "x",
    ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xF0, 0x9F], [0xEF, 0xBB, 0xBF], [0x00]]
}
