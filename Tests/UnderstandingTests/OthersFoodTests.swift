import Testing
import ToolCalls

@testable import Understanding

/// Whose food it was, and who ate it.
@Suite struct OthersFoodTests {
  @Test(
    arguments: [
      ("no dessert tonight but I finished my son's fries", ["fries"]), ("I stole a few of my wife's chips", ["chips"]),
      ("ate the rest of my kid's pasta", ["pasta"]), ("I finished my daughter's soup", ["soup"]),
      ("had a bite of my husband's burger", ["burger"]), ("skipped pudding but ate half of his cake", ["cake"]),
      ("no wine tonight, just a beer", ["beer"]),
    ])
  func `who eats another's food has eaten it`(sentence: String, foods: [String]) {
    let items = OfflineReading.meals(OfflineReading.read(sentence)).flatMap(\.items)
    #expect(items.map(\.name) == foods)
  }

  @Test(
    arguments: [
      "my son ate his fries", "gave my fries to my son", "my wife stole my chips", "my kid finished my pasta",
      "fed the dog my leftovers", "my daughter had the rest of my soup",
    ])
  func `what another ate stays unlogged`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty)
  }
}
