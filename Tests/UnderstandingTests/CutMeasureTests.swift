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
}
