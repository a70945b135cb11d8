import Foods
import Testing
import ToolCalls

@testable import Understanding

/// Foods that are told with the chain they come from.
@Suite struct ChainTests {
  /// What it is called, and grams it weighs.
  @Test(
    arguments: [
      ("6 mcdonalds nuggets", "chicken nuggets", 90.0...110.0),
      ("6 nuggets from mcdonalds", "chicken nuggets", 90...110),
      ("2 chicken nuggets mcdonalds", "chicken nuggets", 30...40),
      ("2 mcdonald's hash browns", "hash brown", 100...120),
      ("2 hash browns from McDonald's", "hash brown", 100...120),
      ("2 subway cookies", "cookie", 80...100), ("2 taco bell tacos", "taco, crunchy", 150...160),
      ("2 starbucks egg bites", "egg bite", 120...140),
      ("red robin onion rings", "onion rings", 100...140), ("texas roadhouse sirloin 8 oz", "steak", 220...230),
      ("longhorn chicken", "chicken", 60...200), ("cracker barrel eggs", "egg", 40...120),
      ("a chai latte from starbucks", "chai", 200...400), ("chai latte from costa", "chai", 200...400),
      ("a zinger burger meal from kfc", "burger with fries and cola", 600...900),
    ])
  func `a chain beside a food is no food of its own`(sentence: String, name: String, grams: ClosedRange<Double>) {
    let items = OfflineReading.items(sentence)
    #expect(items.count == 1)
    #expect(items.first.flatMap(OfflineReading.food)?.name.lowercased().contains(name) == true)
    #expect(grams.contains(items.first.map(OfflineReading.grams) ?? 0))
  }

  @Test(arguments: ["kfc meal", "mcdonald's"])
  func `a chain alone is the meal that people mean by it`(sentence: String) {
    let items = OfflineReading.items(sentence)
    #expect(items.count == 1)
    #expect(items.first.flatMap(OfflineReading.food)?.name.contains("meal") == true)
    #expect((315...330).contains(items.first.map(OfflineReading.grams) ?? 0))
  }
}

/// Drinks that are called cocktails, and what is drunk without alcohol.
@Suite struct CocktailTests {
  @Test(
    arguments: [
      ("a mimosa cocktail", "Mimosa"), ("one kamikaze cocktail", "Kamikaze"), ("2 mojito cocktails", "Mojito"),
      ("a negroni cocktail", "Negroni"), ("a gin and tonic cocktail", "Gin and tonic"),
      ("a prawn cocktail", "Shrimp cocktail"), ("fruit cocktail", "Fruit cocktail, canned, NFS"),
      ("a cranberry juice cocktail", "Cranberry juice cocktail, bottled"), ("a cocktail", "Cocktail, NFS"),
      ("a non-alcoholic beer", "Alcohol-free beer"), ("had 2 non alcoholic beers", "Alcohol-free beer"),
      ("a glass of dealcoholised wine", "Wine, nonalcoholic"),
    ])
  func `a drink is the one that it is called`(sentence: String, name: String) {
    #expect(OfflineReading.items(sentence).map { OfflineReading.food(of: $0)?.name } == [name])
  }
}

/// Sizes and packs that say what one weighs.
@Suite struct SaidSizeTests {
  /// Grams in all.
  @Test(
    arguments: [
      ("2 pancakes (4\" across)", 76.0), ("two 4-inch pancakes", 76), ("a 10\" tortilla", 72),
      ("a 12 inch flour tortilla", 117), ("a microwaveable bowl of tomato soup", 434),
      ("a serving of crisps from the snack bag", 28), ("a serving of yogurt from the tub", 170),
      ("a cranberry juice cocktail", 252.8), ("a Rockstar sugar free", 360), ("an eggnog cup", 256),
      ("a Twix pack", 58), ("a chili cup", 255),
    ])
  func `a size or a pack says how much`(sentence: String, grams: Double) {
    let items = OfflineReading.items(sentence)
    #expect(items.count == 1)
    #expect(abs((items.first.map(OfflineReading.grams) ?? 0) - grams) < 0.5)
  }

  @Test(
    arguments: [
      ("a tin of tuna and bean sprouts in a cup", [("Fish, tuna, canned", "tin"), ("Bean sprouts, raw", "cup")])
    ])
  func `a vessel behind two foods is of the one without a measure`(sentence: String, foods: [(String, String)]) {
    let items = OfflineReading.items(sentence)
    #expect(items.map { OfflineReading.food(of: $0)?.name } == foods.map(\.0))
    #expect(items.map(\.unit) == foods.map(\.1))
  }

  @Test(
    arguments: [
      ("a creamy liqueur", "Liqueur with cream", 63.0),
      (
        "two cups of chicken and vegetables, including carrots and broccoli",
        "Chicken or turkey and vegetables including carrots, broccoli, and/or dark-green leafy; no potatoes, no sauce",
        324
      ),
      ("a mini ham sandwich on white bread", "Ham sandwich on white", 60.0),
      ("turkey sandwich on wheat bread", "Turkey sandwich on wheat", 115),
      (
        "a large order of chili and cheese fries",
        "Potato, french fries, with chili and cheese, fast food / restaurant", 372
      ),
    ])
  func `a dish is the one with everything that was said`(sentence: String, name: String, grams: Double) {
    let items = OfflineReading.items(sentence)
    #expect(items.map { OfflineReading.food(of: $0)?.name } == [name])
    #expect(items.first.map(OfflineReading.grams) == grams)
  }
}
