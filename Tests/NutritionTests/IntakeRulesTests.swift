import Foundation
import Nutrition
import Testing

struct IntakeRulesTests {
  @Test(arguments: [
    (0, 0, MealType.snack), (3, 59, .snack), (4, 0, .breakfast), (10, 59, .breakfast), (11, 0, .lunch),
    (15, 59, .lunch), (16, 0, .snack), (16, 59, .snack), (17, 0, .dinner), (21, 59, .dinner), (22, 0, .snack),
    (23, 59, .snack),
  ])
  func `the hour names the meal`(hour: Int, minute: Int, meal: MealType) {
    #expect(MealType.at(hour: hour, minute: minute) == meal)
  }

  @Test(arguments: [
    (true, 0, 500, FoodType.water), (true, 4.9, 100, .water), (true, 5, 100, .drink), (true, 105, 250, .drink),
    (true, 2, 240, .water), (false, 0, 100, .food), (false, 500, 100, .food), (true, 0, 0, .drink),
    (true, Double.nan, 100, .drink),
  ])
  func `drinks under 5 kcal per 100 ml count as water`(
    isBeverage: Bool, calories: Double, millilitres: Double, type: FoodType
  ) {
    #expect(FoodType.of(isBeverage: isBeverage, calories: calories, millilitres: millilitres) == type)
  }

  func item(_ type: FoodType, grams: Double, kcal: Double) -> FoodItem {
    FoodItem(id: "i", name: "item", foodType: type, grams: grams, nutrients: Nutrients(calories: kcal))
  }

  @Test func `water is entries and water-type items, drinks are energy`() {
    let time = Date(timeIntervalSince1970: 0)
    let meal = Meal(
      id: "m", name: "Lunch", mealType: .lunch, timestamp: time,
      items: [
        item(.food, grams: 200, kcal: 400), item(.drink, grams: 330, kcal: 140), item(.water, grams: 240, kcal: 2),
      ])
    let day = Hydration(water: [WaterEntry(id: "w", amountMl: 500, timestamp: time)], meals: [meal])
    #expect(day.waterMl == 740)
    #expect(day.beverages == BeverageShare(beverageCalories: 140, totalCalories: 542))
    #expect(!day.beverages.isPointedOut)
  }

  @Test(arguments: [(300.0, 1000.0, false), (301, 1000, true), (0, 0, false), (10, 0, false)])
  func `a day with over 30 % of its energy from drinks is pointed out`(drinks: Double, all: Double, isPointedOut: Bool)
  {
    #expect(BeverageShare(beverageCalories: drinks, totalCalories: all).isPointedOut == isPointedOut)
  }

  @Test(arguments: [
    (nil, StreakDay.noData), (0, .under), (1799, .under), (1800, .onTarget), (2000, .onTarget), (2200, .onTarget),
    (2201, .slightlyOver), (2400, .slightlyOver), (2401, .over), (Double.nan, .noData),
  ])
  func `a day stands to its target of 2000`(eaten: Double?, standing: StreakDay) {
    #expect(StreakDay(eaten: eaten, target: 2000) == standing)
  }

  @Test(arguments: [
    ([], 0), ([StreakDay.onTarget, .onTarget], 2), ([.onTarget, .noData, .onTarget], 1),
    ([.onTarget, .onTarget, .noData], 2), ([.onTarget, .over], 0), ([.noData], 0),
  ])
  func `a streak is counted back from the last day`(days: [StreakDay], count: Int) {
    #expect(StreakDay.currentStreak(days) == count)
  }
}
