import Testing
import ToolCalls

@testable import Understanding

/// Numbers that are part of a name, boxes that are no food, and chains that are named before what was had there.
@Suite struct NumberNamesTests {
  @Test(
    arguments: [
      ("a five guys hamburger", "five guys hamburger"), ("5 guys burger", "5 guys burger"),
      ("chicken 65", "chicken 65"), ("pollo a la brasa", "pollo a la brasa"),
      ("omega 3", "omega 3"),
    ])
  func `a number or an article in a name counts nothing`(sentence: String, name: String) {
    let items = OfflineReading.items(sentence)
    #expect(items.map(\.name) == [name])
    #expect((items.first?.quantity ?? 1) == 1 && items.first?.calories == nil)
  }

  @Test(arguments: ["a mexican dinner", "turkish breakfast", "korean for lunch"])
  func `whose kitchen it was names no food`(sentence: String) {
    #expect(OfflineReading.items(sentence).allSatisfy { $0.calories == nil && $0.grams == nil })
  }

  @Test func `sake is drunk where nothing is done for its sake`() {
    #expect(OfflineReading.items("a glass of sake with dinner").map(\.name) == ["sake"])
    #expect(OfflineReading.items("for the sake of my gut I had a kiwi").map(\.name) == ["kiwi"])
  }

  @Test func `a number before another word counts`() {
    #expect(OfflineReading.items("five plums").first?.quantity == 5)
    #expect(OfflineReading.items("chicken 65 g").first?.grams == 65)
  }

  @Test func `the box a dish came in is no food, and a half of it is a half of the dish`() {
    let half = OfflineReading.items("vegetable lo mein, half the takeaway container")
    #expect(half.map(\.name) == ["vegetable lo mein"])
    #expect(half.first?.quantity == 0.5)
    let whole = OfflineReading.items("green curry, the whole takeout box")
    #expect(whole.map(\.name) == ["green curry"])
    #expect(OfflineReading.items("a lunch box of grapes").map(\.name) == ["grapes"])
  }

  @Test func `a meal deal is its food, and a margherita by the inch a whole pizza`() {
    #expect(OfflineReading.items("tuna wrap meal deal").map(\.name) == ["tuna wrap"])
    #expect(OfflineReading.items("a 12 inch margherita").map(\.unit) == ["medium"])
  }

  @Test func `which of several it was names nothing`() {
    #expect(
      OfflineReading.items("a vegetable lasagna, one of the small frozen ones").map(\.name) == ["vegetable lasagna"])
    #expect(OfflineReading.items("one of the green apples").count == 1)
  }

  @Test(arguments: ["wingstop 6 wings", "tim hortons 2 doughnuts", "dunkin 3 hash browns"])
  func `a chain before what was counted there is no food`(sentence: String) {
    let items = OfflineReading.items(sentence)
    #expect(items.count == 1)
    #expect(items.first?.quantity == Double(sentence.split(separator: " ").compactMap { Int($0) }.first ?? 0))
  }

  @Test(arguments: [("2 schooners of lager", 850.0), ("a stubby of ale", 375), ("a middy of lager", 285)])
  func `local glasses hold what they hold`(sentence: String, milliliters: Double) {
    let item = OfflineReading.items(sentence).first
    #expect(item?.unit == "ml")
    #expect(item?.quantity == milliliters)
  }

  @Test func `a dish named with what is in it is counted once`() {
    #expect(OfflineReading.items("elote with cotija and mayo").count == 1)
    #expect(OfflineReading.items("katsu curry with rice").count == 1)
    #expect(OfflineReading.items("chicken and bacon sandwich").count == 1)
  }
}
