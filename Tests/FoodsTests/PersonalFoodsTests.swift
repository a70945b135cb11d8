import Nutrition
import Testing

@testable import Foods

@Suite struct PersonalFoodsTests {
  private let shake = PersonalFood.recipe(
    Recipe(
      id: "1", name: "morning shake",
      items: [
        FoodItem(id: "a", name: "Whey", grams: 40, nutrients: Nutrients(calories: 160, proteinG: 30)),
        FoodItem(id: "b", name: "Milk", foodType: .drink, grams: 360, nutrients: Nutrients(calories: 180)),
      ], servings: 2))

  @Test(arguments: ["morning shake", "My Morning Shake", "morning shakes", "the morning shake"])
  func `a name is known however it is spelt`(name: String) {
    let catalog = FoodCatalog.reference.knowing(PersonalFoods([shake]))
    let match = catalog.link(name)
    #expect(match?.food.id == "own:1")
    #expect(match?.food.defaultGrams == 200)
    #expect(match?.food.foodType == .drink)
    #expect(match.map { $0.food.nutrients(grams: 200).calories.rounded() } == 170)
    #expect(FoodCatalog.reference.link(name)?.food.id != "own:1")
  }

  @Test func `the last of equal names counts, and what is forgotten is gone`() {
    var personal = PersonalFoods([.alias(FoodAlias(id: "a", phrase: "milk", foodId: "x", foodName: "X"))])
    personal.remember(.alias(FoodAlias(id: "b", phrase: "Milk", foodId: "y", foodName: "Y")))
    #expect(personal.foodID(for: "my milk") == "y")
    personal.forget(id: "b")
    #expect(personal.foodID(for: "milk") == "x")
    personal.forget(id: "a")
    #expect(personal.foodID(for: "milk") == nil && personal.isEmpty)
  }

  @Test func `a name of several words is found at the start of others, the longest first`() {
    let personal = PersonalFoods([shake, .alias(FoodAlias(id: "2", phrase: "morning", foodId: "x", foodName: "X"))])
    #expect(personal.lengthOfName(in: ["morning", "shakes", "and"]) == 2)
    #expect(personal.lengthOfName(in: ["morning", "run"]) == 1)
    #expect(personal.lengthOfName(in: ["shake"]) == 0)
  }

  @Test func `three days make a habit, one day does not, and a mixed one is none`() {
    var personal = PersonalFoods()
    for _ in 1...5 { personal.use("oat milk", foodID: "oat", day: 1) }
    #expect(personal.usualFoodID(for: "milk") == nil && personal.isEmpty)
    for day in 2...3 { personal.use("oat milk", foodID: "oat", day: day) }
    #expect(personal.usualFoodID(for: "Milk") == "oat")
    for day in 4...6 { personal.use("milk", foodID: "cow", day: day) }
    #expect(personal.usualFoodID(for: "milk") == nil)
  }

  @Test(arguments: [
    ("peanut butter", "butter"), ("chocolate milk", "milk"), ("banana bread", "bread"), ("ice cream", "cream"),
  ])
  func `another food is no kind of the noun`(said: String, noun: String) {
    var personal = PersonalFoods()
    for day in 1...5 { personal.use(said, foodID: "x", day: day) }
    #expect(personal.usualFoodID(for: noun) == nil)
  }

  @Test(arguments: [
    MealReference.usual(.breakfast), .usual(nil), .earlier(daysBack: 1, .lunch), .earlier(daysBack: 0, nil),
    .again(nil),
  ])
  func `a reference to a meal survives its id, and no food is one`(reference: MealReference) {
    #expect(MealReference(foodID: reference.foodID) == reference)
    #expect(MealReference(foodID: "usda:1") == nil && MealReference(foodID: "recall:-1/any") == nil)
  }
}
