import Testing
import ToolCalls

@testable import Understanding

/// Counts that are owned up to and guessed at in the same breath.
@Suite struct OwnedUpTests {
  @Test(
    arguments: [
      ("I had one bowl of soup, okay two bowls.", 2.0), ("I had three biscuits, well, four", 4),
      ("I ate a muffin, ok two", 2), ("a fig roll... ok 3 fig rolls", 3),
      ("one onion bhaji, fine, 4 onion bhajis", 4), ("1 crumpet. alright 2 crumpets tbh", 2),
      ("two sausage rolls, no three sausage rolls", 3),
      ("My aunt made churros for the whole street. I had three, okay four.", 4),
    ])
  func `what is owned up to is the count`(message: String, count: Double) {
    #expect(OfflineReading.items(message).last?.quantity == count)
  }

  @Test func `another food behind is no owning up`() {
    #expect(OfflineReading.items("1 crumpet, ok 2 plums").count == 2)
  }

  @Test func `a guess behind a report was eaten`() {
    #expect(
      OfflineReading.items("Nibbled all day: maybe ten grapes, two crackers").map(\.name) == ["grapes", "crackers"])
    #expect(OfflineReading.read("maybe a pizza tonight").calls.isEmpty)
  }

  @Test(arguments: [
    ("a cider. two ciders. ok three", 3.0), ("had one muffin. two muffins. okay fine four muffins", 4),
  ])
  func `who counts on with the same noun owns up to the last of them`(message: String, count: Double) {
    #expect(OfflineReading.items(message).map(\.quantity) == [count])
  }

  @Test func `two things are no counting on`() {
    #expect(OfflineReading.names("a cider. two crumpets. three plums").count == 3)
  }
}
