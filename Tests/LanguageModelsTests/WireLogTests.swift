import AdaTestSupport
import LanguageModels
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(60))) struct WireLogTests {
  /// Keeps what it is told.
  final class Lines: Sendable {
    private let lines = Mutex<[String]>([])
    var all: [String] { lines.withLock { $0 } }
    var log: WireLog { WireLog { line in self.lines.withLock { $0.append(line) } } }
  }

  private func ask(
    _ provider: Provider, _ server: ScriptedServer, _ lines: Lines, headers: [(name: String, value: String)] = []
  ) async throws -> ChatReply {
    let endpoint = try ModelEndpoint(
      baseURL: server.baseURL, key: "k-secret", keySource: "A_KEY", headers: headers, wireLog: lines.log)
    return try await provider.make(endpoint, .none, 8 << 20).reply(to: .hello, deadlines: .patient)
  }

  @Test(arguments: Provider.all)
  func `the wire is told without the key`(_ provider: Provider) async throws {
    let server = try ScriptedServer([try provider.stream("text")])
    let lines = Lines()
    _ = try await ask(provider, server, lines, headers: [("X-Own", "own-secret")])
    let all = lines.all
    #expect(all.first?.hasPrefix("> POST http://127.0.0.1:") == true)
    #expect(all.contains { $0.lowercased() == "> \(provider.keyHeader.name): [hidden]" })
    #expect(all.contains("> X-Own: [hidden]"))
    #expect(all.contains { $0.hasPrefix("> {") && $0.contains("hello") })
    #expect(all.contains("< 200"))
    #expect(all.contains { $0.hasPrefix("< data: ") && $0.contains("there.") })
    #expect(!all.joined().contains("secret"))
  }

  @Test(arguments: Provider.all)
  func `a server that repeats the key is told without it, wherever its bytes are cut`(_ provider: Provider) async throws
  {
    let body = Array("{\"error\":{\"message\":\"wrong key k-secret, k-secret\"}}".utf8)
    let head = ScriptedServer.Reply.head(
      status: 401, lines: ["Content-Length: \(body.count)", "Set-Cookie: k-secret", "X-Key: is k-secret"])
    let server = try ScriptedServer([.init([.send(head)] + body.map { .send([$0]) })])
    let lines = Lines()
    await #expect(throws: ModelError.self) { try await ask(provider, server, lines) }
    #expect(lines.all.contains("< set-cookie: [hidden]"))
    #expect(lines.all.contains { $0.contains("wrong key [key]") })
    #expect(!lines.all.joined().contains("secret"))
  }

  @Test func `a long line is told in part, and without half of a key`() async throws {
    let line = String(repeating: "x", count: 16_380) + "k-secret" + String(repeating: "y", count: 50_000)
    let server = try ScriptedServer([.whole(status: 500, type: "text/plain", body: line)])
    let lines = Lines()
    await #expect(throws: ModelError.self) { try await ask(.chat, server, lines) }
    let told = try #require(lines.all.last { $0.hasPrefix("< x") })
    #expect(told.hasSuffix("…"))
    #expect(told.utf8.count < 17_000)
    #expect(!told.contains("k-s"))
  }

  @Test func `what is no key in an address is told`() async throws {
    let server = try ScriptedServer([try Provider.gemini.stream("text")])
    let lines = Lines()
    _ = try await ask(.gemini, server, lines)
    #expect(lines.all[0].hasSuffix(":streamGenerateContent?alt=sse"))
  }
}
