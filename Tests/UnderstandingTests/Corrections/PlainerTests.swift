import Foods
import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// Corrections with more said around them, two figures at once, and other measures.
@Suite struct PlainerTests {
  private static let pizza = CorrectionTests.meal("half a pizza", [("Pizza, cheese", 0.5, "medium pizza", 345)])
  private static let samosas = CorrectionTests.meal("two samosas", [("Samosa", 2, "samosa", 200)])
  private static let coffees = CorrectionTests.meal("2 coffees", [("Coffee, brewed", 2, "drink", 720)])

  private static func change(_ sentence: String, last: Entry) -> CorrectEntry.ItemChange? {
    OfflineReading.corrections(OfflineReading.read(sentence, last: [last])).first?.items?.first
  }

  @Test(arguments: [
    "ok who am i kidding, i ate all of it", "let's be honest I had the whole thing", "fine, I finished it",
  ])
  func `what is owned up to is the whole`(sentence: String) {
    #expect(Self.change(sentence, last: Self.pizza)?.item?.quantity == 1)
  }

  @Test(arguments: ["not two, one", "one, not two", "who am I kidding, one"])
  func `a count is denied before or behind the right one`(sentence: String) {
    #expect(Self.change(sentence, last: Self.samosas)?.item?.quantity == 1)
  }

  @Test(arguments: [
    "delete that please, that was last week", "remove that, it was yesterday's", "delete it, that was a mistake",
  ])
  func `why it goes changes nothing`(sentence: String) {
    #expect(OfflineReading.kinds(OfflineReading.read(sentence, last: [Self.samosas])) == [.removeEntry])
  }

  @Test func `another measure keeps the count`() {
    let item = Self.change("cups, not mugs", last: Self.coffees)?.item
    #expect(item.map { abs(($0.quantity ?? 0) - 2 * 236.588) < 0.1 && $0.unit == "ml" } ?? false)
  }

  @Test func `millilitres and centilitres are no measures that are counted`() {
    #expect(Self.change("cl, not ml", last: Self.coffees) == nil)
  }

  @Test func `a weight and an energy are told at once`() {
    let item = Self.change("they were 90 g and 250 kcal", last: Self.samosas)?.item
    #expect(item?.calories == 250 && (item?.grams == 90 || item?.quantity == 90))
  }
}
