import Testing
import ToolCalls

@testable import Understanding

/// A dish that is named besides its parts.
@Suite struct SummaryTests {
  @Test(arguments: [
    ("sausages, egg, mushrooms, toast. a fry-up basically", 4),
    ("ham, chutney and bread, basically a ploughman's", 3),
    ("tuna, mayo, a roll, so it was basically a sandwich", 3), ("lentils, rice, raita - in short a thali", 3),
    ("rocket, feta, olives. aka a greek salad", 3), ("edamame aka soy beans", 1),
  ])
  func `a summary behind a list is not eaten besides it`(sentence: String, count: Int) {
    #expect(OfflineReading.items(sentence).count == count, "\(OfflineReading.names(sentence))")
  }

  @Test(arguments: [
    ("basically a full irish", 1), ("basically just soup", 1), ("i basically had a pasty and peas", 2),
    ("ham and salad, tea basically", 3), ("soup for lunch. basically a salad for dinner", 2),
  ])
  func `what is told alone is eaten`(sentence: String, count: Int) {
    #expect(OfflineReading.items(sentence).count == count, "\(OfflineReading.names(sentence))")
  }
}
