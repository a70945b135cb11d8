import Testing
import ToolCalls

@testable import Understanding

/// Amounts that talk stands around.
@Suite struct AmountInTalkTests {
  @Test(
    arguments: [
      ("the best haddock I've had in ages, roughly 180 g, and kale", ["haddock", "kale"], 180.0),
      ("sea bass, 160 g pan-fried with capers", ["sea bass", "capers"], 160),
      ("200 g or so of rice pudding", ["rice pudding"], 200),
      ("had turkey, 150 g grilled, and rice", ["turkey", "rice"], 150),
    ])
  func `a weight is of the food it is said of`(sentence: String, foods: [String], grams: Double) {
    let items = OfflineReading.items(sentence)
    #expect(items.map(\.name) == foods)
    #expect(items.first?.grams == grams || items.first?.quantity == grams)
  }

  @Test(arguments: ["a glass of port, 60 ml or so", "a glass of port, 60 ml give or take"])
  func `a loose amount is an amount`(sentence: String) {
    let items = OfflineReading.items(sentence)
    #expect(items.map(\.name) == ["port"])
    #expect(items.map(\.quantity) == [60])
    #expect(items.map(\.unit) == ["ml"])
  }

  @Test(
    arguments: [
      ("a scone and too much tea, four cups", ["scone", "tea"], [1, 4]),
      ("a roll at 9 and coffee, two mugs", ["roll", "coffee"], [1, 2]),
    ])
  func `vessels of drink are of the drink`(sentence: String, foods: [String], counts: [Double]) {
    let items = OfflineReading.items(sentence)
    #expect(items.map(\.name) == foods)
    #expect(items.map(\.quantity) == counts)
  }

  @Test func `a weight behind how it was cooked is of what was cooked`() {
    let items = OfflineReading.items("had hake, fried in butter, 160 g, and peas")
    #expect(!items.contains { $0.name.lowercased() == "butter" && ($0.quantity ?? 0) > 100 })
    #expect(items.first?.quantity == 160)
  }

  @Test(
    arguments: [
      ("we went cherry picking and I ate 200 g of cherries", ["cherries"]),
      ("went salmon fishing, then had a stew", ["stew"]), ("two ales with the whole rowing crew", ["ales"]),
      ("Nina baked a quiche and I had two slices with a tomato", ["quiche", "tomato"]),
    ])
  func `outings, company and cooks are no food`(sentence: String, foods: [String]) {
    #expect(OfflineReading.items(sentence).map(\.name) == foods)
  }

  @Test(
    arguments: [
      ("we stopped for ice cream, two scoops of strawberry for me", ["strawberry ice cream"]),
      ("sushi with the team, I think I had six pieces of tuna nigiri", ["tuna nigiri"]),
      ("ice cream and two scoops of sorbet", ["ice cream", "sorbet"]),
    ])
  func `what it was in general is not eaten besides its kind`(sentence: String, foods: [String]) {
    #expect(OfflineReading.items(sentence).map(\.name) == foods)
  }
}
