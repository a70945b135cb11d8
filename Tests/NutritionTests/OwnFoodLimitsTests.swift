import Nutrition
import Testing

@Suite struct OwnFoodLimitsTests {
  private func food(
    _ calories: Double, protein: Double = 0, carbs: Double = 0, fat: Double = 0, fiber: Double? = nil, of grams: Double?
  ) -> OwnFood {
    OwnFood(
      id: "1", name: "spread",
      nutrients: Nutrients(calories: calories, proteinG: protein, carbsG: carbs, fatG: fat, fiberG: fiber),
      isPerServing: grams != 100, servingGrams: grams == 100 ? nil : grams)
  }

  @Test func `labels of what holds the most, rounded as labels are, are taken`() {
    #expect(food(900, fat: 100, of: 100).refusal == nil)
    #expect(food(130, fat: 14, of: 14).refusal == nil)
    #expect(food(400, protein: 33.5, carbs: 33.5, fat: 34, of: 100).refusal == nil)
    #expect(food(250, carbs: 40, fiber: 50, of: 100).refusal == nil)
    #expect(food(5000, protein: 900, of: nil).refusal == nil)
  }

  @Test func `more energy or more of anything than the weight can hold is refused in words`() {
    let most = "at most 900 kcal, and no more than 100 g of protein, carbs and fat together."
    #expect(food(901, of: 100).refusal == "100 g of a food hold " + most)
    #expect(food(300, protein: 40, carbs: 40, fat: 22, of: 100).refusal != nil)
    #expect(food(30, fiber: 102, of: 100).refusal != nil)
    #expect(food(80, protein: 30, of: 25).refusal?.hasPrefix("25 g of a food hold at most 225 kcal") == true)
    #expect(food(231, of: 25).refusal != nil)
  }
}
