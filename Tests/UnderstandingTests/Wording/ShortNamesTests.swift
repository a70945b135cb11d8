import Foods
import Testing
import ToolCalls

@testable import Understanding

/// Names in letters, dishes with their filling behind them, and headings that are no food.
@Suite struct ShortNamesTests {
  @Test(
    arguments: [
      ("a G&T", ["gin and tonic"]), ("two G&Ts and olives", ["gin and tonic", "olives"]),
      ("g and t after work", ["gin and tonic"]), ("a packet of S&V crisps", ["salt and vinegar crisps"]),
      ("cherry pie a la mode", ["cherry pie", "ice cream"]), ("PB&J", ["PB&J"]),
    ])
  func `letters stand for their names`(sentence: String, names: [String]) {
    #expect(OfflineReading.items(sentence).map(\.name) == names)
  }

  @Test(
    arguments: [
      ("empanadas x2 chicken", "empanadas", "chicken"), ("burrito pork", "burrito", "pork"),
      ("3 tacos beef, 1 soup", "tacos", "beef"),
    ])
  func `a filling behind its dish is the dish's`(sentence: String, name: String, filling: String) {
    let item = OfflineReading.items(sentence).first
    let food = item?.catalogId.flatMap { FoodCatalog.reference.food(id: $0) }
    #expect(item?.name == name && food?.name.lowercased().contains(filling) == true, "\(food?.name ?? "")")
  }

  @Test(
    arguments: [
      ("tacos chicken and rice", 3), ("steak chips peas", 3), ("a burrito and beef stew", 2),
      ("cheat meal: burger and fries", 2), ("cheat meal was a pizza", 1), ("ready meal: lasagne", 1),
      ("happy meal and a coke", 2),
    ])
  func `a list stays a list, and a heading is no food`(sentence: String, count: Int) {
    #expect(OfflineReading.items(sentence).count == count)
  }

  @Test func `ww is whole wheat`() {
    let id = OfflineReading.items("2 slices ww bread").first?.catalogId
    #expect(id.flatMap { FoodCatalog.reference.food(id: $0) }?.name == "Bread, whole wheat")
  }

  @Test(arguments: ["a little hot dog", "had two little hot dogs"])
  func `a little hot dog is no animal`(sentence: String) {
    #expect(OfflineReading.items(sentence).compactMap { OfflineReading.food(of: $0)?.name.prefix(7) } == ["Hot dog"])
  }
}
