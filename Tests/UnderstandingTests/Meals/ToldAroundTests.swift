import Testing
import ToolCalls

@testable import Understanding

/// What stands around foods and tells how much of them there was, where a figure is from, and whose they were.
@Suite struct ToldAroundTests {
  @Test(arguments: ["tea x4, splash of milk and 1 sugar in each", "4 teas, a splash of milk and 1 sugar in each"])
  func `what is in each of several cups is counted for all of them`(sentence: String) {
    let items = OfflineReading.items(sentence)
    #expect(items.map(\.quantity) == [4, 4, 4], "\(items)")
  }

  @Test func `what is in one of them is not`() {
    #expect(OfflineReading.items("4 teas, 1 sugar in one of them").last?.quantity == 1)
  }

  @Test(arguments: [("a slice of carrot cake 🥕🎂", 1), ("two caipirinhas 🍹", 1), ("carrot cake and a pear 🍐", 2)])
  func `a picture of a word of the name is no other food`(sentence: String, count: Int) {
    #expect(OfflineReading.items(sentence).count == count, "\(OfflineReading.items(sentence))")
  }

  @Test(arguments: ["protein bar, 218 kcal on the wrapper", "protein bar, 218 kcal on its label"])
  func `where a figure stood is no food`(sentence: String) {
    let items = OfflineReading.items(sentence)
    #expect(items.map(\.name) == ["protein bar"] && items.first?.calories == 218, "\(items)")
  }

  @Test(arguments: [
    "a sausage roll, then another one because I was tired", "a sausage roll and another since it was there",
  ])
  func `another of the same counts, whatever the reason`(sentence: String) {
    #expect(OfflineReading.items(sentence).map(\.quantity) == [2])
  }

  @Test(
    arguments: [
      "delivered 26 pallets of crisps to Dover", "unloaded twenty crates of apples",
      "my daughter's at swimming for an hour",
      "the wean had two fish fingers", "wouldn't it be lovely to weigh ten stone again", "scored a tap in",
    ])
  func `goods that were carried, what others do and wishes log nothing`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty)
  }

  @Test(arguments: [("dropped off the kids and had a bun", "bun"), ("a bun at Nan's at 7", "bun")])
  func `what was eaten beside that is logged`(sentence: String, food: String) {
    #expect(OfflineReading.items(sentence).map(\.name) == [food])
  }
}
