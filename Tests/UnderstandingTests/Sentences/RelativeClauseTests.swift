import Testing
import ToolCalls

@testable import Understanding

/// Clauses that tell more of people and places, and what the person tells behind them.
@Suite struct RelativeClauseTests {
  @Test(
    arguments: [
      ("tea with my aunt, who had cake, and a scone", ["tea", "scone"]),
      ("cycled 15 km to my aunt's, where I had a bowl of chowder, then two slices of toast", ["chowder", "toast"]),
      ("40 minutes of judo with Tariq, who pulled a muscle, followed by two spring rolls", ["spring rolls"]),
      ("my cousin brought pakoras, so I've eaten three", ["pakoras"]),
      ("my son refused his milk because it had skin on it, so I drank it", ["milk"]),
      ("couldn't chew so it was custard, about 200 g", ["custard"]),
      ("nothing stronger than a glass of lemonade for me", ["lemonade"]),
      ("don't regret the bowl of trifle I had", ["trifle"]),
      ("my sister had a burger and I'd already eaten a salad", ["salad"]),
      ("nan, bless her, baked scones and I had two", ["baked scones"]),
      ("a ham roll, hardly touched", ["ham roll"]),
    ])
  func `what the person had is told behind them`(sentence: String, foods: [String]) {
    #expect(OfflineReading.items(sentence).map(\.name) == foods)
  }

  @Test(arguments: ["who had three pies?", "where did I have lunch?", "my son said I'm 20 kg too heavy"])
  func `questions and talk log nothing`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty)
  }

  @Test(
    arguments: [
      ("my brother is 90 kg, whereas I'm 81.2 kg", 81.2), ("the cat got on with me, but on my own I was 79.8 kg", 79.8),
      ("the scales moved, and now they say I'm 78.4 kg", 78.4),
      ("was 84 before the trip, and would you believe it, I'm 82.4 kg today", 82.4),
    ])
  func `a weight is the person's own`(sentence: String, kilograms: Double) {
    #expect(OfflineReading.weights(OfflineReading.read(sentence)).map(\.weightKg) == [kilograms])
  }

  @Test func `an amount that is gone was drunk`() {
    let reading = OfflineReading.read(
      "there's a jug by the printer so I don't dry out, and 700 ml of water is gone")
    #expect(OfflineReading.water(reading).map(\.amountMl) == [700])
  }

  @Test func `a count by a nickname keeps the size`() {
    let item = OfflineReading.items("mini quiches, four of the little beauties").first
    #expect(item?.quantity == 4)
    #expect(item?.unit == "miniature")
  }
}
