import Testing
import ToolCalls

@testable import Understanding

/// What was ordered, nearly had, made for others or only quoted.
@Suite struct UneatenTests {
  @Test(
    arguments: [
      "ordered a pad thai but it hasn't arrived yet", "translate to Spanish: I had two pancakes",
      "made 20 cupcakes for the bake sale, none for me", "I'd have had the tart if they weren't sold out",
      "wanted the duck but they had run out", "forgot my lunch at home",
    ])
  func `logs nothing`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty, "\(OfflineReading.read(sentence).calls)")
  }

  @Test(
    arguments: [
      ("ordered a pad thai and it was great", "pad thai"),
      ("wanted the duck but they'd run out so I had the trout", "trout"),
    ])
  func `what was had after all is logged`(sentence: String, food: String) {
    #expect(OfflineReading.items(sentence).map(\.name) == [food])
  }
}
