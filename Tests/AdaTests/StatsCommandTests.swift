import AdaTestSupport
import Coaching
import Foundation
import JSONTree
import JournalStore
import Testing

@testable import ada

@Suite struct StatsCommandTests {
  let home: AdaHome

  init() throws { home = try AdaHome() }

  func environment(_ server: ScriptedServer) -> [String: String] {
    ["OPENAI_BASE_URL": server.baseURL, "ADA_MODEL": "scripted", "ADA_TIMEOUT": "60", "ADA_TURN_TIMEOUT": "60"]
  }

  @Test func `a batch through a model and a fallback is told engine by engine, for scripts too`() throws {
    try home.configure(#"{"prices": {"scripted": {"inputPerMillion": 1, "outputPerMillion": 2}}}"#)
    let server = try ScriptedServer([
      ChatCompletions.call("add_water", ChatCompletions.water(500)), .whole(status: 401, body: "{}"),
    ])
    _ = try AdaProcess.run(
      ["log", "--json", "--jobs", "1"], input: "drank 500 ml water\ndrank 300 ml water\n", home: home,
      environment: environment(server))
    let run = try AdaProcess.run(["stats", "--json"], home: home)
    #expect(run.code == 0)
    let engines = try #require(try run.records.first?["engines"]?.arrayValue)
    #expect(engines.map { $0["provider"]?.stringValue } == ["openai", "offline"])
    #expect(engines[0]["model"]?.stringValue == "scripted")
    #expect(["turns", "successes"].map { engines[0][$0]?.intValue } == [2, 1])
    let reasons: JSONValue = ["unauthorized": 1]
    #expect(engines[0]["fallbacks"] == reasons && engines[0]["successRate"]?.doubleValue == 0.5)
    #expect(["answerMs", "firstWordMs"].map { engines[0][$0]?["count"]?.intValue } == [1, 1])
    #expect(engines[1]["turns"]?.intValue == 1 && engines[1]["fallbacks"] == reasons)
    let text = try AdaProcess.run(["stats"], home: home).out
    #expect(text.contains("openai scripted\n  turns        2, 1 used\n"), "\(text)")
    #expect(text.contains("(target 95 %: missed)"))
    #expect(text.contains("Shares of fewer than 20 turns say little."))
  }

  @Test func `an empty journal and a day without turns say so`() throws {
    #expect(try AdaProcess.run(["stats"], home: home).out == "Nothing has been answered yet.\n")
    _ = try AdaProcess.run(["2 eggs"], home: home)
    let run = try AdaProcess.run(["stats", "--days", "7"], home: home)
    #expect(run.code == 0 && run.out.contains("The offline engine\n  turns        1, 1 understood\n"), "\(run.out)")
    #expect(try AdaProcess.run(["stats", "--days", "0"], home: home).code == 64)
  }

  @Test(arguments: [
    (#"{"prices": 3}"#, #""prices" must be a JSON object"#),
    (#"{"prices": {"m": {"inputPerMillion": 1}}}"#, #""prices.m" must have inputPerMillion and outputPerMillion"#),
    (#"{"prices": {"m": {"in": 1}}}"#, #""prices.m.in" is unknown"#),
    (#"{"prices": {"m": {"inputPerMillion": -1, "outputPerMillion": 1}}}"#, #"each a number from 0"#),
    (#"{"providers": {"openai": {"prices": {}}}}"#, #""providers.openai.prices" is unknown"#),
  ])
  func `prices that are none are named`(configuration: String, words: String) throws {
    try home.configure(configuration)
    let run = try AdaProcess.run(["stats"], home: home)
    #expect(run.code == 78 && run.error.contains(words), "\(run.error)")
  }

  @Test func `the view shows every figure against its target`() {
    let attempt = ModelAttempt(
      provider: "openai", model: "small", startedAt: .distantPast, firstWordMs: 410, repairs: ["number_text": 3],
      reasks: 2, inputTokens: 1_234_567, outputTokens: 4500, cachedInputTokens: 1000)
    var failed = ModelAttempt(provider: "openai", model: "small", startedAt: .distantPast)
    failed.failure = "rate_limited"
    let engines = EngineStatistics.all(
      attempts: (0..<39).map { _ in RecordedAttempt(attempt: attempt, turnID: "t", latencyMs: 1240) }
        + [RecordedAttempt(attempt: failed, turnID: "t", latencyMs: nil)],
      offline: [], prices: ["small": TokenPrice(inputPerMillion: 0.25, outputPerMillion: 2)])
    #expect(
      StatsView(page: Page(style: .plain, width: 80), days: nil).text(for: engines) == """
        openai small
          turns        40, 39 used
          success      97.5 % ████████████████████▌▏ (target 95 %: met)
          not used     1 time
                       rate limited  1  █████████████████▏
          repairs      number text 117
          asked again  78 times
          first word   p50 410 ms, p95 410 ms, p99 410 ms
          answer       p50 1.24 s, p95 1.24 s, p99 1.24 s (target p95 2 s: met)
          tokens       48,148,113 in (39,000 from the cache), 175,500 out
          cost         12.39

        The cost is reckoned from the prices in the configuration.

        """)
  }

  @Test func `half of a batch is given to the offline engine, and the sides are compared`() throws {
    try home.configure(#"{"ab": 0.5}"#)
    let replies = (1...8).map { ChatCompletions.call("add_water", ChatCompletions.water(100 * $0)) }
    let server = try ScriptedServer(replies)
    // Each is asked about by itself, so that the replies fit the lines.
    let lines = (1...8).map { "\(100 * $0)" }
    for amount in lines {
      _ = try AdaProcess.run(
        ["log", "--jobs", "1"], input: "[2026-11-20 08:10] drank \(amount) ml water\n", home: home,
        environment: environment(server))
    }
    let run = try AdaProcess.run(["stats", "--ab", "--json"], home: home)
    let comparison = try #require(try run.records.first?["comparisons"]?.arrayValue?.first)
    #expect(comparison["a"]?["name"]?.stringValue == "openai scripted")
    #expect(comparison["b"]?["name"]?.stringValue == "offline")
    let counts = ["a", "b"].compactMap { comparison[$0]?["turns"]?.intValue }
    #expect(counts.reduce(0, +) == 8 && counts[0] == server.requests.count && counts[1] > 0)
    #expect(comparison["isSmall"]?.boolValue == true)
    let text = try AdaProcess.run(["stats", "--ab"], home: home).out
    #expect(text.hasPrefix("a: openai scripted   b: offline\n"), "\(text)")
    #expect(text.contains("Fewer than 30 turns on a side: too few to tell the sides apart."))
  }

  @Test(arguments: [
    (#"{"ab": 2}"#, #""ab" must be a share from 0 to 1"#), (#"{"ab": {"against": "offline"}}"#, #""ab.share" must"#),
    (#"{"ab": {"share": 0.5, "against": "clouds"}}"#, #""ab.against" must be "offline" or a model"#),
    (#"{"ab": {"share": 0.5, "against": {"provider": "clouds"}}}"#, #""ab.against.provider" must be one of"#),
    (#"{"ab": {"portion": 0.5}}"#, #""ab.portion" is unknown"#),
  ])
  func `a comparison that is none is named`(configuration: String, words: String) throws {
    try home.configure(configuration)
    let run = try AdaProcess.run(["2 eggs"], home: home)
    #expect(run.code == 78 && run.error.contains(words), "\(run.error)")
  }

  @Test func `without a comparison it says how to start one`() throws {
    let run = try AdaProcess.run(["stats", "--ab"], home: home)
    #expect(run.code == 0 && run.out.hasPrefix("Nothing has been compared."))
  }
}
