import Foods
import Testing
import ToolCalls

@testable import Understanding

/// Halves told behind the first one, wholes told by the inch, and single pieces.
@Suite struct HalvesAndWholesTests {
  @Test(arguments: [
    ("I had a quesadilla and a half with meat", 1.5), ("ate a burger and a half", 1.5),
    ("two tacos and a half for lunch", 2.5), ("a burger and a half pizza", 1), ("half a burger", 0.5),
  ])
  func `a half behind the first one is counted with it`(sentence: String, count: Double) {
    #expect(OfflineReading.items(sentence).first?.quantity == count)
  }

  @Test(
    arguments: [
      ("a grape", 3...12), ("one cherry", 4...12), ("a single roasted peanut", 0.5...2), ("one french fry", 2...15),
      ("one french fries", 60...200), ("one popcorn", 15...80), ("some grapes", 60...200),
      ("a whole 9-inch sweet potato pie", 900...1400), ("a 12-inch cheese sub on wheat bread", 200...450),
      ("half a strawberry cream tart", 30...120), ("a snack-size slice of potato bread", 5...20),
    ] as [(String, ClosedRange<Double>)])
  func `one piece weighs what one does, and a whole what its inches say`(sentence: String, grams: ClosedRange<Double>) {
    let first = OfflineReading.items(sentence).first
    #expect(grams.contains(first.map(OfflineReading.grams) ?? 0), "\(OfflineReading.items(sentence))")
  }

  @Test(
    arguments: [
      ("a hot dog on a bun (100 g)", [100]),
      ("a plain cheeseburger on a white bun (160 g) and 40 g crisps", [160, 40]),
      ("a cheese sandwich on white bread, no spread, at 76 g", [76]), ("120 g sausage on a roll", [120]),
    ] as [(String, [Double])])
  func `a weight behind the bread is of the whole sandwich`(sentence: String, grams: [Double]) {
    let weights = OfflineReading.items(sentence).map(OfflineReading.grams)
    #expect(weights.prefix(grams.count) == grams[...])
    #expect(sentence.hasPrefix("120") || weights.count == grams.count)
  }

  @Test(arguments: [
    ("a slice of oyster pie, about a sixth of the pie", 1), ("two pieces of nut cake, each a twelfth of the cake", 1),
    ("three slices of reduced-fat, reduced-sodium bologna", 1), ("low-fat, sugar-free yogurt", 1),
    ("a slice of pie, a quarter of a pizza", 2),
  ])
  func `a share of the whole and a comma between adjectives name no other food`(sentence: String, count: Int) {
    #expect(OfflineReading.items(sentence).count == count, "\(OfflineReading.items(sentence))")
  }

  @Test(arguments: ["84 g of breaded cod baked with oil", "141 g breaded, fried carp", "3 daiquiris"])
  func `breaded fish is coated and plurals in is are known`(sentence: String) {
    let name = OfflineReading.items(sentence).first.flatMap(OfflineReading.food)?.name ?? ""
    #expect(name.contains("coated") || name == "Daiquiri")
  }

  @Test(arguments: ["breaded chicken nuggets", "breaded chicken cutlet", "80 g crispy breaded chicken"])
  func `a label that says breaded is found by it`(sentence: String) {
    #expect(OfflineReading.items(sentence).first?.catalogId?.hasPrefix("branded:") == true)
  }

  @Test(
    arguments: [
      ("a third beer", 1), ("a fifth coffee today", 1), ("a fourth slice of pizza", 1), ("a third packet of crisps", 1),
      ("a third of a beer", 1.0 / 3), ("a third cup of yogurt", 1.0 / 3), ("a quarter pizza", 0.25),
      ("a sixth of a pizza", 1.0 / 6), ("a second helping of lasagne", 1),
    ] as [(String, Double)])
  func `the third of something is one of it, and a third of it a part`(sentence: String, count: Double) {
    #expect(abs((OfflineReading.items(sentence).first?.quantity ?? 0) - count) < 0.001)
  }

  @Test func `a fifth glass of water is a glass of it`() {
    #expect(OfflineReading.water(OfflineReading.read("had a fifth glass of water")).map(\.amountMl) == [250])
  }

  @Test(arguments: [
    ("my third coffee", ["coffee"]), ("my second breakfast was toast", ["toast"]),
    ("a slice of carrot cake, about an eighth of the cake, and my third coffee", ["carrot cake", "coffee"]),
  ])
  func `which one it was is no part of its name`(sentence: String, names: [String]) {
    #expect(OfflineReading.names(sentence) == names)
  }
}
