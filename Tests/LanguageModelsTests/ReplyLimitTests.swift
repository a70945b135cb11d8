import AdaTestSupport
import LanguageModels
import Testing

/// How much of an answer is taken.
@Suite(.timeLimit(.minutes(60))) struct ReplyLimitTests {
  @Test func `ten mebibytes of text stop at the limit`() async throws {
    let chunk = ScriptedServer.Reply.chunk("data: \(Chunk.text(String(repeating: "x", count: 65_536)))\n\n")
    let steps =
      [.send(ScriptedServer.Reply.streamHead)]
      + [ScriptedServer.Reply.Step](repeating: .send(chunk), count: 160)
    let server = try ScriptedServer([.init(steps + [.holdOpen])])
    await #expect(throws: ModelError.tooLarge(limit: 8 << 20)) { try await ask(server) }
    await server.hangUp.wait()
  }

  @Test func `a small body that unpacks to more than the limit is stopped`() async throws {
    let server = try ScriptedServer([
      .whole(type: "text/event-stream", headers: ["Content-Encoding: gzip"], bytes: Compressed.hello)
    ])
    let model = OpenAIChatModel(
      endpoint: try ModelEndpoint(baseURL: server.baseURL), retry: .none, maximumReplyBytes: 20)
    await #expect(throws: ModelError.tooLarge(limit: 20)) { try await model.reply(to: .hello, deadlines: .patient) }
  }
}
