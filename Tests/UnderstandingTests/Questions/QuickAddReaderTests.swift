import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// Energy and macros that are said without a food.
@Suite struct QuickAddReaderTests {
  struct Said: CustomTestStringConvertible, Sendable {
    var sentence: String
    var calories: Double?
    var protein: Double?
    var carbs: Double?
    var fat: Double?
    var meal: MealType?
    var testDescription: String { sentence }
  }

  @Test(
    arguments: [
      Said(sentence: "add 450 kcal", calories: 450),
      Said(sentence: "quick add 450 kcal 30 g protein for lunch", calories: 450, protein: 30, meal: .lunch),
      Said(sentence: "please log 300 calories", calories: 300),
      Said(sentence: "add 200 cals snack", calories: 200, meal: .snack),
      Said(
        sentence: "log 600 kcal, 40g protein, 50g carbs and 20g fat", calories: 600, protein: 40, carbs: 50, fat: 20),
      Said(sentence: "quick add: protein 30 g, fat 10 g", protein: 30, fat: 10),
      Said(sentence: "add 25 g of protein", protein: 25),
      Said(sentence: "500 calories for dinner", calories: 500, meal: .dinner),
      Said(sentence: "I had about 700 kcal", calories: 700), Said(sentence: "add 1000 kJ", calories: 1000 / 4.184),
    ])
  func `figures alone are an item of their own`(said: Said) throws {
    let reading = OfflineReading.read(said.sentence)
    let meal = try #require(OfflineReading.meals(reading).first)
    let item = try #require(meal.items.count == 1 ? meal.items.first : nil)
    #expect(item.isFiguresAlone && item.name == "Quick add" && reading.calls.count == 1)
    #expect(item.calories.map { ($0 * 10).rounded() } == said.calories.map { ($0 * 10).rounded() })
    #expect([item.proteinG, item.carbsG, item.fatG] == [said.protein, said.carbs, said.fat])
    #expect(meal.mealType == said.meal)
  }

  @Test func `an order to add corrects nothing`() {
    let reading = OfflineReading.read("add 450 kcal", last: [CorrectionTests.eggs])
    #expect(OfflineReading.kinds(reading) == [.addMeal])
  }

  @Test(
    arguments: [
      "450 kcal", "burned 300 kcal", "set my target to 2000 kcal", "30 g protein", "add 450 kcal pizza",
      "how much is 450 kcal?", "my goal is 1800 kcal", "1800 kcal a day", "add 30 g whey protein",
    ])
  func `figures of something else are none`(sentence: String) {
    let items = OfflineReading.meals(OfflineReading.read(sentence)).flatMap(\.items)
    #expect(items.filter(\.isFiguresAlone).isEmpty)
  }
}
