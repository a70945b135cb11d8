import Testing
import ToolCalls

@testable import Understanding

/// Names of towns and streets beside foods.
@Suite struct WhereaboutsTests {
  @Test(
    arguments: [
      ("it's sunny here in Lisbon and I had a plum", ["plum"]), ("a coffee on Walnut Avenue", ["coffee"]),
      ("noodles at the stall on Cherry Lane and a beer", ["noodles", "beer"]),
      ("lunch in Vienna, a schnitzel", ["schnitzel"]), ("fries in Hyde Park", ["fries"]),
      ("back from Derby, two eggs", ["eggs"]), ("a smoke outside and a tea", ["tea"]),
      ("we sat outside, two scones", ["scones"]),
    ])
  func `where it was eaten names no food`(sentence: String, foods: [String]) {
    #expect(OfflineReading.items(sentence).map(\.name) == foods)
  }

  @Test(
    arguments: [
      ("chicken in Thai sauce", "chicken in Thai sauce"), ("a flat white from Starbucks", "flat white from Starbucks"),
      ("beans in Heinz sauce", "beans in Heinz sauce"), ("chips from McDonald's", "chips from McDonald's"),
      ("a Hawaiian roll from Tesco", "Hawaiian roll from Tesco"),
      ("300 g outside round of beef", "outside round of beef"),
      ("inside skirt steak, 200 g", "inside skirt steak"),
    ])
  func `who made it and what it is in stay`(sentence: String, food: String) {
    #expect(OfflineReading.items(sentence).map(\.name) == [food])
  }
}
