import Foods
import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// What is told behind a food and is no other food: more of the same, the size of the pack, its pieces, what it was not.
@Suite struct ToldAgainTests {
  @Test(
    arguments: [
      ("a slice of quiche and then another slice", 2, "slice"),
      ("bowl of muesli with milk, then another bowl", 2, "bowl"),
      ("a glass of cider followed by another glass", 2, "glass"), ("plate of gnocchi then a second plate", 2, "plate"),
      ("two scoops of sorbet and then one more scoop", 3, "scoop"),
      ("2 slices of toast with honey then two more slices", 4, "slice"),
    ] as [(String, Double, String)])
  func `the same measure told again is counted with the first`(sentence: String, count: Double, unit: String) {
    let first = OfflineReading.items(sentence).first
    #expect(first?.quantity == count, "\(OfflineReading.items(sentence))")
    #expect(first?.unit == unit)
  }

  @Test func `a measure told again at another meal is had there`() {
    let meals = OfflineReading.meals(OfflineReading.read("a bowl of chili for lunch and another bowl for dinner"))
    #expect(meals.map { $0.mealType } == [.lunch, .dinner])
    #expect(meals.flatMap(\.items).map(\.name) == ["chili", "chili"])
  }

  @Test func `another measure of another food is that food`() {
    #expect(OfflineReading.names("a slice of ham and another slice of cheese").count == 2)
  }

  @Test(
    arguments: [
      ("peanuts, whole 6 oz bag", 165...175), ("crackers, the entire 200g box", 195...205),
      ("a can of lemonade (the 500ml)", 490...530), ("bag of crisps (the 40 g one)", 39...41),
      ("popcorn, full 3 oz bag, on the train", 80...90), ("ate the whole 150g bag of pretzels", 149...151),
    ] as [(String, ClosedRange<Double>)])
  func `the pack weighs what is told of it`(sentence: String, grams: ClosedRange<Double>) {
    let items = OfflineReading.items(sentence)
    #expect(items.count == 1 && grams.contains(OfflineReading.grams(of: items[0])), "\(items)")
  }

  @Test(arguments: [
    ("bowl of weetbix (2 biscuits) and milk", 2), ("weetabix, 3 biscuits, with milk", 3), ("oreos (4 cookies)", 4),
  ])
  func `the pieces of a food are no food beside it`(sentence: String, count: Double) {
    let items = OfflineReading.items(sentence)
    #expect(items.first?.quantity == count)
    #expect(!items.contains { $0.name.contains("iscuit") || $0.name.hasPrefix("cookie") }, "\(items)")
  }

  @Test(
    arguments: [
      ("pancakes, Sunday style", ["pancakes"]), ("Sunday style pancakes", ["pancakes"]),
      ("porridge and a pear, it felt like Monday", ["porridge", "pear"]),
      ("a roast even though it's Wednesday", ["roast"]), ("waffles like a Saturday", ["waffles"]),
    ])
  func `a day that tells the manner is not when it was`(sentence: String, names: [String]) {
    let reading = OfflineReading.read(sentence)
    let meals = OfflineReading.meals(reading)
    #expect(meals.count == 1 && meals[0].timestamp == OfflineReading.meals(OfflineReading.read("toast"))[0].timestamp)
    #expect(meals.flatMap(\.items).map(\.name) == names)
  }

  @Test(
    arguments: [
      ("tofu on rye, sorry, I mean it was on sourdough not rye", "sourdough", "rye"),
      ("wrap with feta, I mean it was hummus not feta", "hummus", "feta"),
      ("steak and chips, sorry salad not chips", "salad", "chips"),
      ("2 pears, i mean plums not pears", "plums", "pears"),
    ])
  func `a food that is put right by what it was not stands in its place`(sentence: String, had: String, wrong: String) {
    let names = OfflineReading.names(sentence).joined(separator: ", ")
    #expect(names.contains(had) && !names.contains(wrong), "\(names)")
  }
}
