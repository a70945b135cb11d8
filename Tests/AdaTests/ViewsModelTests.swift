import LanguageModels
import Testing

@testable import ada

@Suite struct ViewsModelTests {
  static func trial(first: Double = 0.4, pieces: Int = 20, callsTools: Bool = true) -> ModelTrial.Result {
    ModelTrial.Result(
      provider: "openai", model: "small", firstSeconds: first, totalSeconds: first + 1, pieces: pieces,
      callsTools: callsTools, toolSeconds: 2,
      structuredOutput: .init(works: true, seconds: 0.8),
      images: .init(works: false, seconds: 0.1, reason: "The model's server rejected the request (400): no eyes"),
      silenceSeconds: 5)
  }

  @Test func `a try says how fast it was, whether it streams and whether it calls tools`() {
    let view = ModelTestView(page: Page(style: .plain, width: 80))
    #expect(
      view.text(for: Self.trial()) == """
        openai, small
          answers      in 1.4 s, first words after 0.4 s
          streams      yes, 20 pieces
          calls tools  yes, in 2 s
          structured   yes, in 0.8 s
          pictures     no: The model's server rejected the request (400): no eyes

        """)
    let slow = view.text(for: Self.trial(first: 9, pieces: 1, callsTools: false))
    #expect(slow.contains("streams      no, the answer came in one piece"))
    #expect(slow.contains("calls tools  no"))
    #expect(slow.contains("! A turn waits 5 s"))
  }

  @Test func `settings say where they come from and never hold the key`() throws {
    let settings = ModelSetup.Settings(
      provider: .openai, model: nil, baseURL: "http://127.0.0.1:8088/v1", hasKey: true,
      silence: 5, total: 20)
    let origins = ModelSetup.Origins(
      provider: "OPENAI_BASE_URL is set", model: "default", baseURL: "OPENAI_BASE_URL", key: "OPENAI_API_KEY",
      silence: "default", total: "ADA_TURN_TIMEOUT")
    let view = ModelView(page: Page(style: .plain, width: 80))
    let text = view.text(for: settings, origins: origins, configFile: "/c.json")
    #expect(text.contains("  address   http://127.0.0.1:8088/v1 (OPENAI_BASE_URL)\n"))
    #expect(text.contains("  key       set (OPENAI_API_KEY)\n"))
    #expect(text.contains("  turn      20 s (ADA_TURN_TIMEOUT)\n"))
    #expect(!text.contains("compared"))
    var other = ModelSetup.OtherSide(share: 0.255)
    func shown() -> String { view.text(for: settings, origins: origins, other: other, configFile: "/c.json") }
    #expect(shown().contains("  compared  25.5 % of turns go to the offline engine\n"))
    other.settings = ModelSetup.Settings(
      provider: .gemini, model: "gemini-x", baseURL: nil, hasKey: true, silence: 5, total: 20)
    #expect(
      shown().replacing("\n            ", with: " ").contains(
        "  compared  25.5 % of turns go to gemini gemini-x (https://generativelanguage.googleapis.com"))
    #expect(view.text(for: nil, origins: nil, configFile: "/c.json").contains("/c.json"))
  }
}
