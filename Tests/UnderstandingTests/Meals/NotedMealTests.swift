import Foods
import Testing
import ToolCalls

@testable import Understanding

/// Meals as notes and as second languages put them.
@Suite struct NotedMealTests {
  @Test(
    arguments: [
      ("bacon bap brown sauce", ["bacon bap", "brown sauce"]), ("pork chop apple sauce", ["pork chop", "apple sauce"]),
      ("turkey cranberry sauce", ["turkey", "cranberry sauce"]),
      ("fish chips tartare sauce", ["fish chips", "tartare sauce"]),
      ("steak chips peppercorn sauce", ["steak", "chips", "peppercorn sauce"]),
      ("sausage bap red sauce", ["sausage bap", "red sauce"]), ("garlic chilli sauce", ["garlic chilli sauce"]),
      ("bourbon bbq sauce", ["bourbon bbq sauce"]), ("smoky bbq sauce", ["smoky bbq sauce"]),
      ("chicken salad wrap crisps apple", ["chicken salad wrap", "crisps", "apple"]),
      ("trout with rice and salad", ["trout", "rice", "salad"]),
      ("chicken and salad sandwich", ["chicken and salad sandwich"]),
      ("a few slices of ham rolled up", ["ham"]), ("apple chopped up", ["apple"]), ("7 up", ["7 up"]),
      ("80g dry pasta in tomato sauce", ["dry pasta", "tomato sauce"]),
      ("75g dry noodles stir fried with tofu", ["dry noodles", "tofu"]),
      ("4 pints n a kebab", ["beer", "kebab"]), ("two rashers n a poached egg", ["bacon", "poached egg"]),
      ("so um like risotto", ["risotto"]), ("i had 3 like waffles", ["waffles"]),
      ("soup with bread 1 bowl", ["soup", "bread"]), ("muesli no milk", ["muesli no milk"]),
      ("a custard cream or two", ["custard cream"]),
    ])
  func `each food of a note is read once`(sentence: String, foods: [String]) {
    #expect(OfflineReading.names(sentence) == foods)
    #expect(OfflineReading.items(sentence).allSatisfy { $0.catalogId != nil })
  }

  @Test(
    arguments: [
      ("coffee with milk 1 cup", 150.0...300), ("tea with milk and sugar 1 mug", 200...350),
      ("tea with milk 2 cups", 400...600), ("coffee with cream 1 cup", 150...300), ("coffee w milk 300 ml", 280...320),
    ])
  func `a cup behind a drink with milk is the drink's`(sentence: String, grams: ClosedRange<Double>) {
    let items = OfflineReading.items(sentence)
    #expect(items.count == 1)
    #expect(grams.contains(items.reduce(0) { $0 + OfflineReading.grams(of: $1) }))
  }

  @Test(arguments: ["soup with bread 1 bowl", "cereal with banana 1 bowl", "milk with honey 1 glass"])
  func `a bowl or a glass behind two foods holds the first`(sentence: String) {
    let items = OfflineReading.items(sentence)
    #expect(items.count == 2)
    #expect(items.first?.quantity == 1)
    #expect(items.last?.unit == nil)
  }

  @Test func `milk that is measured beside porridge stays milk`() {
    #expect(OfflineReading.names("porridge with milk 200 ml") == ["porridge", "milk"])
  }

  @Test(
    arguments: [
      ("bread brown 2 slices", "whole wheat"), ("jam strawberry on bread", "Jam"), ("juice tomato", "Tomato juice"),
      ("oil olive 1 tablespoon", "Olive oil"), ("one yoghurt nature", "Yogurt"), ("a pot of yaourt", "Yogurt"),
      ("rice integral 100g", "brown"), ("chx curry", "Chicken curry"), ("i have drinked 2 glass of milk", "Milk"),
    ])
  func `names in another language's order are the same foods`(sentence: String, name: String) throws {
    let item = try #require(OfflineReading.items(sentence).first)
    #expect(OfflineReading.food(of: item)?.name.contains(name) == true)
  }

  @Test(arguments: [("water with gas 0.5 l", 500.0), ("a glass of water with bubbles", 250)])
  func `water with gas is water`(sentence: String, milliliters: Double) {
    #expect(OfflineReading.water(OfflineReading.read(sentence)).map(\.amountMl) == [milliliters])
    #expect(OfflineReading.items(sentence).isEmpty)
  }

  @Test(
    arguments: [
      ("two hand of nuts", 50.0...80), ("2 small yoghurts", 200...280), ("3 mini rolls", 70...90),
      ("10 mini cheddars", 10...20), ("a small salad with chicken", 150...200),
      ("1 coffee with 1 sugar and little milk", 14...35),
    ])
  func `small things weigh little`(sentence: String, grams: ClosedRange<Double>) throws {
    let item = try #require(OfflineReading.items(sentence).last)
    #expect(grams.contains(OfflineReading.grams(of: item)))
  }
}
