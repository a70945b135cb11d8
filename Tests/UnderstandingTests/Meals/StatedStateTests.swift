import Foods
import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// Whole meals in which the state of the foods, or a bare count, decides most of the energy.
@Suite struct StatedStateTests {
  @Test(
    arguments: [
      ("six fast food french toast sticks", 500.0...700),
      ("a cup of navy beans cooked from dried without fat", 200...300),
      ("a small bag of barbecue potato chips and an apple", 180...290),
      ("a 16 oz iced tea, sweetened", 90...220),
      ("eight frozen baby corns and a cup of steamed green beans", 80...160),
      ("200 g of cooked brown basmati rice", 200...300),
      ("half a cup of seasoned rice mix", 100...180),
      ("three piri piri chicken thighs", 400...650),
    ])
  func `what was said of the foods is what is counted`(sentence: String, kcal: ClosedRange<Double>) {
    let total = OfflineReading.items(sentence).reduce(0) { $0 + Self.energy(of: $1) }
    #expect(kcal.contains(total), "\(total) kcal")
  }

  private static func energy(of item: AddMeal.Item) -> Double {
    let catalog = FoodCatalog.reference
    guard let food = item.catalogId.flatMap(catalog.food) ?? catalog.link(item.name)?.food else { return 0 }
    let grams =
      item.grams ?? catalog.portion(of: food, quantity: item.quantity, unit: item.unit, said: item.name).grams
    return food.nutrients(grams: grams).calories
  }
}
