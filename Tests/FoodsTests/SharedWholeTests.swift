import Testing

@testable import Foods

/// Cakes, pies and quiches that are cut: parts of the whole, and one person's own.
@Suite struct SharedWholeTests {
  private static func grams(_ phrase: String, _ quantity: Double?, unit: String? = nil) -> Double {
    guard let match = FoodCatalog.reference.link(phrase) else { return 0 }
    return FoodCatalog.reference.portion(of: match.food, quantity: quantity, unit: unit, said: phrase).grams
  }

  @Test(
    arguments: [
      ("quiche", 0.5, 200.0), ("quiche", 0.25, 100), ("cheesecake", 0.125, 62.5), ("apple pie", 0.5, 300),
      ("whole carrot cake", 1, 600), ("ciabatta", 1.0 / 3, 90),
    ] as [(String, Double, Double)])
  func `a part is of the whole that shops sell`(phrase: String, quantity: Double, grams: Double) {
    #expect(Self.grams(phrase, quantity) == grams)
  }

  @Test(arguments: [("quiche", 1.0), ("apple pie", 1), ("cupcake", 0.5), ("mince pie", 0.5), ("apple pie", 2)])
  func `what is one person's stays so`(phrase: String, quantity: Double) {
    #expect(Self.grams(phrase, quantity) / quantity < 180)
  }

  @Test func `half a slice is half a slice`() {
    #expect(Self.grams("cheesecake", 0.5, unit: "slice") < 100)
  }

  @Test(arguments: ["sourdough", "rye bread", "white bread"])
  func `a loaf is no roll`(phrase: String) {
    #expect(Self.grams(phrase, 1, unit: "loaf") == 680)
  }
}
