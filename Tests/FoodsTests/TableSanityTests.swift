import Nutrition
import Testing

@testable import Foods

@Suite struct TableSanityTests {
  /// What is said is read by the reference table's phrases and then looked up in both.
  @Test func `both tables were made with the same phrases`() {
    func phrases(_ table: TableBytes) -> [String] {
      (0..<2 * table.aliases.count).map { place in
        String(decoding: table.utf8(at: table.u32(table.aliases.offset + 4 * place)), as: UTF8.self)
      }
    }
    #expect(phrases(.reference) == phrases(.branded), "run scripts/make-food-table without --reference-only")
  }

  private let catalog = FoodCatalog.reference

  private func allFoods() -> some Sequence<Food> { (0..<catalog.table.foods.count).lazy.map(catalog.table.food) }

  @Test func `energy is near 4-4-9-7 for nearly every food of USDA`() {
    var counted = 0
    var far: [String] = []
    for food in allFoods() where food.source != .menu {
      counted += 1
      let expected = food.per100g.atwaterCalories
      if abs(expected - food.per100g.calories) > max(30, 0.25 * food.per100g.calories) { far.append(food.name) }
    }
    #expect(counted > 15_000)
    // Fiber (spices, bran), organic acids (vinegar), sugar alcohols, and SR rows without alcohol.
    #expect(Double(far.count) / Double(counted) < 0.03)
  }

  @Test func `amounts are within what 100 g can hold`() {
    for food in allFoods() where food.source != .menu {
      let per100g = food.per100g
      #expect(per100g.calories >= 0 && per100g.calories <= 910, "\(food.name)")
      let solids = per100g.proteinG + per100g.carbsG + per100g.fatG + (per100g.alcoholG ?? 0) + (per100g.waterG ?? 0)
      #expect(solids < 106, "\(food.name)")
    }
  }

  @Test func `every portion has a weight and a description`() {
    for food in allFoods() {
      for portion in food.portions {
        #expect(portion.grams > 0 && portion.grams <= 6000, "\(food.name): \(portion)")
        #expect(!portion.description.isEmpty)
      }
      if let grams = food.defaultGrams { #expect(grams > 0 && grams < 6000, "\(food.name)") }
    }
  }

  @Test func `every id leads back to its food, and no id stands twice`() {
    var seen: Set<String> = []
    for index in 0..<catalog.table.foods.count {
      let id = catalog.table.id(ofFood: index)
      #expect(seen.insert(id).inserted)
      #expect(catalog.table.foodIndex(id: id) == index)
    }
  }

  @Test func `labels are read by the same reader, and their energy is near 4-4-9 for most`() throws {
    let labels = try #require(catalog.labels)
    #expect(labels.foods.count > 190_000)
    var far = 0
    var counted = 0
    for index in stride(from: 0, to: labels.foods.count, by: 17) {
      let food = labels.food(index)
      counted += 1
      #expect(food.source == .branded && !food.name.isEmpty && food.per100g.calories >= 0)
      #expect(labels.foodIndex(id: food.id) == index)
      let expected = food.per100g.atwaterCalories
      if abs(expected - food.per100g.calories) > max(30, 0.25 * food.per100g.calories) { far += 1 }
    }
    // Fiber and polyols count less than 4, alcohol is not on the label, and labels have slips.
    #expect(Double(far) / Double(counted) < 0.05)
  }

  @Test(arguments: [
    "", ":", "branded:1", "usda:", "usda:x", "usda:0", "usda:002705384", "menu:", "menu:nowhere/nothing", "other:1",
  ])
  func `an unknown id has no food`(id: String) { #expect(catalog.food(id: id) == nil) }

  @Test func `a known row has USDA's figures`() {
    let milk = catalog.food(id: "usda:2705385")
    #expect(milk?.name == "Milk, whole")
    #expect(milk?.per100g.calories == 61)
    #expect(milk?.per100g.carbsG == 4.63)
    #expect(milk?.per100g.waterG == 88.1)
    #expect(milk?.foodType == .drink)
    #expect(milk?.source == .fndds2021)
    #expect(milk?.defaultGrams == 244)
    #expect(milk?.portions.first == FoodPortion(description: "1 cup", grams: 244))
  }

  @Test(arguments: [("Water, tap", FoodType.water), ("Coffee, brewed", .water), ("Beer", .drink), ("Bagel", .food)])
  func `food types tell drinks and water from food`(name: String, type: FoodType) {
    #expect(allFoods().first { $0.name == name }?.foodType == type)
  }
}
