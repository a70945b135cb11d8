import AdaTestSupport
import Foundation
import Testing

/// The chat against a server on loopback.
@Suite(.timeLimit(.minutes(60)))
struct ChatModelTests {
  private func environment(_ server: ScriptedServer) -> [String: String] {
    [
      "ADA_PROVIDER": "openai", "OPENAI_BASE_URL": server.baseURL, "ADA_MODEL": "scripted", "ADA_TIMEOUT": "60",
      "ADA_TURN_TIMEOUT": "60",
    ]
  }

  /// What warms a local server up comes first: replies go out in their order, so a turn waits until it was asked for.
  private static let warmUp = ScriptedServer.Reply.events([delta("hi"), end, "[DONE]"])
  private static let end = #"{"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}"#

  private static func delta(_ text: String) -> String {
    #"{"choices":[{"index":0,"delta":{"content":"\#(text)"}}]}"#
  }

  @Test func `Ctrl-C cancels a turn that waits for a silent server, and nothing is logged`() throws {
    let server = try ScriptedServer([Self.warmUp, .init([.holdOpen]), .init([.holdOpen])])
    defer { server.stop() }
    let terminal = try ChatTerminal(environment(server))
    try server.waitForRequests(1)
    terminal.type("2 eggs for breakfast\r")
    try terminal.wait(for: "thinking…")
    terminal.type("\u{3}")
    try terminal.wait(for: "Cancelled, nothing logged.")
    try terminal.wait(for: ChatTerminal.prompt)
    #expect(try terminal.say("/today").contains("nothing logged"))
    #expect(try terminal.leave() == 0)
  }

  @Test func `control and bidirectional characters of a model never reach the screen`() throws {
    let pieces = [#"Eat\u001b"#, #"[31m more\u0007 fi\u202e"#, #"bre\u009b2J.\u001b]0;title\u0007"#]
    let server = try ScriptedServer([Self.warmUp, .events(pieces.map(Self.delta) + [Self.end, "[DONE]"])])
    defer { server.stop() }
    let terminal = try ChatTerminal(environment(server).merging(["TERM": "dumb"]) { $1 })
    try server.waitForRequests(1)
    try terminal.say("what should I eat more of?")
    #expect(terminal.transcript.contains("Eat[31m more fibre2J.]0;title"))
    let forbidden = terminal.transcript.unicodeScalars.filter { scalar in
      scalar.properties.generalCategory == .control && scalar != "\r" && scalar != "\n" || scalar.value == 0x202E
    }
    #expect(forbidden.isEmpty)
  }

  @Test func `without a server the offline engine answers, and the chat says why`() throws {
    let chat = try ChatTerminal([
      "ADA_PROVIDER": "openai", "OPENAI_BASE_URL": "http://127.0.0.1:\(try ScriptedServer.deadPort())/v1",
    ])
    let shown = try chat.say("2 eggs for breakfast")
    #expect(shown.contains("The offline engine answered."))
    #expect(shown.contains("+ Breakfast"))
  }
}
