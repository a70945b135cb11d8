import Foods
import Testing
import ToolCalls

@testable import Understanding

/// A part of the plate is a part of everything that stood on it.
@Suite struct PartOfPlateTests {
  @Test(
    arguments: [
      ("pie and beans, about a third of the dish", 1.0 / 3), ("lasagne and salad, half of the portion", 0.5),
      ("I had pork and cabbage, ate two thirds of the plate", 2.0 / 3),
    ] as [(String, Double)])
  func `all of it is shared out alike`(sentence: String, part: Double) {
    let items = OfflineReading.items(sentence)
    #expect(items.count == 2 && items.allSatisfy { abs(($0.quantity ?? 1) - part) < 0.001 }, "\(items)")
  }

  @Test func `a bare part behind one pack is the part of that`() throws {
    let item = try #require(OfflineReading.items("egg noodles 1 takeaway tub, two thirds").first)
    #expect(abs((item.quantity ?? 1) - 2.0 / 3) < 0.001)
  }
}
