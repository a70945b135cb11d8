import Testing

@testable import ada

struct WelcomeTests {
  @Test func `a new journal gets an example and the offer of a setup`() {
    let lines = Welcome(isNew: true, recovered: 0, hasModel: true).lines
    #expect(lines.count == 3)
    #expect(lines.contains { $0.text.contains("/setup") })
    #expect(lines.contains { $0.text.contains("2 eggs, toast") })
  }

  @Test(arguments: [(1, "1 message that was"), (3, "3 messages that were")])
  func `what was taken up from last time is counted`(recovered: Int, words: String) {
    let lines = Welcome(isNew: false, recovered: recovered, hasModel: true).lines
    #expect(lines.map(\.text) == ["Took up \(words) cut off last time."])
  }

  @Test func `without a model one quiet line says so`() {
    let lines = Welcome(isNew: false, recovered: 0, hasModel: false).lines
    #expect(lines.count == 1 && lines[0].isQuiet)
  }
}
