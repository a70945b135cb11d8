import Testing
import ToolCalls

@testable import Understanding

/// Years behind "in" and "since", which are no energy and no amount.
@Suite struct FormerYearTests {
  @Test(
    arguments: [
      "muesli since 2017", "having muesli since May 2017", "had kefir daily since 2004", "ran 4 marathons since 2015",
      "in 2013 we had scampi", "rye bread since 2026", "in June 2018 I ran an ultra", "been on soup since early 2020",
    ])
  func `what began or was in a former year is no meal of today`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty, "\(OfflineReading.read(sentence).calls)")
  }

  @Test(
    arguments: [
      "ate half a quiche since lunch", "no pork since 2018, had tempeh", "had 3 stouts since 1930",
      "2 rye rolls since 7 am",
    ])
  func `what was had since a time of the day is logged`(sentence: String) {
    #expect(OfflineReading.kinds(OfflineReading.read(sentence)) == [.addMeal])
  }

  @Test(arguments: ["muesli since 2150", "muesli since 700"])
  func `a figure behind since is no energy`(sentence: String) {
    let items = OfflineReading.items(sentence)
    #expect(items.count == 1 && items.allSatisfy { $0.calories == nil })
  }

  @Test func `a bare figure behind a name is still its energy`() {
    #expect(OfflineReading.items("muesli 340").map(\.calories) == [340])
  }
}
