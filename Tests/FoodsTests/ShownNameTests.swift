import Nutrition
import Testing

@testable import Foods

/// What people are shown of a survey's name.
struct ShownNameTests {
  @Test(arguments: [
    ("Burrito, NFS", "Burrito"), ("Egg, whole, cooked, NS as to cooking method", "Egg, whole, cooked"),
    ("Chicken breast, NS as to cooking method, skin eaten", "Chicken breast, skin eaten"),
    ("Steak, NS as to type of meat, NS as to fat eaten", "Steak"), ("Beans, cooked", "Beans, cooked"),
    (
      "Bread, reduced calorie and/or high fiber, white or NFS, toasted",
      "Bread, reduced calorie and/or high fiber, white, toasted"
    ),
    ("NFS", "NFS"),
  ])
  func `a name is shown without what the survey does not know`(name: String, shown: String) {
    let food = Food(
      id: "usda:1", name: name, category: "", source: .fndds2021, foodType: .food, per100g: .zero, portions: [])
    #expect(food.shownName == shown)
  }

  @Test func `no food of the tables is shown with the surveys' abbreviations`() {
    let table = FoodCatalog.reference.table
    for index in 0..<table.foods.count where [.fndds2021, .fndds2017].contains(table.source(ofFood: index)) {
      let shown = table.food(index).shownName
      #expect(!shown.contains(/\bNFS\b|\bNS as to\b/), "\(shown)")
    }
  }
}
