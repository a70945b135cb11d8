import Nutrition
import Testing

@testable import Foods

@Suite struct RecipeDrinkTests {
  typealias Part = (name: String, type: FoodType, grams: Double)

  private func recipe(_ name: String, _ parts: [Part]) -> Food {
    let items = parts.map {
      FoodItem(id: $0.name, name: $0.name, foodType: $0.type, grams: $0.grams, nutrients: .zero)
    }
    return Food(Recipe(id: "1", name: name, items: items, servings: 2))
  }

  static let milk: Part = ("Milk, NFS", .drink, 400)

  @Test(arguments: [
    ("bircher", [milk, ("Oats, raw", .food, 120)]), ("millet pot", [milk, ("Millet, raw", .food, 90)]),
    ("coffee cake", [milk, ("Flour, white", .food, 300), ("Sugar", .food, 90)]),
    ("leek soup", [("Water", .water, 700), ("Leek, raw", .food, 300)]),
    ("muesli in milk", [milk, ("Muesli", .food, 80)]),
  ])
  func `what soaks its milk up is eaten`(name: String, parts: [Part]) {
    #expect(recipe(name, parts).foodType == .food)
  }

  @Test(arguments: [
    ("my blue shake", [milk, ("Oats, raw", .food, 60), ("Blueberries, raw", .food, 150)]),
    ("mango lassi with oats", [("Yogurt, plain", .food, 200), ("Mango, raw", .food, 150)]),
    ("after training", [milk, ("Whey protein powder", .food, 40)]),
    ("night cap", [milk, ("Honey", .food, 20), ("Cocoa powder", .food, 10)]),
  ])
  func `what is called a drink, or flows and holds only what dissolves, is drunk`(name: String, parts: [Part]) {
    #expect(recipe(name, parts).foodType == .drink)
  }

  @Test func `a little milk makes no drink of what dissolves`() {
    #expect(recipe("fudge", [("Milk, NFS", .drink, 60), ("Sugar", .food, 300)]).foodType == .food)
  }
}
