import Testing
import ToolCalls

@testable import Understanding

/// Questions for an amount, and of what burns more.
@Suite struct AmountQuestionTests {
  @Test(
    arguments: [
      ("how many figs for 10 g of fibre", "fig", AskedNutrient.fiber, 10),
      ("how many walnuts are 150 calories?", "walnut", .calories, 150),
      ("how much tofu do I need to get 25g protein", "tofu", .protein, 25),
      ("how much pasta is 300 kcal", "pasta", .calories, 300),
      ("how many slices of rye bread for 45 carbs", "rye bread", .carbs, 45),
      ("how much green tea for 100 mg of caffeine", "green tea", .caffeine, 100),
    ] as [(String, String, AskedNutrient, Double)])
  func `an amount of food is asked for by what is to be in it`(
    sentence: String, food: String, nutrient: AskedNutrient, amount: Double
  ) {
    guard case .amount(let question) = OfflineReading.read(sentence).query else {
      Issue.record("\(String(describing: OfflineReading.read(sentence).query))")
      return
    }
    #expect(question.item.name.lowercased() == food)
    #expect(question.nutrient == nutrient)
    #expect(question.amount == amount)
  }

  @Test(arguments: ["how much protein in 200 calories of tofu", "how many calories in 40 g of whey powder"])
  func `what is in an amount is no question for one`(sentence: String) {
    guard case .nutrition(let items) = OfflineReading.read(sentence).query else {
      Issue.record("\(String(describing: OfflineReading.read(sentence).query))")
      return
    }
    #expect(items.count == 1)
  }

  @Test func `what is counted is one, and what is weighed is bought dry`() {
    guard case .amount(let figs) = OfflineReading.read("how many figs for 10 g of fibre").query,
      case .amount(let rice) = OfflineReading.read("how many grams of lentils for 200 kcal").query
    else {
      Issue.record("no question for an amount")
      return
    }
    #expect(figs.item.quantity == 1)
    #expect(rice.item.unit == "g")
  }

  @Test(
    arguments: [
      ("what burns more, rowing or cycling", ["Rowing", "Cycling"]),
      ("does zumba burn more than yoga?", ["Aerobics", "Yoga"]),
      ("compare hiking and swimming", ["Hiking", "Swimming"]),
    ])
  func `activities are compared with one another and with no food`(sentence: String, names: [String]) {
    guard case .activities(let workouts) = OfflineReading.read(sentence).query else {
      Issue.record("\(String(describing: OfflineReading.read(sentence).query))")
      return
    }
    #expect(workouts.count == names.count, "\(workouts.map(\.name))")
  }

  @Test(arguments: ["compare lentils and chickpeas", "which has more fibre, pears or plums", "tofu vs tempeh"])
  func `foods are compared as before`(sentence: String) {
    guard case .comparison(let items) = OfflineReading.read(sentence).query else {
      Issue.record("\(String(describing: OfflineReading.read(sentence).query))")
      return
    }
    #expect(items.count == 2)
  }

  @Test func `what foods are to be good for is no food beside them`() {
    guard case .comparison(let items) = OfflineReading.read("which is better for muscle gain, tofu or eggs").query
    else {
      Issue.record("no comparison")
      return
    }
    #expect(items.map(\.name) == ["tofu", "eggs"])
  }

  @Test(
    arguments: [
      "what is a portion of couscous", "how big is a serving of granola?", "how heavy is a mango",
      "calories 2 mangos", "kcal 150g tofu", "energy in 100 g of walnuts",
    ])
  func `a portion is asked about and not logged`(sentence: String) {
    let reading = OfflineReading.read(sentence)
    #expect(reading.calls.isEmpty, "\(reading.calls)")
    guard case .nutrition(let items) = reading.query else {
      Issue.record("\(String(describing: reading.query))")
      return
    }
    #expect(items.count == 1)
  }

  @Test(arguments: ["kcal 450 granola", "calories 600 for lunch"])
  func `energy that is told is no count`(sentence: String) {
    if case .nutrition = OfflineReading.read(sentence).query { Issue.record("asked about") }
  }
}
