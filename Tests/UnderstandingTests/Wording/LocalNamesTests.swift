import Foundation
import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// Words of one country among those that all use, and figures that say which one it was.
@Suite struct LocalNamesTests {
  @Test(
    arguments: [
      ("two pints of the black stuff", ["stout"]), ("a mug of tae and a scone", ["tea", "scone"]),
      ("cheese roll, salt n vinegar crisps", ["cheese roll", "salt and vinegar crisps"]),
      ("noodles po", ["noodles"]), ("burger lang at coke", ["burger", "coke"]),
      ("adobo lang po, breaktime", ["adobo"]), ("tea no. 4 and a scone", ["tea", "scone"]),
      ("coffee number 3", ["coffee"]),
    ] as [(String, [String])])
  func `the food alone is named`(sentence: String, names: [String]) {
    let items = OfflineReading.items(sentence)
    #expect(items.map { $0.name.lowercased() } == names)
  }

  @Test(arguments: ["a tallboy of lager", "tall boy of Guinness", "a tallboy"])
  func `a tall boy is a pint can`(sentence: String) {
    let items = OfflineReading.items(sentence)
    #expect(items.count == 1 && items.allSatisfy { (450...500).contains(OfflineReading.grams(of: $0)) }, "\(items)")
  }

  @Test func `a spoon in brackets is one of them`() throws {
    let item = try #require(OfflineReading.items("honey (scant tsp) on toast").first)
    #expect((5...8).contains(OfflineReading.grams(of: item)), "\(item)")
  }

  @Test(arguments: [("6 wotsits", 3.0...12), ("8 quavers", 4.0...16), ("a packet of wotsits", 15.0...30)])
  func `puffs are counted one by one`(sentence: String, grams: ClosedRange<Double>) {
    let items = OfflineReading.items(sentence)
    #expect(items.count == 1 && items.allSatisfy { grams.contains(OfflineReading.grams(of: $0)) }, "\(items)")
  }

  @Test func `a heading of tea is no cup of it`() {
    #expect(OfflineReading.items("afternoon tea yesterday at 16:00: a flapjack").count == 1)
    #expect(OfflineReading.items("afternoon tea: a flapjack and tea").count == 2)
  }

  @Test func `what is said of a meal in its own sentence tells which it was`() {
    #expect(OfflineReading.meals(OfflineReading.read("3 crackers. That was dinner")).map(\.mealType) == [.dinner])
  }
}
