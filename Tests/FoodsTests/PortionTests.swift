import Testing

@testable import Foods

@Suite struct PortionTests {
  private let catalog = FoodCatalog.reference

  struct Case: Sendable, CustomTestStringConvertible {
    var food: String
    var quantity: Double?
    var unit: String?
    var grams: ClosedRange<Double>
    var testDescription: String { "\(quantity.map { "\($0) " } ?? "")\(unit ?? "") \(food)" }
  }

  static let cases: [Case] = [
    Case(food: "Milk, whole", quantity: 1, unit: "cup", grams: 244...244),
    Case(food: "Milk, whole", quantity: 250, unit: "ml", grams: 257...259),
    Case(food: "Milk, whole", quantity: 1, unit: "imperial pint", grams: 585...587),
    Case(food: "Milk, whole", quantity: 8, unit: "oz", grams: 243...245),
    Case(food: "Egg, whole, boiled or poached", quantity: 2, unit: nil, grams: 100...100),
    Case(food: "Apple, raw", quantity: 1, unit: "large", grams: 215...245),
    Case(food: "Apple, raw", quantity: 3, unit: nil, grams: 500...620),
    Case(food: "Bread, white, toasted", quantity: 2, unit: "slices", grams: 40...70),
    Case(food: "Burrito, NFS", quantity: nil, unit: nil, grams: 150...480),
    Case(food: "Rice, white, cooked, no added fat", quantity: 1, unit: "cup", grams: 150...190),
    Case(food: "Rice, white, cooked, no added fat", quantity: 200, unit: "g", grams: 200...200),
    Case(food: "Olive oil", quantity: 1, unit: "tbsp", grams: 13...15),
    Case(food: "Olive oil", quantity: 2, unit: "tsp", grams: 8.5...10),
    Case(food: "Beer", quantity: 2, unit: "pints", grams: 1100...1180),
    Case(food: "Chicken breast, NS as to cooking method, skin not eaten", quantity: 0.5, unit: "lb", grams: 226...227),
    Case(food: "Soft drink, cola", quantity: 1, unit: "can", grams: 350...375),
    Case(food: "Almonds, NFS", quantity: 1, unit: "handful", grams: 20...45),
    Case(food: "Almonds, NFS", quantity: 12, unit: nil, grams: 12...18),
    Case(food: "Wine, table, red", quantity: 2, unit: "glasses", grams: 240...360),
    Case(food: "Beer", quantity: 1, unit: "bottle", grams: 330...375),
    Case(food: "Potato, french fries, fast food", quantity: 1, unit: "large", grams: 180...180),
    Case(food: "Potato, french fries, fast food", quantity: 10, unit: "fries", grams: 50...50),
    Case(food: "Bacon, NS as to type of meat, cooked", quantity: 2, unit: "rashers", grams: 24...60),
    // As many whole ones as make a helping.
    Case(food: "Bread, puri, wheat", quantity: 1, unit: "plate", grams: 216...216),
    Case(food: "Fish, cake or patty", quantity: 1, unit: "plate", grams: 140...220),
    Case(food: "Popcorn, NFS", quantity: 1, unit: nil, grams: 20...60),
    Case(food: "Dumpling, steamed, filled with meat, poultry, or seafood", quantity: 6, unit: nil, grams: 120...260),
    Case(food: "Butter, NFS", quantity: 1, unit: "stick", grams: 113...113),
    Case(food: "Coffee, brewed", quantity: 1, unit: "mug", grams: 240...310),
    Case(food: "Garlic, raw", quantity: 2, unit: "cloves", grams: 5...8),
    Case(food: "Burrito, NFS", quantity: 0.5, unit: nil, grams: 75...240),
    Case(food: "Lasagna with meat", quantity: nil, unit: nil, grams: 180...320),
    Case(food: "Bagel", quantity: 1, unit: "small", grams: 60...90),
    // Recipes weigh by the cup what their parts do.
    Case(food: "Dal tadka", quantity: 1, unit: "cup", grams: 215...255),
    Case(food: "Chana masala", quantity: 150, unit: "ml", grams: 115...150),
    Case(food: "Stroganoff with rice", quantity: 1, unit: "cup", grams: 180...240),
  ]

  @Test(arguments: cases)
  func `a measure weighs what USDA says`(one: Case) throws {
    let food = try #require(named(one.food))
    let portion = catalog.portion(of: food, quantity: one.quantity, unit: one.unit)
    #expect(one.grams.contains(portion.grams), "\(portion)")
    #expect(portion.confidence > 0 && portion.confidence <= 1)
  }

  @Test func `grams are taken as said and nothing is assumed`() throws {
    let food = try #require(named("Bagel"))
    let portion = catalog.portion(of: food, quantity: 90, unit: "grams")
    #expect(portion == PortionEstimate(grams: 90, quantity: 90, unit: "g", confidence: 0.98, assumption: nil))
  }

  @Test func `a household measure says what it stands for`() throws {
    let food = try #require(named("Milk, whole"))
    #expect(catalog.portion(of: food, quantity: 2, unit: "cups").assumption == "one cup = 244 g")
    #expect(catalog.portion(of: food, quantity: 250, unit: "ml").assumption == "one ml = 1.03 g")
  }

  @Test func `a plural without a number says that two were taken`() throws {
    let food = try #require(named("Egg, whole, cooked, NS as to cooking method"))
    let portion = catalog.portion(of: food, quantity: nil, unit: nil, said: "eggs")
    #expect(portion.grams == 100 && portion.assumption == "one egg = 50 g, two taken as no number was said")
  }

  @Test(arguments: ["toastie", "cheese toastie", "grilled cheese"])
  func `a singular that folds like a plural is one`(said: String) throws {
    let food = try #require(named("Grilled cheese sandwich, NFS"))
    #expect(catalog.portion(of: food, quantity: nil, unit: nil, said: said).grams == 116)
  }

  @Test(arguments: ["Coffee, brewed", "Soft drink, cola", "Tea, iced, bottled, black", "Wine, table, white"])
  func `one of a drink is as much as is had where no size is said`(name: String) throws {
    let food = try #require(named(name))
    let usual = catalog.portion(of: food, quantity: nil, unit: nil).grams
    #expect(catalog.portion(of: food, quantity: 1, unit: nil).grams == usual)
    #expect(catalog.portion(of: food, quantity: 2, unit: nil).grams == 2 * usual)
  }

  @Test(arguments: [-1.0, 0, .nan, .infinity]) func `a quantity that is none counts as one`(quantity: Double) throws {
    let food = try #require(named("Milk, whole"))
    #expect(catalog.portion(of: food, quantity: quantity, unit: "cup").grams == 244)
  }

  @Test(arguments: [
    ("ml", 1.0), ("fl oz", 29.5735295625), ("litres", 1000), ("2 cups", nil), ("can", nil), ("g", nil), ("", nil),
    ("cup of tea", nil),
  ])
  func `a measure of volume has its millilitres, and nothing else has`(measure: String, millilitres: Double?) {
    #expect(FoodCatalog.millilitres(in: measure) == millilitres)
  }

  private func named(_ name: String) -> Food? {
    (0..<catalog.table.foods.count).first { catalog.table.name(ofFood: $0) == name }.map(catalog.table.food)
  }
}
