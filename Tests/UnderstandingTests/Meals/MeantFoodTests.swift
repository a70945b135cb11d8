import Foods
import Testing
import ToolCalls

@testable import Understanding

/// Which food is meant, and how much of it, where a word near by tells.
@Suite struct MeantFoodTests {
  @Test(
    arguments: [
      ("the soup of the day, parsnip and cumin", ["soup"]),
      ("soup of the day, courgette and mint, with a bread roll", ["soup", "bread roll"]),
      ("soup of the day and a scone", ["soup", "scone"]), ("soup of the day, a scone", ["soup", "scone"]),
      ("beans, supper of kings", ["beans"]), ("lunch of legends: a pasty", ["pasty"]),
      ("pizza, 3 slices cheese pizza", ["cheese pizza"]), ("quiche, and 2 slices pizza", ["quiche", "pizza"]),
      ("espresso e brioche", ["espresso", "brioche"]), ("birra e pizza", ["birra", "pizza"]),
      ("a pear and a bar", ["pear", "bar"]), ("a bar and a tea", ["bar", "tea"]),
      ("2 vadas with sambar", ["vadas", "sambar"]), ("4 puris with curry", ["puris", "curry"]),
      ("a crabbyburger and a tea", ["crabbyburger", "tea"]), ("2 moonburgers", ["moonburgers"]),
    ])
  func `each food is named once`(sentence: String, foods: [String]) {
    #expect(OfflineReading.items(sentence).map(\.name) == foods)
  }

  @Test(
    arguments: [
      ("400 ml squash at half time", 380.0...420), ("2 kiwis before my half marathon", 120...190),
      ("a platter of tuna nigiri, 6 pieces", 180...240), ("a box of maki, 9 pieces", 120...330),
      ("quarter watermelon", 300...1500),
    ] as [(String, ClosedRange<Double>)])
  func `a number counts what it stands with`(sentence: String, grams: ClosedRange<Double>) throws {
    let items = OfflineReading.items(sentence)
    let item = try #require(items.count == 1 ? items.first : nil, "\(items.map(\.name))")
    #expect(grams.contains(OfflineReading.grams(of: item)), "\(OfflineReading.grams(of: item)) g")
  }

  @Test(
    arguments: [
      ("3 bottles iso", "Sports drink"), ("2 scoops of iso", "powder"), ("toast with blubberries", "Blueberries, raw"),
      ("pork chop and carrots", "Carrots, fresh, cooked"), ("houmous with carrots", "Carrots, raw"),
      ("2 ham bagels", "Bagel"),
      ("a pretzel from the stand", "pretzel, one"), ("a handful of pretzels", "Pretzels, NFS"),
      ("3 gels and a bar", "bar"),
      ("2 tostadas with guacamole", "shell"), ("2 tostadas", "Taco or tostada"),
      ("a macchiato and a cornetto", "Croissant"),
      ("a strawberry cornetto", "Cornetto"), ("lamb mince browned", "Lamb"),
      ("a starburger deluxe", "Hamburger"), ("parsnip and cumin soup", "oup"),
    ])
  func `what stands beside a name tells which food it is`(sentence: String, name: String) throws {
    let ids = OfflineReading.items(sentence).compactMap(\.catalogId)
    let names = ids.compactMap { FoodCatalog.reference.food(id: $0)?.name }
    #expect(names.contains { $0.contains(name) }, "\(names)")
  }
}
