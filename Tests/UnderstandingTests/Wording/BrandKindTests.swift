import Foods
import Testing
import ToolCalls

@testable import Understanding

/// Colours and flavours of brands, and bare figures behind drinks.
@Suite struct BrandKindTests {
  @Test(arguments: [
    "gatorade the green one", "powerade red one 500ml", "ribena mango", "robinsons lemon", "doritos the purple ones",
    "pringles the green one", "coke the red one", "milka the oreo one", "capri sun orange", "white claw raspberry",
    "vitamin water the yellow one", "lucozade the orange one 380ml", "red bull tropical",
    "two cans of monster, the pink ones",
  ])
  func `a colour or a flavour behind a brand is no food`(sentence: String) {
    let items = OfflineReading.items(sentence)
    #expect(items.count == 1)
    #expect(items.first?.catalogId != nil)
  }

  @Test(
    arguments: [
      ("coke the silver one", "diet"), ("monster the white one", "low calorie"),
      ("a fanta the orange one zero", "diet"),
      ("a can of monster, the sugar free one", "low calorie"),
    ])
  func `a kind that the tables know stays what it is`(sentence: String, kind: String) throws {
    let item = try #require(OfflineReading.items(sentence).first)
    #expect(OfflineReading.food(of: item)?.name.contains(kind) == true)
  }

  @Test(arguments: [("coke orange juice", 2), ("pepsi, cherry pie", 2)])
  func `a food that begins with a flavour is another food`(sentence: String, count: Int) {
    #expect(OfflineReading.items(sentence).count == count)
  }

  @Test(
    arguments: [
      ("a coke 330", 330.0), ("a red bull 250", 250), ("a beer 330", 330), ("a glass of wine 175", 175),
      ("2 cans of lager 440", 880), ("an ale 568", 568),
    ])
  func `a bare figure behind a drink is what its can or glass holds`(sentence: String, milliliters: Double) {
    let item = OfflineReading.items(sentence).first
    #expect(item?.quantity == milliliters)
    #expect(item?.unit == "ml")
  }

  @Test(arguments: [("a banana 120", 120.0), ("a cereal bar 140", 140), ("a chicken wrap 480", 480)])
  func `a bare figure behind one food is its energy, and not how many`(sentence: String, calories: Double) {
    let item = OfflineReading.items(sentence).first
    #expect(item?.calories == calories)
    #expect(item?.quantity == 1)
  }

  @Test(
    arguments: [
      ("clif bar white chocolate", "Nutrition bar (Clif Bar)"), ("hot pocket meatball", "Turnover or hot pocket"),
      ("3 digestives milk chocolate", "Chocolate digestive biscuits"),
      ("2 muffins choc chip", "Muffin, chocolate chip"),
      ("4 cookies oatmeal", "Cookie, oatmeal"), ("hot pocket sausage & egg", "Turnover or hot pocket"),
    ])
  func `the kind of a bar or a bake told behind it is no food beside it`(sentence: String, name: String) {
    let items = OfflineReading.items(sentence)
    #expect(items.count == 1)
    #expect(items.first.flatMap(OfflineReading.food)?.name.hasPrefix(name) == true)
  }

  @Test(arguments: ["2 digestives milk", "3 cookies and milk", "2 muffins butter"])
  func `what is had beside a bake stays a food`(sentence: String) {
    #expect(OfflineReading.items(sentence).count == 2)
  }

  @Test(arguments: [
    ("trader joes pesto gnocchi", "Gnocchi"), ("trader joe's hummus", "Hummus"), ("trader joe's samosas", "Samosa"),
  ])
  func `a grocer's name before a food is no food`(sentence: String, name: String) {
    let items = OfflineReading.items(sentence)
    #expect(items.count == 1)
    #expect(items.first.flatMap(OfflineReading.food)?.name.hasPrefix(name) == true)
  }
}
