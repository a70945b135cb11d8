import Testing
import ToolCalls

@testable import Understanding

/// Menus and plans of a day to come, and the same words around what was had.
@Suite struct AnnouncedTests {
  @Test(
    arguments: [
      "the plan for Monday: 4x8 deadlifts", "plan for the weekend: tacos and beer",
      "to do on Monday: 30 minutes of yoga",
      "menu for Saturday: roast duck and red cabbage", "tacos on Sunday, can't wait",
      "sushi on Sunday, looking forward to it",
      "dinner with Sofia at eight, probably ramen", "supper with my aunt, most likely a roast",
    ])
  func `what is to come logs nothing`(sentence: String) {
    let reading = OfflineReading.read(sentence)
    #expect(reading.calls.isEmpty && reading.query == .plan, "\(reading.calls)")
  }

  @Test(
    arguments: [
      "dinner with Sofia yesterday, probably 300 g of ramen", "had a laksa for lunch, probably 400 g",
      "ramen on Sunday, loved it", "had a gyros, can't wait for the next one",
      "pizza on Sunday, can't wait to weigh in",
      "can't wait for dinner, had a banana to tide me over", "2 slices of toast, probably 60 g of jam",
      "lunch with chips, probably 200 g", "menu of the day: roast duck",
    ])
  func `what was had is logged`(sentence: String) {
    #expect(OfflineReading.kinds(OfflineReading.read(sentence)) == [.addMeal])
  }

  @Test func `a plan that was kept is logged`() {
    #expect(OfflineReading.kinds(OfflineReading.read("plan for Thursday done: 5 km run")) == [.addWorkout])
  }
}
