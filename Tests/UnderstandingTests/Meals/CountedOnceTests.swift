import Foods
import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// Lists: what stands beside what, what is part of what, and whose amount is whose.
@Suite struct CountedOnceTests {
  @Test(
    arguments: [
      ("180g turkey, rice and carrots", ["turkey", "rice", "carrots"]),
      ("6 oz steak, baked potato, carrots", ["steak", "baked potato", "carrots"]),
      ("2 eggs fried, toast", ["eggs fried", "toast"]),
      ("noodles topped with a fried egg", ["noodles", "fried egg"]),
      ("a glass of milk with celery sticks", ["milk", "celery sticks"]),
      ("a slice of rye toast with butter", ["rye toast", "butter"]),
      ("two slices of whole wheat toast with avocado", ["whole wheat toast", "avocado"]),
    ])
  func `each food of a list is counted`(sentence: String, foods: [String]) {
    #expect(OfflineReading.items(sentence).map(\.name) == foods)
  }

  @Test(
    arguments: [
      ("porridge made with 40g oats and 200ml milk", ["oats", "milk"]),
      ("smoothie: 1 banana, 150ml yogurt, 20g oats", ["banana", "yogurt", "oats"]),
      ("an omelette with 2 eggs and toast", ["omelette", "toast"]),
      ("a poke bowl with tuna, rice, mango", ["poke bowl with tuna"]),
      ("poke bowl, tuna, rice, mango, seaweed", ["poke bowl"]),
      ("poke bowl with double tuna, rice and mango", ["poke bowl", "tuna"]),
      ("burrito bowl, extra pork, brown rice, pinto beans, queso", ["burrito bowl", "queso", "extra pork"]),
      ("poke bowl, miso soup, edamame, a cola", ["poke bowl", "miso soup", "edamame", "cola"]),
      ("protein shake with 250 ml of milk and a scoop of whey", ["milk", "whey"]),
      ("sushi: 6 pieces of tuna nigiri", ["tuna nigiri"]), ("sushi (6 pcs california roll)", ["california roll"]),
      ("cereal bar (Nature Valley, oats and honey)", ["cereal bar"]),
    ])
  func `a dish and its contents are counted once`(sentence: String, foods: [String]) {
    let names = OfflineReading.items(sentence).map(\.name)
    #expect(names.count == foods.count && zip(names, foods).allSatisfy { $0.hasPrefix($1) }, "\(names)")
  }

  @Test(
    arguments: [
      ("330ml cider x2", 660.0, "ml"), ("a 9 inch pepperoni pizza", 1, "small"),
      ("half a 14 inch cheese pizza", 0.5, "large"), ("a tin of biscuits... well, half of it", 0.5, "tin"),
    ])
  func `the amount is the food's own`(sentence: String, quantity: Double, unit: String) throws {
    let items = OfflineReading.items(sentence)
    let item = try #require(items.count == 1 ? items.first : nil, "\(items.map(\.name))")
    #expect(item.quantity == quantity)
    #expect(item.unit == unit)
  }

  @Test func `an amount in brackets is of the food before them`() {
    let items = OfflineReading.items("3 oatcakes with peanut butter (15g)")
    #expect(items.map(\.quantity) == [3, 15])
    #expect(items.map(\.unit) == [nil, "g"])
  }

  @Test(arguments: ["oj", "blt", "a g&t", "pb&j"])
  func `short names are foods`(sentence: String) { #expect(OfflineReading.items(sentence).count == 1) }

  @Test(
    arguments: [
      ("Nan made a trifle, I had two helpings", "trifle", 2.0),
      ("my flatmate cooked curry and I had a bowl", "curry", 1),
    ])
  func `a helping of what somebody made`(sentence: String, food: String, quantity: Double) throws {
    let items = OfflineReading.items(sentence)
    let item = try #require(items.count == 1 ? items.first : nil, "\(items.map(\.name))")
    #expect(item.name == food)
    #expect(item.quantity ?? 1 == quantity)
  }

  @Test(
    arguments: [
      ("noodle bowl with prawns and tofu", ["tofu"]), ("rice bowl with tofu and peanuts", ["peanuts"]),
    ])
  func `a bowl called by its base has what is put on it besides`(sentence: String, foods: [String]) {
    let names = OfflineReading.items(sentence).map(\.name)
    #expect(names.count > 1 && names.suffix(foods.count) == foods[...], "\(names)")
  }

  @Test func `a bowl without meat in it has none of another dish`() throws {
    let items = OfflineReading.items("a rice bowl with tofu and peanuts")
    let base = try #require(items.first.flatMap { FoodCatalog.reference.food(id: $0.catalogId ?? "") })
    #expect(base.name.hasPrefix("Rice") && items.count == 3)
  }

  @Test(arguments: [("a bite of brownie", 1.0), ("three bites of cheesecake", 3)])
  func `bites are an amount`(sentence: String, count: Double) throws {
    let item = try #require(OfflineReading.items(sentence).first)
    #expect(item.unit == "bite" && (item.quantity ?? 1) == count)
  }

  @Test(
    arguments: [
      ("90g dry pasta with pesto", ["dry pasta", "pesto"]),
      ("70 g uncooked rice with chicken", ["uncooked rice", "chicken"]),
      ("90 g pasta with pesto", ["pasta with pesto"]),
      ("60g dry rice with salt", ["dry rice with salt"]),
    ])
  func `what was weighed dry stands by itself`(sentence: String, names: [String]) {
    #expect(OfflineReading.items(sentence).map(\.name) == names)
  }
}
