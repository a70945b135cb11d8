import AdaTestSupport
import LanguageModels
import Testing

@Suite(.timeLimit(.minutes(60))) struct CancellationTests {
  @Test func `cancelling closes the connection at once`() async throws {
    let server = try ScriptedServer([
      .init([
        .send(ScriptedServer.Reply.streamHead), .send(ScriptedServer.Reply.chunk("data: \(Chunk.text("hi"))\n\n")),
        .holdOpen,
      ])
    ])
    let model = OpenAIChatModel(endpoint: try ModelEndpoint(baseURL: server.baseURL))
    let hasText = Gate()
    let task = Task {
      var events: [ChatEvent] = []
      for try await event in model.stream(.hello, deadlines: .patient) {
        events.append(event)
        hasText.open()
      }
      return events
    }
    await hasText.wait()
    task.cancel()
    await server.hangUp.wait()
    #expect(try await task.value == [.text("hi")])
  }

  @Test func `a gathered reply that is cancelled says so`() async throws {
    let server = try ScriptedServer([.init([.holdOpen])])
    let task = Task { () -> ModelError? in
      do {
        _ = try await ask(server)
        return nil
      } catch { return error as? ModelError }
    }
    await server.asked.wait()
    task.cancel()
    #expect(await task.value == .cancelled)
    await server.hangUp.wait()
  }

  @Test func `leaving the loop early closes the connection`() async throws {
    let server = try ScriptedServer([
      .init([
        .send(ScriptedServer.Reply.streamHead), .send(ScriptedServer.Reply.chunk("data: \(Chunk.text("hi"))\n\n")),
        .holdOpen,
      ])
    ])
    let model = OpenAIChatModel(endpoint: try ModelEndpoint(baseURL: server.baseURL))
    for try await _ in model.stream(.hello, deadlines: .patient) { break }
    await server.hangUp.wait()
  }

  @Test func `cancelling during the pause before a retry ends the exchange`() async throws {
    let server = try ScriptedServer([.whole(status: 503, body: ""), .events([Chunk.finish("stop")])])
    let task = Task {
      try? await ask(server, retry: RetryPolicy(maximumRetries: 1, basePause: .seconds(25)))
    }
    await server.asked.wait()
    task.cancel()
    #expect(await task.value == nil)
    #expect(server.requests.count == 1)
  }
}
