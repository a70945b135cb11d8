import Foods
import Testing
import ToolCalls

@testable import Understanding

/// Amounts that nobody measured, and pieces of what is eaten in pieces.
@Suite struct VagueAmountTests {
  private static func grams(_ sentence: String) -> [Double] { OfflineReading.items(sentence).map(OfflineReading.grams) }

  @Test(
    arguments: [
      ("a bit of couscous", "couscous", 0.5), ("a little bit of ham", "ham", 0.5), ("a little pasta", "pasta", 0.5),
      ("loads of pasta", "pasta", 1.5), ("a huge pile of salad", "salad", 1.5),
      ("a double helping of pasta", "pasta", 2),
      ("a whole lot of popcorn", "popcorn", 1.5),
    ])
  func `little and much are parts and multiples of a serving`(sentence: String, plain: String, servings: Double) {
    let (some, one) = (Self.grams(sentence), Self.grams("a serving of \(plain)"))
    #expect(some.count == 1 && abs((some.first ?? 0) - servings * (one.first ?? 0)) < 0.5, "\(some) \(one)")
  }

  @Test func `it says what was assumed`() {
    #expect(OfflineReading.items("loads of pasta").first?.assumptions == ["loads = 1.5 servings"])
  }

  @Test(
    arguments: [
      ("3 pieces of pineapple", 100.0, 300.0), ("a few bits of pineapple", 30, 100),
      ("a piece of watermelon", 100, 400),
      ("3 bits of broccoli", 30, 100), ("a few bits of turkey", 30, 150), ("a chunk of baguette", 30, 80),
      ("a piece of cabbage", 30, 150), ("a few forkfuls of risotto", 30, 80), ("a piece of fruit", 100, 200),
      ("a large portion of lasagne", 280, 400), ("a small portion of chips", 60, 100),
      ("polished off a bowl of lentil soup", 260, 320),
    ])
  func `a piece is no whole`(sentence: String, least: Double, most: Double) {
    let grams = Self.grams(sentence)
    #expect(grams.count == 1 && (least...most).contains(grams.first ?? 0), "\(grams)")
  }

  @Test(arguments: ["a little burrito", "a bit of milk in my coffee", "lots of water"])
  func `a size, a splash and water are read as before`(sentence: String) {
    #expect(!OfflineReading.items(sentence).contains { $0.assumptions.contains { $0.hasSuffix("servings") } })
  }

  @Test func `a portion of chips is fried potatoes`() {
    let id = OfflineReading.items("a portion of chips").first?.catalogId
    #expect(id.flatMap { FoodCatalog.reference.food(id: $0) }?.name.contains("french fries") == true)
  }
}
