import Testing
import ToolCalls

@testable import Understanding

/// Dishes that are nothing but their few parts, which were weighed.
@Suite struct RecipePartTests {
  @Test(
    arguments: [
      ("puttanesca (90g penne, 30g olives, 20g capers)", ["penne", "olives", "capers"]),
      ("amatriciana with 80g bucatini, 50g guanciale and 10g pecorino", ["bucatini", "guanciale", "pecorino"]),
      ("vongole 110g linguine, 140g clams", ["linguine", "clams"]),
      ("caprese with 60g burrata and 2 tomatoes", ["burrata", "tomatoes"]),
      ("carbonara: 70g rigatoni, 30g guanciale", ["rigatoni", "guanciale"]),
    ])
  func `a dish whose parts were weighed is its parts`(sentence: String, names: [String]) {
    #expect(OfflineReading.names(sentence) == names)
  }

  @Test(arguments: [
    ("carbonara with garlic bread", "carbonara"), ("250g carbonara and a side salad", "carbonara"),
    ("caprese with 2 slices of bread", "caprese"), ("vongole and a glass of wine", "vongole"),
  ])
  func `what is had beside it leaves the dish`(sentence: String, name: String) {
    let items = OfflineReading.items(sentence)
    #expect(items.count == 2 && items.first?.name == name)
  }
}
