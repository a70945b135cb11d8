import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// Drinks by the vessel: filled again, of a said size, half said.
@Suite struct DrinkVesselTests {
  @Test(
    arguments: [
      ("refilled my 650 ml flask three times", 1950.0), ("filled my 1.2 litre jug twice, drank it all", 2400),
      ("2 refills of my 450ml tumbler", 900), ("topped up my water bottle 3 times", 1500),
      ("drank my 900 ml bottle twice", 1800), ("400ml glass of tap water twice", 800),
      ("water twice this morning", 500),
      ("three cans of fizzy water, 250 each", 750), ("4 glasses of water, 180 ml each", 720),
      ("water bottle refilled 3 times, 550 ml each", 1650),
      ("fizzy water, one 440 ml can", 440), ("mineral water at my desk, two 400 ml bottles", 800),
      ("refilled my 750 ml flask twice so far, plain water", 1500), ("drank 900 ml so far", 900),
      ("litre bottle of mineral water", 1000), ("pint glass of water", 473.176),
    ] as [(String, Double)])
  func `water is counted by the vessel`(sentence: String, milliliters: Double) throws {
    let reading = OfflineReading.read(sentence)
    #expect(reading.calls.count == 1)
    #expect(abs(try #require(OfflineReading.water(reading).first).amountMl - milliliters) < 1)
  }

  @Test(
    arguments: [
      ("two cans of lager, the 440 ml ones", 880.0), ("2 cans of cola (330 ml)", 660), ("2 cans of cola, 660 ml", 660),
      ("half a bottle of wine, the 750 ml one", 375), ("3 glasses of milk, 600 ml", 600),
      ("a can of cola, 500 ml", 500),
    ])
  func `a volume behind vessels is of each that may hold it`(sentence: String, milliliters: Double) throws {
    let item = try #require(OfflineReading.items(sentence).first)
    #expect(item.unit == "ml" && item.quantity == milliliters, "\(item)")
  }

  @Test(arguments: ["refilled my coffee mug twice", "filled up on crusty bread", "filled my plate twice"])
  func `what is filled with something else is no water`(sentence: String) {
    #expect(OfflineReading.water(OfflineReading.read(sentence)).isEmpty)
  }

  @Test(
    arguments: [
      ("litre bottle of lemonade", "lemonade", 1.0, "l"), ("pint glass of stout", "stout", 1, "pint"),
      ("two bottles of stout, 500 each", "stout", 1000, "ml"), ("250 ml squash", "squash drink", 250, "ml"),
      ("squash, 300 ml", "squash drink", 300, "ml"), ("a glass of squash", "squash drink", 1, "glass"),
      ("rum, a double", "rum", 2, "shot"), ("a can of IPA 440ml", "IPA", 440, "ml"),
      ("bottle of TIZER 350 ml", "TIZER", 350, "ml"),
      ("3 schooners of lager", "lager", 1275, "ml"), ("a stubby of tooheys", "tooheys", 375, "ml"),
      ("two middies after work", "beer", 570, "ml"), ("bourbon double", "bourbon", 2, "shot"),
    ] as [(String, String, Double, String)])
  func `a drink is measured by what holds it`(sentence: String, food: String, quantity: Double, unit: String) throws {
    let items = OfflineReading.items(sentence)
    let item = try #require(items.count == 1 ? items.first : nil, "\(items.map(\.name))")
    #expect(item.name == food && item.quantity == quantity && item.unit == unit && item.foodType == .drink, "\(item)")
  }

  @Test(arguments: ["200 g squash", "butternut squash, 300 g", "a cup of squash"])
  func `a squash by weight is the vegetable`(sentence: String) {
    #expect(OfflineReading.items(sentence).allSatisfy { $0.foodType != .drink })
  }

  @Test(arguments: [("two lagers and 3 shots", 3.0), ("a couple of shots and a lager", 2.0)])
  func `shots at the bar are of spirits`(sentence: String, count: Double) throws {
    let items = OfflineReading.items(sentence)
    let shots = try #require(items.first { $0.name == "liquor" }, "\(items.map(\.name))")
    #expect(items.count == 2 && shots.quantity == count && shots.unit == "shot" && shots.foodType == .drink)
  }

  @Test(arguments: ["cappuccino with 2 shots", "espresso, 2 shots, and a lager"])
  func `shots of coffee are none of spirits`(sentence: String) {
    #expect(!OfflineReading.items(sentence).contains { $0.name == "liquor" })
  }

  @Test(
    arguments: [
      ("a pear twice today", "pear", 2.0), ("two slices of rye bread twice", "rye bread", 4),
      ("a macaroon 3 times", "macaroon", 3), ("twice baked potato", "twice baked potato", nil),
    ] as [(String, String, Double?)])
  func `what was had again is counted again`(sentence: String, food: String, quantity: Double?) throws {
    let items = OfflineReading.items(sentence)
    let item = try #require(items.count == 1 ? items.first : nil, "\(items.map(\.name))")
    #expect(item.name == food && item.quantity == quantity)
  }

  @Test func `a bare figure right after water is how much it was`() {
    let water = Entry.water(WaterEntry(id: "d", amountMl: 250, timestamp: OfflineReading.now))
    let corrections = OfflineReading.corrections(OfflineReading.read("650", last: [water]))
    #expect(corrections == [CorrectEntry(entryId: "d", amountMl: 650)])
    #expect(OfflineReading.corrections(OfflineReading.read("40 l", last: [water])).isEmpty)
  }
}
