import Foods
import Nutrition
import Testing

struct ProductFoodTests {
  @Test(arguments: [(true, 0.4, FoodType.water), (true, 42, .drink), (false, 2, .food)])
  func `a label's drink with next to no energy counts as water`(isDrink: Bool, energy: Double, type: FoodType) throws {
    var product = Product(barcode: try #require(Barcode.read("3017620422003").first), name: "Zorbel")
    product.isDrink = isDrink
    product.figures.energy = energy
    #expect(try #require(product.food).foodType == type)
  }
}
