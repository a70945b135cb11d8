import Testing
import ToolCalls

@testable import Understanding

/// What was had and left of a dish that was named, and what was said of its parts.
@Suite struct PartOfDishTests {
  private static func isLogged(_ sentence: String, as foods: [(name: String, quantity: Double?)]) -> Bool {
    let items = OfflineReading.items(sentence)
    return items.count == foods.count
      && zip(items, foods).allSatisfy { $0.name == $1.name && $0.quantity == $1.quantity }
  }

  @Test(
    arguments: [
      ("udon, drank a third of the broth", "udon", nil), ("laksa, slurped most of the soup", "laksa", nil),
      ("wonton soup, left all the broth", "wonton soup", nil), ("soba, left half of the noodles", "soba", 0.75),
      ("a slab of date cake for the leaving do, only ate half of it", "date cake", 0.5),
      ("bowl of goulash, only managed a third of it", "goulash", 1.0 / 3),
    ] as [(String, String, Double?)])
  func `what was left of a dish is no dish of its own`(sentence: String, name: String, quantity: Double?) {
    #expect(Self.isLogged(sentence, as: [(name, quantity)]), "\(OfflineReading.items(sentence))")
  }

  @Test(
    arguments: [
      ("polished off my nephew's ravioli, 4 left on his plate", "ravioli", 4),
      ("finished the kids' croquettes, 3 left over", "croquettes", 3),
      ("ate some scones, 2 left in the tin", "scones", nil),
    ] as [(String, String, Double?)])
  func `what was left was eaten only where it was finished`(sentence: String, name: String, quantity: Double?) {
    #expect(Self.isLogged(sentence, as: [(name, quantity)]), "\(OfflineReading.items(sentence))")
  }

  @Test(
    arguments: [
      ("porridge with half a pear grated in", ["porridge", "pear"]),
      ("skyr, a tsp of honey swirled in", ["skyr", "honey"]),
      ("muesli, 20 g of walnuts scattered on top", ["muesli", "walnuts"]),
      ("a spring roll, steamed not fried, and rice", ["spring roll, steamed", "rice"]),
      ("two burritos, one with beef and one with beans", ["burritos"]),
      ("grain bowl, half quinoa half kale", ["grain bowl"]),
      ("deli on the corner: a bagel and a latte", ["bagel", "latte"]),
      ("eggs florentine, 2 eggs", ["eggs florentine"]),
      ("pastrami on rye, half a gherkin", ["pastrami", "rye bread", "gherkin"]),
    ])
  func `how it was put together names no other food`(sentence: String, names: [String]) {
    #expect(OfflineReading.items(sentence).map(\.name) == names)
  }

  @Test(
    arguments: [
      ("miso soup and half the noodles of my wife", 2), ("ramen, ate half a roll", 2),
      ("a wrap, one banana with jam", 3),
      ("yogurts, one with honey and one with figs", 3), ("half rice half chips with gravy", 3),
    ])
  func `other foods beside it count`(sentence: String, count: Int) {
    #expect(OfflineReading.items(sentence).count == count, "\(OfflineReading.items(sentence).map(\.name))")
  }

  @Test(
    arguments: [
      ("duck legs, about 160 g of meat", ["duck legs"], 160.0),
      ("sea bass, 140g flesh, and rice", ["sea bass", "rice"], 140),
      ("salami with gherkins, about 35 g of the salami", ["salami", "gherkins"], 35),
      ("muesli and milk, 60 g of the muesli", ["muesli", "milk"], 60),
    ])
  func `an amount in other words is of the food before`(sentence: String, names: [String], grams: Double) {
    let items = OfflineReading.items(sentence)
    #expect(items.map(\.name) == names && items.first?.grams == grams, "\(items)")
  }

  @Test(
    arguments: [
      ("two baps, one with brie and one with honey", ["baps", "brie", "honey"]),
      ("two wraps, one with ham and one with tuna", ["ham wrap", "wrap with tuna"]),
      ("a knob of cheddar about the size of a matchbox, a pear", ["cheddar", "pear"]),
      ("a Clif bar, white choc", ["Clif bar, white choc"]),
    ])
  func `what lay on bread counts, and what a wrap was filled with is its kind`(sentence: String, names: [String]) {
    let items = OfflineReading.items(sentence)
    #expect(items.map(\.name) == names)
    #expect(items.allSatisfy { OfflineReading.grams(of: $0) < 300 })
  }

  @Test func `another food with an amount of meat is besides`() {
    #expect(OfflineReading.items("rice, 150 g of meat").count == 2)
  }

  @Test(
    arguments: [
      ("3 flat breads, each with 15 g of honey", [3, 45.0]), ("lattes x2, each with one sugar", [2, 2]),
      ("two muffins, each with a tsp of jam", [2, 2]),
    ])
  func `what each one had is multiplied`(sentence: String, quantities: [Double]) {
    #expect(OfflineReading.items(sentence).map(\.quantity) == quantities)
  }

  @Test(arguments: [("a few lentils", 1.0, "tbsp"), ("a few capers", 1, "tbsp"), ("a few almonds", 3, nil)])
  func `a few of what nobody counts is a spoonful`(sentence: String, quantity: Double, unit: String?) {
    let items = OfflineReading.items(sentence)
    #expect(items.map(\.quantity) == [quantity] && items.map(\.unit) == [unit], "\(items)")
  }

  @Test(
    arguments: [
      ("ham toastie: 2 slices brown, 40 g ham", ["brown", "ham"]), ("toast, 2 slices white", ["toast white"]),
    ])
  func `slices by their colour are bread`(sentence: String, names: [String]) {
    #expect(OfflineReading.items(sentence).map(\.name) == names)
  }

  @Test(
    arguments: [
      ("2 waffles with jam, actually it was 3 waffles, and a plum", ["waffles", "jam", "plum"], 3.0),
      ("four figs - sorry, 5 figs - and nuts", ["figs", "nuts"], 5),
      ("2 waffles for breakfast, actually 4 waffles for lunch", ["waffles", "waffles"], 2),
    ])
  func `a count that is told again takes the place of the first`(sentence: String, names: [String], quantity: Double) {
    let items = OfflineReading.items(sentence)
    #expect(items.map(\.name) == names && items.first?.quantity == quantity, "\(items)")
  }
}
