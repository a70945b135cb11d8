import Testing

@testable import Foods

/// Bare counts: of pieces, and not of what several pieces are sold in.
@Suite struct CountTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var quantity: Double
    var phrase: String
    var grams: ClosedRange<Double>
    var testDescription: String { "\(quantity) \(phrase)" }

    init(_ quantity: Double, _ phrase: String, _ grams: ClosedRange<Double>) {
      self.quantity = quantity
      self.phrase = phrase
      self.grams = grams
    }
  }

  static let cases = [
    Case(4, "fast food French toast sticks", 90...180), Case(6, "ranch tortilla chips", 10...25),
    Case(3, "butters", 15...45), Case(2, "angel food cakes", 80...200), Case(2, "battered haddock", 200...320),
    Case(4, "cheese pizzas", 300...700),
    Case(1, "cheese pizza", 300...900), Case(2, "yogurts", 200...350), Case(0.5, "tres leches cake", 500...800),
  ]

  /// What a food is called tells which of its pieces is meant.
  static let called = [
    Case(3, "chicken drummettes", 50...110), Case(3, "chicken wings", 75...150), Case(4, "baby potatoes", 120...260),
    Case(5, "roasted baby potatoes", 250...320), Case(12, "frozen baby corns", 80...130),
    Case(3, "cheese English muffin pizzas", 120...200), Case(1, "pepperoni French bread pizza", 140...200),
    Case(2, "Polish sausages", 120...180), Case(2, "bagel thins", 80...100), Case(1, "BLT sub", 200...280),
    Case(12, "frozen meatballs", 180...260), Case(6, "potato wedges", 45...200),
    Case(2, "piri piri chicken thighs", 140...260),
  ]

  @Test(arguments: [("small bag", 28.0), ("medium bag", 57), ("large bag", 85)])
  func `a bag of snacks of a stated size is one person's`(unit: String, grams: Double) throws {
    let catalog = FoodCatalog.reference
    let food = try #require(catalog.link("taco flavored tortilla chips", amount: .measure(unit))?.food)
    #expect(catalog.portion(of: food, quantity: 1, unit: unit).grams == grams, "\(food.name)")
  }

  @Test(arguments: cases + called)
  func `a bare count is of what one eats of a food`(row: Case) throws {
    let catalog = FoodCatalog.reference
    let food = try #require(catalog.link(row.phrase, amount: .count)?.food)
    let portion = catalog.portion(of: food, quantity: row.quantity, unit: nil, said: row.phrase)
    #expect(row.grams.contains(portion.grams), "\(portion.grams) g of \(food.name) by \(portion.unit)")
  }

  @Test(
    arguments: [
      ("Gouda", 30.0), ("edam cheese", 30), ("roast goose", 85), ("pecan pie", 125), ("dry roasted macadamia nuts", 30),
      ("malt syrup", 40),
    ])
  func `whoever names no amount eats a sitting and no package, bird or whole pie`(name: String, most: Double) throws {
    let match = try #require(FoodCatalog.reference.link(name))
    let portion = FoodCatalog.reference.portion(of: match.food, quantity: nil, unit: nil, said: name)
    #expect((1...most + 25).contains(portion.grams), "\(match.food.name): \(portion.grams) g")
  }

  @Test func `a whole bird that was counted is whole`() throws {
    let goose = try #require(FoodCatalog.reference.food(id: "usda:172412"))
    #expect(FoodCatalog.reference.portion(of: goose, quantity: 1, unit: nil).grams > 1000)
  }
}
