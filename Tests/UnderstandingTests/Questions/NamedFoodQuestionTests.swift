import Testing
import ToolCalls

@testable import Understanding

/// Questions whose food stands before them, and meals that a question follows.
@Suite struct NamedFoodQuestionTests {
  @Test(
    arguments: [
      "gyoza, how many calories?", "gyoza - how many calories", "flapjack: how many carbs?",
      "a flapjack, roughly what kcal?",
      "bao bun, how much protein does it have?", "a plate of pierogi, how many calories would it be?",
      "edamame, how much protein is in it?",
    ])
  func `a name alone before a question of its figures is asked about`(sentence: String) {
    let reading = OfflineReading.read(sentence)
    #expect(reading.calls.isEmpty, "\(reading.calls)")
    guard case .nutrition(let items) = reading.query else {
      Issue.record("\(String(describing: reading.query))")
      return
    }
    #expect(items.count == 1)
  }

  @Test(
    arguments: [
      "2 gyoza and a tea, how many calories would that be?", "200 g of pierogi, how much protein would it have?",
      "a half pint of cider, how many kcal would that be",
    ])
  func `an amount before a question of what would be logs nothing`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty, "\(OfflineReading.read(sentence).calls)")
  }

  @Test(arguments: ["a plate of pierogi, healthy?", "marzipan, is it good for you?", "kimchi - good source of iron?"])
  func `a name alone before a question of its worth logs nothing`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty, "\(OfflineReading.read(sentence).calls)")
  }

  @Test(
    arguments: [
      "had gyoza, how many calories?", "gyoza for lunch, how many calories?", "3 gyoza, how many calories is that?",
      "lunch: gyoza, how many calories?", "gyoza, how many calories did I have?", "gyoza, how many calories left?",
      "my flapjack, how many calories?", "a flapjack just now, healthy?", "200 g of pierogi, how many calories?",
      "gyoza, how many calories so far today?", "gyoza, rich in protein", "tofu salad, healthy",
    ])
  func `a meal that a question follows is logged`(sentence: String) {
    #expect(OfflineReading.kinds(OfflineReading.read(sentence)) == [.addMeal])
  }
}
