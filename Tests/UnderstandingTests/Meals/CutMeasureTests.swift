import Foods
import Testing
import ToolCalls

@testable import Understanding

/// "Chopped" behind a measure tells how the cup was filled, and makes no other food.
@Suite struct CutMeasureTests {
  @Test(
    arguments: [
      ("roast turkey, two cups chopped", "roast turkey", 2.0, "cup, chopped"),
      ("strawberries, one cup sliced", "strawberries", 1, "cup, sliced"),
      ("carrots, half a cup grated", "carrots", 0.5, "cup, grated"),
      ("broccoli 2 cups chopped", "broccoli", 2, "cup, chopped"),
      ("parsley, 2 tbsp finely chopped", "parsley", 2, "tbsp, chopped"),
      ("melon, 1 cup cubed and nothing else", "melon", 1, "cup, cubed"),
    ])
  func `the cut belongs to the measure`(sentence: String, food: String, quantity: Double, unit: String) throws {
    let items = OfflineReading.meals(OfflineReading.read(sentence)).flatMap(\.items)
    let item = try #require(items.count == 1 ? items.first : nil, "\(items.map(\.name))")
    #expect(item.name == food && item.quantity == quantity && item.unit == unit)
  }

  @Test(
    arguments: [
      ("2 cups chopped broccoli", "chopped broccoli"), ("a cup of diced tomatoes", "diced tomatoes"),
      ("shredded wheat", "shredded wheat"), ("minced beef 200 g", "minced beef"),
    ])
  func `before its food it is part of the name`(sentence: String, name: String) {
    let items = OfflineReading.meals(OfflineReading.read(sentence)).flatMap(\.items)
    #expect(items.map(\.name) == [name])
  }

  @Test(arguments: [("roast turkey, two cups chopped", "sandwich"), ("strawberries, one cup sliced", "sweetened")])
  func `the food stays what it is`(sentence: String, other: String) throws {
    let items = OfflineReading.meals(OfflineReading.read(sentence)).flatMap(\.items)
    let id = try #require(items.first?.catalogId)
    #expect(FoodCatalog.reference.food(id: id)?.name.lowercased().contains(other) == false)
  }

  @Test(
    arguments: [
      ("cucumber with guacamole 5 sticks", "cucumber", 5.0), ("celery with tahini 4 stalks", "celery", 4),
      ("pear with almond butter 6 slices", "pear", 6), ("toast with marmite 3 slices", "toast", 3),
      ("coffee with shortbread 3 mugs", "coffee", 3), ("tea and a scone 2 cups", "tea", 2),
      ("crackers with brie 2 slices", "brie", 2), ("potatoes with butter 1 stick", "butter", 1),
    ])
  func `pieces and cups behind two foods are of the one that comes in them`(
    sentence: String, food: String, quantity: Double
  ) {
    let items = OfflineReading.items(sentence)
    #expect(items.count == 2)
    #expect(items.first { $0.name == food }?.quantity == quantity)
    #expect(items.first { $0.name != food }.map { ($0.quantity ?? 1) == 1 && $0.unit == nil } == true)
  }

  @Test(arguments: [
    ("3 mugs of coffee with shortbread", ["coffee", "shortbread"]), ("2 cups of tea with cookies", ["tea", "cookies"]),
    ("coffee with cake", ["coffee", "cake"]), ("coffee and crackers", ["coffee", "crackers"]),
  ])
  func `what is eaten with a hot drink does not take its place`(sentence: String, names: [String]) {
    #expect(OfflineReading.names(sentence) == names)
  }
}
