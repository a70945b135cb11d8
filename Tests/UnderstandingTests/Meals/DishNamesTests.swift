import Foods
import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// Names that hold words of measures, sizes, flavours, places or other languages.
@Suite struct DishNamesTests {
  @Test(
    arguments: [
      ("a curry pot noodle", ["curry pot noodle"]), ("two pot noodles and a tea", ["pot noodles", "tea"]),
      ("a cup noodle", ["cup noodle"]), ("1 cup noodles", ["noodles"]), ("a pot roast", ["pot roast"]),
      ("special k with skimmed milk", ["special k", "skimmed milk"]),
      ("fairlife shake, vanilla", ["fairlife shake, vanilla"]),
      ("a whey shake, chocolate", ["whey shake, chocolate"]),
      ("180g skyr with pecans", ["skyr", "pecans"]), ("6 oz fage total 2% with granola", ["fage total 2%", "granola"]),
      ("thai takeaway - pad thai and a spring roll", ["pad thai", "spring roll"]),
      ("an indian takeaway: dal and pilau rice", ["dal", "pilau rice"]),
      ("takeaway curry", ["takeaway curry"]), ("7 layer dip", ["7 layer dip"]),
      ("3 eggs over medium with toast", ["eggs over medium", "toast"]), ("cheez its", ["cheez its"]),
      ("2 scrambled eggs with rye toast", ["scrambled eggs", "rye toast"]),
      ("burritos de pollo con salsa", ["burritos de pollo", "salsa"]),
      ("arroz y frijoles", ["arroz y frijoles"]), ("cafe con leche", ["cafe con leche"]),
      ("a bowl of chili con carne with rice", ["chili con carne with rice"]),
      ("bratwurst mit senf", ["bratwurst", "senf"]), ("a family bag of crisps", ["crisps"]),
    ])
  func `a name is one food, and what it is not named after another`(sentence: String, foods: [String]) {
    #expect(OfflineReading.items(sentence).map(\.name) == foods)
  }

  @Test(
    arguments: [
      ("jollibee large fries", "large"), ("a wendys small chili", "small"),
      ("burger king medium fries, thats all", "medium"),
    ])
  func `a size behind the name of a chain is the food's`(sentence: String, size: String) throws {
    let items = OfflineReading.items(sentence)
    let item = try #require(items.count == 1 ? items.first : nil, "\(items.map(\.name))")
    #expect(item.unit == size)
    #expect(item.quantity == 1)
  }

  @Test(arguments: [
    ("sonic large fries", "large"), ("arbys medium fries", "medium"), ("burger king small onion rings", "small"),
  ])
  func `a chain's menu has the size in its own name`(sentence: String, size: String) throws {
    let items = OfflineReading.items(sentence)
    let item = try #require(items.count == 1 ? items.first : nil, "\(items.map(\.name))")
    let food = try #require(item.catalogId.flatMap { FoodCatalog.reference.food(id: $0) })
    #expect(food.source == .menu && food.name.lowercased().contains(size), "\(food.name)")
  }

  @Test(arguments: ["a 10 count nugget meal", "10 piece nugget meal", "6 pc nugget meal"])
  func `how many a meal holds is no number of meals`(sentence: String) {
    let items = OfflineReading.items(sentence)
    #expect(items.map(\.name) == ["nugget meal"])
    #expect(items.first?.quantity ?? 1 == 1)
  }

  @Test(arguments: ["10 ct nuggets", "nuggets, 10 count", "10 count nuggets"])
  func `a count is no food`(sentence: String) {
    let items = OfflineReading.items(sentence)
    #expect(items.map(\.name) == ["nuggets"])
    #expect(items.first?.quantity == 10)
  }

  @Test(
    arguments: [("rice and beans 220g", 220.0), ("chicken and rice, 310 g", 310), ("bangers and mash 400 g", 400)])
  func `a weight behind a dish of two names is the dish's`(sentence: String, grams: Double) {
    let items = OfflineReading.items(sentence)
    #expect(items.count == 1, "\(items.map(\.name))")
    #expect(items.first?.grams == grams)
  }

  @Test func `a weight behind one of two foods is its own`() {
    let items = OfflineReading.items("salmon 150 g and peas 80 g")
    #expect(items.map(\.grams) == [150, 80])
  }

  @Test(
    arguments: [
      ("house salad, no dressing", "dressing"), ("salad with grilled chicken and no dressing", "dressing"),
      ("tossed salad without dressing", "dressing"),
    ])
  func `what was left out is in no name that is found`(sentence: String, word: String) throws {
    let items = OfflineReading.items(sentence)
    let item = try #require(items.count == 1 ? items.first : nil, "\(items.map(\.name))")
    let food = try #require(item.catalogId.flatMap { FoodCatalog.reference.food(id: $0) })
    #expect(food.name.contains("no \(word)") || !food.name.contains(word), "\(food.name)")
  }

  static let amounts: [(dish: String, amount: String)] = [
    ("upma", "1 bowl"), ("lemon rice", "1 plate"), ("curd rice", "1 bowl"), ("pani puri", "1 plate"),
    ("chole", "1 bowl"), ("vegetable biryani", "1 plate"), ("medu vada", "2 pcs"), ("idli", "3 pcs"),
    ("pongal", "1 bowl"), ("jollof rice", "1 plate"), ("lumpia", "4 pcs"), ("sinigang", "1 bowl"),
  ]

  @Test(arguments: amounts)
  func `an amount behind a dish leaves it the dish`(dish: String, amount: String) throws {
    let alone = try #require(OfflineReading.items(dish).first?.catalogId)
    #expect(OfflineReading.items("\(dish) \(amount)").map(\.catalogId) == [alone])
    #expect(OfflineReading.items("\(amount) \(dish)").map(\.catalogId) == [alone])
  }

  @Test(
    arguments: [
      ("chicken and chips", "french fries"), ("grilled snapper with chips", "french fries"),
      ("chips and guacamole", "Tortilla chips"), ("chicken soup and chips", "Potato chips"),
      ("chips with garlic mayo", "french fries"), ("lasagne, chips and salad", "french fries"),
      ("a mayo sandwich and chips", "Potato chips"),
    ])
  func `chips are what the food beside them goes with`(sentence: String, kind: String) throws {
    let chips = try #require(OfflineReading.items(sentence).first { $0.name == "chips" })
    let food = try #require(chips.catalogId.flatMap { FoodCatalog.reference.food(id: $0) })
    #expect(food.name.contains(kind))
  }
}
