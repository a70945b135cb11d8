import Foods
import Testing
import ToolCalls

@testable import Understanding

/// How a food was cooked, told behind it, and other words behind or before a name that are a part of it.
@Suite struct CookedBehindTests {
  /// What the table calls it.
  @Test(
    arguments: [
      ("two eggs, fried", "fried"), ("3 eggs, scrambled", "scrambled"), ("2 eggs (fried)", "fried"),
      ("150 g carrots, boiled", "cooked"), ("6 oz beef tongue, boiled", "boiled"),
      ("150 g lamb shoulder, cooked and braised", "braised"), ("100 g potatoes, peeled and boiled", "boiled"),
      ("a chicken thigh, grilled, 140 g", "grilled"), ("rice, fried", "fried"),
    ])
  func `a food is cooked as is said behind it`(sentence: String, state: String) {
    let foods = OfflineReading.items(sentence).map { OfflineReading.food(of: $0)?.name ?? "" }
    #expect(foods.count == 1)
    #expect(foods.first?.contains(state) == true, "\(foods)")
  }

  @Test(
    arguments: [
      ("bought leeks, fried two eggs", 1), ("a cup of cod that had been breaded and fried", 1),
      ("2 eggs, boiled, and toast", 2),
    ])
  func `what was cooked next is another food`(sentence: String, count: Int) {
    #expect(OfflineReading.items(sentence).count == count)
  }

  @Test(
    arguments: [
      ("fruit snacks", "Fruit leather and fruit snacks candy"),
      ("2 packs of fruit snacks", "Fruit leather and fruit snacks candy"), ("a seaweed snack", "Seaweed snack"),
      ("snack: fruit", "Fruit, NFS"), ("a tart", "Tart, all types"),
      ("rice and nuts", "Rice, white, cooked, no added fat"),
      ("a glass of orange juice with pulp", "Orange juice, 100%, NFS"),
      ("scrambled egg whites", "Egg white omelet, scrambled, or fried, NS as to fat"),
    ])
  func `a name is that of the food that people call so`(sentence: String, name: String) {
    #expect(OfflineReading.items(sentence).first.flatMap(OfflineReading.food)?.name == name)
  }

  @Test(
    arguments: [
      ("40 g of peach, lime, and mint flavored gum", [40.0]), ("25 g apple, grape and cola flavoured sweets", [25]),
      ("150 g rice and a quick snack of 25 g walnuts", [150, 25]),
      ("a scone for a treat, and a dinner of 120 g cod", [nil, 120]), ("a petite portion of 50 g lemon cake", [50]),
    ])
  func `an amount is of the food it is told of`(sentence: String, grams: [Double?]) {
    #expect(OfflineReading.items(sentence).map(\.grams) == grams)
  }
}
