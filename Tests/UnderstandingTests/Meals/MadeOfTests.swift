import Foods
import Testing
import ToolCalls

@testable import Understanding

/// Dishes told with what they are made of, pairs of which one is counted, and foods asked for twice over.
@Suite struct MadeOfTests {
  @Test(
    arguments: [
      ("porridge 50g oats, 150 ml milk", ["oats", "milk"]),
      ("porridge made with water, 45g oats and a pear", ["oats", "pear"]),
      ("risotto, 80 g dry rice cooked with peas", ["dry rice", "peas"]),
      ("tofu scramble with 120g tofu and peppers", ["tofu", "peppers"]),
      ("smoothie 1 pear 150 ml milk 20 g oats", ["pear", "milk", "oats"]),
    ])
  func `a dish whose base was weighed is that and what was put to it`(sentence: String, foods: [String]) {
    #expect(OfflineReading.names(sentence) == foods)
  }

  @Test func `an omelette has the eggs that are told behind it`() throws {
    let item = try #require(OfflineReading.items("omelette 2 eggs with peppers").first)
    #expect(item.name == "omelette" && item.quantity == 2)
  }

  @Test(
    arguments: [
      ("4 crackers and cheese", ["crackers", "cheese"]), ("2 eggs and ham", ["eggs", "ham"]),
      ("3 sausages and mash", ["sausages", "mash"]), ("2 mac and cheese", ["mac and cheese"]),
      ("2 ham and cheese sandwiches", ["ham and cheese sandwiches"]),
      ("4 small boiled potatoes, peas", ["boiled potatoes", "peas"]),
    ])
  func `what is counted takes no other food with it`(sentence: String, foods: [String]) {
    #expect(OfflineReading.names(sentence) == foods)
  }

  @Test(
    arguments: [
      ("burger with double cheese", 2.0), ("rice bowl, double chicken", 2.0), ("dal and a little curd", 0.5),
      ("dal and little raita", 0.5),
    ])
  func `twice and little are servings`(sentence: String, servings: Double) {
    #expect(OfflineReading.items(sentence).last?.quantity == servings)
  }

  @Test(
    arguments: [
      ("90 g dry penne cooked with pesto", "dry"),
      ("70 g lentils (dry weight) cooked into a soup with a carrot", "dry"),
      ("80 g dry rice boiled with peas", "raw"),
    ])
  func `what was weighed dry is dry, whatever it was cooked into`(sentence: String, state: String) {
    let food = OfflineReading.items(sentence).first?.catalogId.flatMap { FoodCatalog.reference.food(id: $0) }
    #expect(food?.name.contains(state) == true, "\(food?.name ?? "nothing")")
  }

  @Test func `a menu's item and its sauce are no other dish`() {
    #expect(OfflineReading.names("mcnuggets 6 pieces with bbq sauce") == ["mcnuggets", "bbq sauce"])
  }

  @Test(arguments: [("two lemonades 330ml", 660.0), ("3 beers 0.5 l", 1500), ("2 glasses of wine 175ml", 350)])
  func `a volume behind counted drinks is each one's`(sentence: String, milliliters: Double) throws {
    let item = try #require(OfflineReading.items(sentence).first)
    let grams = OfflineReading.grams(of: item)
    #expect(abs(grams - milliliters) < 0.1 * milliliters)
  }

  @Test(
    arguments: [
      ("meal prep: 200g turkey, 150g rice", ["turkey", "rice"]),
      ("turkey n rice meal prep, 200g turkey 150g rice", ["turkey", "rice"]),
      ("meal prep is paying off, had four meatballs", ["meatballs"]), ("meal prep for the week: 2 kg turkey", []),
      ("slice of bread and butter and a tea", ["bread and butter", "tea"]),
    ])
  func `a heading is no food and a plan no meal`(sentence: String, foods: [String]) {
    #expect(OfflineReading.names(sentence) == foods)
  }

  @Test func `the pot that a batch was cooked in counts once`() {
    let sentence = "made a pot of stew (600 g beef, 400 g carrots), serves 4, had one serving"
    #expect(OfflineReading.items(sentence).compactMap(\.grams) == [150, 100])
  }

  @Test(
    arguments: [
      ("a stew made with 600 g beef and 400 g carrots, I had half of it", [300.0, 200]),
      ("600g of turkey made into meatballs, ate a third", [200]),
      ("made a casserole with 600 g beef and 400 g carrots, ate a quarter", [150, 100]),
      ("cooked 400 g rice and ate half", [200]),
    ])
  func `a part of what was made is that part of what went in`(sentence: String, grams: [Double]) {
    #expect(OfflineReading.items(sentence).compactMap(\.grams) == grams)
  }

  @Test(arguments: ["3in1 coffee", "a 3-in-1 coffee", "3 in 1 instant coffee"])
  func `coffee out of one sachet is one`(sentence: String) {
    #expect(OfflineReading.items(sentence).map(\.catalogId) == ["dish:three-in-one-coffee-one-sachet"])
  }

  @Test(arguments: [
    ("overnight oats, 60g oats 200ml oat milk 1 tbsp chia", ["oats", "oat milk", "chia"]),
    ("overnight oats 35g oats and 80g skyr", ["oats", "skyr"]),
    ("overnight oats with chia", ["overnight oats", "chia"]),
    ("bircher, 50g muesli, 120g yogurt", ["muesli", "yogurt"]),
  ])
  func `oats that were left overnight are the parts that were measured`(sentence: String, names: [String]) {
    #expect(OfflineReading.names(sentence) == names)
  }
}
