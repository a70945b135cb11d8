import Foods
import Testing
import ToolCalls

@testable import Understanding

/// Words that say how plain or how sweet a food is, and the bun a hot dog comes in.
@Suite struct PlainAndBunTests {
  private func foods(_ sentence: String) -> [String] {
    OfflineReading.items(sentence).map { item in
      item.catalogId.flatMap { FoodCatalog.reference.food(id: $0) }?.name ?? "?"
    }
  }

  @Test(arguments: ["an ear of corn, plain", "plain fresh corn", "a cup of corn, plain"])
  func `plain corn is a vegetable`(sentence: String) {
    #expect(foods(sentence) == ["Corn, fresh, cooked, no added fat"])
  }

  @Test(arguments: [
    "a beef hot dog in a bun", "two beef hot dogs on white buns", "one and a half plain beef hot dogs on white buns",
  ])
  func `a hot dog in its bun is a sandwich`(sentence: String) {
    #expect(foods(sentence) == ["Hot dog sandwich, beef, on white bun"])
  }

  @Test(arguments: ["a hot dog with no bun", "a hot dog without a bun", "a beef hot dog"])
  func `without its bun it is a sausage`(sentence: String) {
    #expect(foods(sentence).allSatisfy { $0.hasPrefix("Hot dog, ") })
  }

  @Test(arguments: ["500 ml sweet iced tea", "300 g of sweet bottled black iced tea"])
  func `sweet tea is neither candy nor powder`(sentence: String) {
    #expect(foods(sentence) == ["Tea, iced, bottled, black"])
  }

  @Test(arguments: [
    ("two breaded fish patties", "Fish"), ("a cheese danish", "cheese"), ("a hard shell chicken taco", "chicken"),
    ("a slice of multigrain toast", "multigrain"), ("a can of root beer", "root beer"), ("a strong tea", "Tea"),
    ("pasta with meat sauce", "tomato"), ("fries covered with cheese", "fries, with cheese"),
  ])
  func `everyday names stand for their own rows`(sentence: String, part: String) {
    #expect(foods(sentence).count == 1 && foods(sentence)[0].contains(part))
  }
}

/// Sandwiches that are called by all that is in them, and names that are no scenes.
@Suite struct SpelledOutTests {
  @Test(arguments: [
    "a bacon, egg and cheese English muffin sandwich", "two sausage, egg and cheese biscuit sandwiches",
    "a ham, egg and cheese croissant sandwich", "a cup of great northern beans", "a Thai meal with 2 cups of curry",
    "my usual at the kiosk, a large pretzel",
  ])
  func `one food is logged once`(sentence: String) {
    #expect(OfflineReading.items(sentence).count == 1)
  }

  @Test(arguments: ["my usual at the kiosk", "usual breakfast, then a pear"])
  func `a usual that is not spelled out is recalled`(sentence: String) {
    #expect(OfflineReading.items(sentence).contains { $0.name.hasPrefix("recall:") })
  }
}
