import Foods
import Testing
import ToolCalls

@testable import Understanding

/// What the tables publish a food by is a measure, whatever word it is.
@Suite struct PublishedMeasureTests {
  private let catalog = FoodCatalog.reference

  @Test(
    arguments: [
      // USDA's FNDDS and SR Legacy portions.
      ("3 stewed chicken wing drummettes", "Chicken wing, stewed", 66.0),
      ("half of a DIGIORNO pepperoni pizza with a rising crust", "DIGIORNO Pizza, pepperoni topping", 379.5),
      ("a cup of mashed banana", "Banana, raw", 225), ("a large nectarine", "Nectarine, raw", 156),
      ("a small fig", "Fig, raw", 40), ("a cup of golden raisins", "Raisins, golden", 145),
      ("a KRACKEL chocolate bar", "KRACKEL", 41),
      (
        "one piece of cheese pizza with a medium crust from fast food",
        "Pizza, cheese, from restaurant or fast food, medium", 119
      ),
      ("a glass of white wine Fume Blanc", "Fume Blanc", 147),
    ])
  func `a portion's own words choose it`(sentence: String, food: String, grams: Double) throws {
    let items = OfflineReading.meals(OfflineReading.read(sentence)).flatMap(\.items)
    let item = try #require(items.count == 1 ? items.first : nil, "\(items.map(\.name))")
    let linked = try #require(item.catalogId.flatMap(catalog.food))
    #expect(linked.name.contains(food), "\(linked.name)")
    let portion = catalog.portion(of: linked, quantity: item.quantity, unit: item.unit, said: item.name)
    #expect(abs(portion.grams - grams) <= 1.5, "\(portion)")
  }

  @Test(
    arguments: [
      ("a serving (90 ml) of gravy", 90.0, "ml"), ("half a serving (120 ml) of prune juice", 120, "ml"),
      ("a small (10 fl oz) lemonade", 10, "fl oz"), ("two large (20 fl oz) root beers", 40, "fl oz"),
      ("a slice (40 g) of rye bread", 40, "g"),
    ])
  func `a bracket says what one holds`(sentence: String, quantity: Double, unit: String) throws {
    let items = OfflineReading.meals(OfflineReading.read(sentence)).flatMap(\.items)
    let item = try #require(items.count == 1 ? items.first : nil, "\(items.map(\.name))")
    #expect(item.quantity == quantity && item.unit == unit)
  }

  @Test(arguments: [
    ("a can of salmon", "canned"), ("a tin of pears", "canned"), ("2 cans of green beans", "canned"),
    ("half a tin of tomatoes", "tomatoes, red"), ("a can of lentils", "lentils, canned"),
    ("a can of tomato soup", "soup"), ("a can of minestrone", "soup"),
  ])
  func `a can holds what is canned`(sentence: String, word: String) throws {
    let items = OfflineReading.meals(OfflineReading.read(sentence)).flatMap(\.items)
    let food = try #require(items.first?.catalogId.flatMap(catalog.food))
    #expect(food.name.lowercased().contains(word), "\(food.name)")
  }

  @Test(
    arguments: [
      ("two large pretzels", "1 large"), ("3 tbsp of apple butter", "tablespoon"),
      ("a fillet of cooked haddock", "fillet"),
    ])
  func `of like foods the one published by what was said is meant`(sentence: String, measure: String) throws {
    let items = OfflineReading.meals(OfflineReading.read(sentence)).flatMap(\.items)
    let food = try #require(items.first?.catalogId.flatMap(catalog.food))
    #expect(food.portions.contains { $0.description.contains(measure) }, "\(food.name)")
  }

  @Test(arguments: [
    "8 oz of raw beef tenderloin, choice", "a pound of raw pork shoulder", "3 oz of cooked ground lamb",
  ])
  func `what is weighed in ounces is seldom read off a label`(sentence: String) throws {
    let items = OfflineReading.meals(OfflineReading.read(sentence)).flatMap(\.items)
    let food = try #require(items.first?.catalogId.flatMap(catalog.food))
    #expect(food.source != .branded, "\(food.name)")
  }

  @Test func `what is drunk from a can stays what it is`() throws {
    let items = OfflineReading.meals(OfflineReading.read("a can of cola")).flatMap(\.items)
    #expect(items.first?.catalogId.flatMap(catalog.food)?.name == "Soft drink, cola")
  }

  @Test(
    arguments: [
      ("a meatball sub without a roll", 1), ("2 jelly sandwiches on wheat bread", 1),
      ("fries with a burger without a bun", 2),
    ])
  func `what is left out or named with it is no food of its own`(sentence: String, count: Int) {
    let items = OfflineReading.meals(OfflineReading.read(sentence)).flatMap(\.items)
    #expect(items.count == count, "\(items.map(\.name))")
  }
}
