import Foods
import Testing
import ToolCalls

@testable import Understanding

/// One of what was named before, what was eaten while something else went on, and what only cooked it.
@Suite struct OnesNamedTests {
  @Test(arguments: [
    ("there were muffins in the kitchen so I had a blueberry one", ["blueberry muffin"]),
    ("donuts at the market, had a jam one and a glazed one", ["jam donut", "glazed donut"]),
    ("my aunt baked scones so I took a cheese one with butter", ["cheese scone", "butter"]),
  ])
  func `one of a kind is one of what was named`(sentence: String, names: [String]) {
    #expect(OfflineReading.items(sentence).map(\.name) == names)
  }

  @Test(arguments: [
    ("while watching the rugby I munched on a bowl of pretzels", 1), ("watching a film I had 2 ciders", 1),
    ("while my sister baked I nibbled on olives", 1), ("as the kids played I snacked on walnuts and a plum", 2),
  ])
  func `what is eaten while others do something is the person's`(sentence: String, count: Int) {
    #expect(OfflineReading.items(sentence).count == count)
  }

  @Test(arguments: ["watching the marathon on TV", "while my sister had a roll"])
  func `what others do is not logged`(sentence: String) { #expect(OfflineReading.read(sentence).calls.isEmpty) }

  @Test(arguments: [
    ("air fryer cod with peas", ["Cod", "Green peas"]), ("slow cooker beef stew", ["Stew, beef"]),
    ("sheet pan sausages and peppers", ["Sausage"]), ("4 sausages in the frying pan", ["Sausage"]),
    ("3 eggs in a skillet", ["Egg, whole, cooked"]),
  ])
  func `what a dish was cooked in does not name it`(sentence: String, foods: [String]) {
    let found = OfflineReading.items(sentence).compactMap { OfflineReading.food(of: $0)?.name }
    #expect(zip(found, foods).allSatisfy { $0.hasPrefix($1) } && !found.isEmpty)
  }
}
