import Testing
import ToolCalls

@testable import Understanding

/// Dishes with what they are in, on or filled with: their figures count it already.
@Suite struct ShellTests {
  @Test(
    arguments: [
      ("a cheeseburger on a ciabatta", ["cheeseburger"]), ("2 prawn tacos on flour tortillas", ["prawn tacos"]),
      ("6 momos with chicken and cabbage", ["momos"]), ("pierogi with curd and potato", ["pierogi"]),
      ("a hot dog in a roll and an apple", ["hot dog", "apple"]),
    ])
  func `what holds a dish or fills it is not counted besides`(sentence: String, foods: [String]) {
    let names = OfflineReading.items(sentence).map { $0.name.prefix { $0 != "(" }.trimming(" ") }
    #expect(names.count == foods.count && zip(names, foods).allSatisfy { $0.hasPrefix($1) }, "\(names)")
  }

  @Test(
    arguments: [
      ("a burger and a bread roll", 2), ("samosas with chutney", 2), ("a taco with 2 corn tortillas", 2),
      ("dumplings with 100 g prawns", 2), ("a sausage on a roll", 2), ("tacos with salsa and rice", 3),
    ])
  func `what stands beside it or was measured counts`(sentence: String, count: Int) {
    #expect(OfflineReading.items(sentence).count == count, "\(OfflineReading.items(sentence).map(\.name))")
  }

  @Test(
    arguments: [
      ("ham and egg sandwich", ["ham and egg sandwich"]), ("plum and ham sandwich", ["plum", "ham sandwich"]),
      ("peanuts and cheese sandwich", ["peanuts", "cheese sandwich"]),
    ])
  func `two fillings are one sandwich where there are sandwiches of either`(sentence: String, foods: [String]) {
    #expect(OfflineReading.items(sentence).map(\.name) == foods)
  }

  @Test(
    arguments: [
      ("180 g cod and asparagus", ["cod", "asparagus"]), ("250g turkey and steamed kale", ["turkey", "steamed kale"]),
      ("220 g fish and chips", ["fish and chips"]), ("300 g rice and beans", ["rice and beans"]),
    ])
  func `a weight before two foods is the first one's, unless the two are a dish`(sentence: String, foods: [String]) {
    #expect(OfflineReading.items(sentence).map(\.name) == foods)
  }
}

extension Substring {
  fileprivate func trimming(_ sign: Character) -> Substring { last == sign ? dropLast() : self }
}
