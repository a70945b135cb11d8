import Foods
import Testing
import ToolCalls

@testable import Understanding

/// Fat that is told with what was cooked in it.
@Suite struct CookedInFatTests {
  @Test(
    arguments: [
      ("180g haddock fried in 10g butter", ["haddock", "butter"]),
      ("tofu 150g stir fried in 2 tsp oil", ["tofu", "oil"]),
      ("pork chop 200g pan fried in lard", ["pork chop", "lard"]),
      ("200g carrots roasted in 1 tbsp of olive oil", ["carrots", "olive oil"]),
    ])
  func `a measured fat stands beside a food that is taken without it`(sentence: String, foods: [String]) {
    let items = OfflineReading.items(sentence)
    #expect(items.map(\.name) == foods)
    #expect(items.compactMap { OfflineReading.food(of: $0)?.name.lowercased().contains("fried") } == [false, false])
  }

  @Test(arguments: ["2 eggs fried in butter", "cod fried in batter", "mushrooms sauteed in butter"])
  func `fat that nobody measured is the table's`(sentence: String) {
    #expect(OfflineReading.items(sentence).count == 1)
  }
}
