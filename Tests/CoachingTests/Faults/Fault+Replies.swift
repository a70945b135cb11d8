import AdaTestSupport
import Foundation

extension Fault {
  private typealias Script = ScriptedServer.Reply

  /// What the server does with each request, in the provider's form.
  func replies(_ form: WireForm) -> [ScriptedServer.Reply] {
    let always = { (reply: Script) in Array(repeating: reply, count: 4) }
    let right = Self.stream(form.events(.init(calls: [.water()])))
    func called(_ calls: WireForm.Call...) -> [Script] { always(Self.stream(form.events(.init(calls: calls)))) }
    func status(_ status: Int, _ headers: String...) -> Script {
      .whole(status: status, headers: headers, body: #"{"error":{"message":"no such thing"}}"#)
    }
    switch self {
    case .connectionRefused, .unknownHost, .noTLS: return []
    case .hangsUp: return always(.init([.close]))
    case .saysNothing: return [.init([.holdOpen])]
    case .headersThenSilence: return [.init([.send(Script.streamHead), .holdOpen])]
    case .byteByByte: return [.init([.send(Script.streamHead)] + Self.drip(Array("data: {".utf8).map { [$0] }))]
    case .stopsInEvent: return always(Self.cut(form.events(.init(text: "Hello there"))[0].dropLast(9)))
    case .stopsInArguments:
      let whole = form.events(.init(calls: [.water()])).joined()
      return always(Self.cut(whole[..<(whole.firstRange(of: "amount")?.upperBound ?? whole.endIndex)]))
    case .noTerminator: return always(Self.stream(form.events(.init(calls: [.water()], ending: .missing))))
    case .status400: return always(status(400))
    case .status401: return always(status(401))
    case .status403: return always(status(403))
    case .status404: return always(status(404))
    case .status408: return always(status(408))
    case .status413: return always(status(413))
    case .status422: return always(status(422))
    case .status429: return always(status(429))
    case .status429Soon: return [status(429, "retry-after-ms: 40"), right]
    case .status429Late: return always(status(429, "Retry-After: 3600"))
    case .status500: return always(status(500))
    case .status502: return always(status(502))
    case .status503: return always(status(503))
    case .status503Once: return [status(503), right]
    case .status529: return always(status(529))
    case .page: return always(.whole(type: "text/html", body: Self.webPage))
    case .errorPage: return always(.whole(status: 502, type: "text/html", body: Self.webPage))
    case .errorObject: return always(.whole(body: #"{"error":{"message":"no such thing","type":"odd"}}"#))
    case .emptyBody: return always(.whole(body: ""))
    case .lineEnds, .comments, .splitCharacters, .manyLines, .byteOrderMark: return [Self.odd(self, form)]
    case .giantEvent:
      return always(.whole(type: "text/event-stream", body: "data: \(String(repeating: "x", count: 1_100_000))\n\n"))
    case .brokenEvent: return always(.events([#"{"a":[}"#]))
    case .invalidArguments: return called(.raw(#"{"amountMl": }"#))
    case .wrongTypes: return called(.raw(#"{"amountMl":["plenty"]}"#))
    case .mended: return [called(.raw(#"{"amountMl":["plenty"]}"#))[0], right]
    case .missingFields: return called(.raw("{}"))
    case .extraFields: return called(.raw(#"{"amountMl":500,"mood":"good"}"#))
    case .unknownTool: return called(.raw(#"{"all":true}"#, name: "delete_journal"))
    case .nineCalls: return always(Self.stream(form.events(.init(calls: (1...9).map { .water("call_\($0)") }))))
    case .interleavedCalls: return called(.eggs(), .water())
    case .noIDs: return called(.eggs(nil), .water(nil))
    case .sameIDs: return called(.eggs("call_a"), .water("call_a"))
    case .newIDs: return called(.eggs("call_b", laterID: "call_x"), .water("call_a", laterID: "call_y"))
    case .nullArguments: return called(.raw("null"))
    case .cutArguments: return called(.raw(#"{"amountMl":50"#))
    case .tenMebibytes:
      let chunk = Script.chunk(
        form.events(.init(text: String(repeating: "x", count: 65_536), ending: .missing)).joined())
      return [.init([.send(Script.streamHead)] + Array(repeating: .send(chunk), count: 160) + [.holdOpen])]
    case .endless:
      let chunk = Script.chunk(form.events(.init(text: "more ", ending: .missing)).joined())
      return [.init([.send(Script.streamHead)] + Self.drip(Array(repeating: chunk, count: 200)))]
    case .refusal: return always(Self.stream(form.events(.init(text: "I cannot help with that.", ending: .refusal))))
    case .contentFilter: return always(Self.stream(form.events(.init(text: "Hel", ending: .filter))))
    case .claim: return always(Self.stream(form.events(.init(text: "Done! I logged 500 ml of water for you."))))
    case .thinking: return always(Self.stream(form.events(.init(thought: "Hm, water.", calls: [.water()]))))
    case .redirect: return always(.whole(status: 307, headers: ["Location: http://127.0.0.1:1/"], body: ""))
    case .wrongType:
      return always(.whole(type: "text/plain", body: form.events(.init(calls: [.water()])).joined()))
    case .gzip:
      let bytes = Gzip.stored(Array(form.events(.init(calls: [.water()])).joined().utf8))
      return always(.whole(type: "text/event-stream", headers: ["Content-Encoding: gzip"], bytes: bytes))
    case .brokenGzip:
      return always(.whole(type: "text/event-stream", headers: ["Content-Encoding: gzip"], body: "no gzip at all"))
    case .justInTime: return [Self.late(right, seconds: 1)]
    case .tooLate: return [Self.late(right, seconds: 1)]
    }
  }

  private static let webPage = "<!DOCTYPE html><html><body><h1>Bad gateway</h1></body></html>"

  static func stream(_ events: [String]) -> ScriptedServer.Reply {
    ScriptedServer.Reply(
      [.send(Script.streamHead)] + events.map { .send(Script.chunk($0)) } + [.send(Script.lastChunk)])
  }

  /// A stream that breaks off: the connection is closed in the middle of the body.
  private static func cut(_ text: Substring) -> ScriptedServer.Reply {
    ScriptedServer.Reply([.send(Script.streamHead), .send(Script.chunk(String(text))), .close])
  }

  /// Pieces with 30 ms between them, then nothing.
  private static func drip(_ pieces: [[UInt8]]) -> [ScriptedServer.Reply.Step] {
    let chunks = pieces.map { $0.count == 1 ? Script.chunk($0) : $0 }
    return (0..<200).flatMap { [.pause(0.03), .send(chunks[$0 % chunks.count])] } + [.holdOpen]
  }

  private static func late(_ reply: ScriptedServer.Reply, seconds: Double) -> ScriptedServer.Reply {
    ScriptedServer.Reply([.pause(seconds)] + reply.steps)
  }

  /// A right reply, written in a way that the standard for event streams allows.
  private static func odd(_ fault: Fault, _ form: WireForm) -> ScriptedServer.Reply {
    let whole = form.events(.init(text: "Schön, 水!", calls: [.water()])).joined()
    let body: [UInt8] =
      switch fault {
      case .lineEnds: Array(whole.replacing("\n", with: "\r\n").utf8)
      case .comments: Array(": hello\n\n\(whole.replacing("\n\n", with: "\n\n: still here\n\n"))".utf8)
      case .manyLines: Array(whole.replacing("data: {", with: "data: {\ndata: ").utf8)
      case .byteOrderMark: [0xEF, 0xBB, 0xBF] + Array(whole.utf8)
      default: Array(whole.utf8)
      }
    let size = fault == .splitCharacters ? 1 : body.count
    let chunks = stride(from: 0, to: body.count, by: size).map {
      Script.chunk(Array(body[$0..<min($0 + size, body.count)]))
    }
    return ScriptedServer.Reply([.send(Script.streamHead)] + chunks.map { .send($0) } + [.send(Script.lastChunk)])
  }
}
