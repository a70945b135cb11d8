import Testing
import ToolCalls

@testable import Understanding

/// A dish and the measured parts it was made of are the same food.
@Suite struct ComposedDishTests {
  @Test(
    arguments: [
      ("a milkshake made with 1 banana and 300 ml milk", ["banana", "milk"]),
      ("split pea soup made with 1 cup of split peas", ["split peas"]),
      ("crepes made from 2 eggs and 100 g flour", ["eggs", "flour"]), ("an omelette made from 3 eggs", ["omelette"]),
    ])
  func `measured parts stand for their dish`(sentence: String, foods: [String]) {
    let items = OfflineReading.meals(OfflineReading.read("I had " + sentence)).flatMap(\.items)
    #expect(items.map(\.name) == foods)
  }

  @Test(
    arguments: [
      ("porridge made with 1 cup of milk", 2), ("coffee made with 30 ml milk", 2), ("a soup with 2 rolls", 2),
      ("a smoothie made with 1 banana", 2), ("2 pancakes and 2 eggs", 2),
    ])
  func `a food that was finished with another counts besides it`(sentence: String, count: Int) {
    let items = OfflineReading.meals(OfflineReading.read("I had " + sentence)).flatMap(\.items)
    #expect(items.count == count, "\(items.map(\.name))")
  }
}
