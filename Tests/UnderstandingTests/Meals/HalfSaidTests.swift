import Testing
import ToolCalls

@testable import Understanding

/// Names that people leave half said or go on with: bars by their flavour, coffees by their milk, stacks by their count.
@Suite struct HalfSaidTests {
  @Test(
    arguments: [
      ("rxbar choc sea salt", ["rxbar"]), ("clif bar peanut butter and a pear", ["peanut butter clif bar", "pear"]),
      ("quest bar cookies n cream", ["quest bar"]), ("kind bar almond and coconut", ["kind bar"]),
      ("kind bar, almond croissant", ["kind bar", "almond croissant"]),
    ])
  func `the flavour of a bar is no food beside it`(sentence: String, foods: [String]) {
    #expect(OfflineReading.names(sentence) == foods)
  }

  @Test(
    arguments: [
      ("espresso with oat", "oat milk"), ("tea with soya", "soya milk"), ("iced coffee w almond", "almond milk"),
      ("coffee with almond biscotti", "almond biscotti"),
    ])
  func `what is put in a coffee is its milk`(sentence: String, name: String) {
    #expect(OfflineReading.names(sentence).last == name)
  }

  @Test(arguments: [("a stack of 3 crepes", 3.0), ("stack of 5 pancakes with honey", 5)])
  func `a stack is as many as are counted in it`(sentence: String, count: Double) {
    #expect(OfflineReading.items(sentence).first?.quantity == count)
  }

  @Test(arguments: [("bottle of rosé between 2", 0.5), ("bottle of red shared with a friend", 0.5)])
  func `a bottle of wine may be shared`(sentence: String, bottles: Double) {
    #expect(OfflineReading.items(sentence).first?.quantity == bottles)
  }
}
