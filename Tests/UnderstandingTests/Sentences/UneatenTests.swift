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
      "left a bowl of gruel untouched", "the ramen we ordered never came", "tipped my cocoa down the drain",
      "threw the quiche in the bin", "eating a wrap in half an hour", "later on we're getting tacos",
      "meeting Tom for ramen at seven", "grabbing a wrap in ten minutes", "my bun fell on the floor",
      "my burger was stolen",
      "later today we're getting ramen", "I threw the penne away", "poured my beer out", "gave my sandwich away",
      "what has more protein, salsa or fried egg?", "I used to eat fried rice every day",
    ])
  func `logs nothing`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty, "\(OfflineReading.read(sentence).calls)")
  }

  @Test(
    arguments: [
      ("ordered a pad thai and it was great", "pad thai"),
      ("wanted the duck but they'd run out so I had the trout", "trout"),
      ("ate half a quiche, left the rest untouched", "quiche"),
      ("drank half a beer and poured the rest down the sink", "beer"), ("having a wrap for lunch", "wrap"),
      ("later I had a wrap", "wrap"), ("the ramen never came so I had a wrap", "wrap"),
    ])
  func `what was had after all is logged`(sentence: String, food: String) {
    #expect(OfflineReading.items(sentence).map(\.name) == [food])
  }

  @Test(arguments: ["add leeks to my shopping list", "add milk to the shopping list"])
  func `a shopping list is no part of the last meal`(sentence: String) {
    let reading = OfflineReading.read(sentence, last: [CorrectionTests.lunch])
    #expect(reading.calls.isEmpty)
  }

  @Test(arguments: ["threw the old milk away and had a wrap", "poured my beer out and had a wrap"])
  func `what was had beside it is logged`(sentence: String) {
    #expect(OfflineReading.names(sentence) == ["wrap"])
  }
}
