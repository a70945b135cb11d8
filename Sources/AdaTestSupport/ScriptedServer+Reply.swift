extension ScriptedServer {
  /// What to do with one request, step by step.
  public struct Reply: Sendable {
    /// One step of a reply.
    public enum Step: Sendable {
      case send([UInt8])
      /// Goes on when the gate is open.
      case wait(Gate)
      /// Goes on after that many seconds. For tests of deadlines, where time itself is the matter.
      case pause(Double)
      /// Sends nothing until the client closes.
      case holdOpen
      /// Closes the connection.
      case close
    }

    public var steps: [Step]

    public init(_ steps: [Step]) { self.steps = steps }

    /// A whole response of known length.
    public static func whole(
      status: Int = 200, type: String = "application/json", headers: [String] = [], body: String
    ) -> Reply {
      whole(status: status, type: type, headers: headers, bytes: Array(body.utf8))
    }

    /// A whole response of known length, in bytes.
    public static func whole(
      status: Int = 200, type: String = "application/json", headers: [String] = [], bytes: [UInt8]
    ) -> Reply {
      let lines = ["Content-Type: \(type)", "Content-Length: \(bytes.count)"] + headers
      return Reply([.send(head(status: status, lines: lines) + bytes)])
    }

    /// An event stream: a `data:` line for each text, in chunks as servers send them.
    public static func events(_ data: [String], lineEnd: String = "\n") -> Reply {
      var steps = [Step.send(streamHead)]
      for text in data { steps.append(.send(chunk(Array("data: \(text)\(lineEnd)\(lineEnd)".utf8)))) }
      return Reply(steps + [.send(lastChunk)])
    }

    /// The head of an event stream in chunks.
    public static let streamHead = head(
      status: 200, lines: ["Content-Type: text/event-stream", "Transfer-Encoding: chunked"])

    /// The chunk that ends a chunked body.
    public static let lastChunk = Array("0\r\n\r\n".utf8)

    /// One chunk of a chunked body.
    public static func chunk(_ bytes: [UInt8]) -> [UInt8] {
      Array("\(String(bytes.count, radix: 16))\r\n".utf8) + bytes + [0x0D, 0x0A]
    }

    /// One chunk that holds a text.
    public static func chunk(_ text: String) -> [UInt8] { chunk(Array(text.utf8)) }

    /// A response's head.
    public static func head(status: Int, lines: [String]) -> [UInt8] {
      Array((["HTTP/1.1 \(status) Scripted"] + lines + ["", ""]).joined(separator: "\r\n").utf8)
    }

    static let ranDry = whole(status: 500, type: "text/plain", body: "the script ran dry")
  }
}
