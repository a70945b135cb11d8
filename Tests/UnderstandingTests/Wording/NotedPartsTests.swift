import Testing
import ToolCalls

@testable import Understanding

/// Notes whose signs, cuts and circumstances are no foods of their own.
@Suite struct NotedPartsTests {
  @Test(arguments: [("water 3 x 330", 990.0), ("3 x 500 water", 1500), ("water 2x750 today", 1500)])
  func `bottles counted without their unit add up`(sentence: String, milliliters: Double) {
    #expect(OfflineReading.water(OfflineReading.read(sentence)).map(\.amountMl) == [milliliters])
  }

  @Test func `cans counted without their unit are weighed`() throws {
    let item = try #require(OfflineReading.items("coke 2 x 330").first)
    #expect((640...700).contains(OfflineReading.grams(of: item)))
  }

  @Test(arguments: ["40g oats + water", "porridge 60 g oats + water", "45g oats and water"])
  func `water for the porridge is not drunk`(sentence: String) {
    #expect(OfflineReading.kinds(OfflineReading.read(sentence)) == [.addMeal])
  }

  @Test func `a glass beside the oats is`() {
    #expect(OfflineReading.water(OfflineReading.read("40g oats and a glass of water")).count == 1)
  }

  @Test(arguments: ["roast peppers", "roast courgette", "roast red onions", "roast cauliflower"])
  func `roast vegetables are no roast dinner`(sentence: String) {
    #expect(OfflineReading.items(sentence).count == 1)
  }

  @Test(arguments: [
    "pear but I had to cut it into like 8 slices", "a carrot, sliced it into 10 sticks",
    "apple and cut it in 12 pieces",
  ])
  func `into how many parts it was cut is no food`(sentence: String) {
    #expect(OfflineReading.items(sentence).count == 1)
  }

  @Test(arguments: [
    ("before mass 82.4 kg", 82.4), ("before work 82.4 kg", 82.4),
    ("after church 82.4 kg today", 82.4),
  ])
  func `what one weighed before or after is no food`(sentence: String, kilograms: Double) {
    let reading = OfflineReading.read(sentence)
    #expect(OfflineReading.weights(reading).map(\.weightKg) == [kilograms])
  }

  @Test(arguments: ["8x50 fly today 20 mins", "4x100 free this morning 15 mins", "8x50 breast in 20 min"])
  func `lengths swum many times are no lifts`(sentence: String) {
    #expect(OfflineReading.workouts(sentence).map(\.name) == ["Swimming"])
  }

  @Test(arguments: ["4x12 chest fly", "3 x 12 fly 10kg"])
  func `lifts of a few stay lifts`(sentence: String) {
    #expect(OfflineReading.workouts(sentence).first?.exercises?.isEmpty == false)
  }

  @Test(arguments: [
    ("samba rehearsal 2h", ["Dancing"]), ("ballet barre 45 min + floor work 20 min", ["Barre", "Barre"]),
  ])
  func `rehearsals and floor work are dance`(sentence: String, names: [String]) {
    #expect(OfflineReading.workouts(sentence).map(\.name) == names)
  }

  @Test func `lentil kofte is one dish`() {
    #expect(OfflineReading.items("lentil kofte 5 pieces").count == 1)
    #expect(OfflineReading.items("mercimek köfte 5").count == 1)
  }

  @Test(arguments: ["Bidon empty again, that's 750 ml of water", "bidon 750 ml water"])
  func `a bidon is a bottle`(sentence: String) {
    #expect(OfflineReading.water(OfflineReading.read(sentence)).map(\.amountMl) == [750])
    #expect(OfflineReading.items(sentence).isEmpty)
  }

  @Test(arguments: ["only got to eat one of them", "only managed to eat one"])
  func `what one got to eat is what was eaten`(sentence: String) throws {
    let meal = CorrectionTests.meal("2 crumpets", [("Crumpet", 2, "piece", 90)])
    let call = try #require(OfflineReading.corrections(OfflineReading.read(sentence, last: [meal])).first)
    #expect(call.items?.first?.item?.quantity == 1)
  }

  @Test(arguments: ["delete it the dog had the rest", "remove it the kids ate it", "delete that he ate mine"])
  func `an order and its reason without a sign take back`(sentence: String) {
    let meal = CorrectionTests.meal("2 crumpets", [("Crumpet", 2, "piece", 90)])
    #expect(OfflineReading.kinds(OfflineReading.read(sentence, last: [meal])) == [.removeEntry])
  }

  @Test(arguments: ["today lunch I did not eat yet", "lunch today I haven't eaten yet"])
  func `a meal not eaten yet moves none that was`(sentence: String) {
    let meal = CorrectionTests.meal("2 crumpets", [("Crumpet", 2, "piece", 90)])
    #expect(OfflineReading.read(sentence, last: [meal]).calls.isEmpty)
  }
}
