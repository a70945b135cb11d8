import Foods
import Testing
import ToolCalls

@testable import Understanding

/// Crusts that are told behind their pizza.
@Suite struct PizzaCrustTests {
  @Test(
    arguments: [
      "a pepperoni pizza, served with a thin crust", "a slice of pepperoni pizza with a hand-tossed crust",
      "two slices of veggie pizza on a whole wheat crust", "cheese pizza, deep dish crust",
    ])
  func `the crust says which pizza it was`(sentence: String) {
    let items = OfflineReading.items(sentence)
    #expect(items.count == 1)
    #expect(items.first.flatMap { OfflineReading.food(of: $0)?.name.lowercased().contains("pizza") } == true)
  }

  @Test(arguments: ["a slice of pizza and a slice of bread with a thick crust", "a pizza and a slice of pie"])
  func `what has a crust besides a pizza is another food`(sentence: String) {
    #expect(OfflineReading.items(sentence).count == 2)
  }
}
