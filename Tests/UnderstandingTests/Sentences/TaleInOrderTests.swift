import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// What a tale tells next: on whose day, at which meal, and whose plate.
@Suite struct TaleInOrderTests {
  @Test(
    arguments: [
      "yesterday I had a panini at noon, in the evening I rowed for 30 minutes",
      "yesterday I had soup for lunch and in the evening I rowed for 30 minutes",
    ])
  func `an evening that is still to come was the one of the day told before`(sentence: String) {
    let workouts = OfflineReading.workouts(OfflineReading.read(sentence))
    #expect(workouts.map(\.timestamp) == [OfflineReading.date("2026-11-19T19:00:00Z")])
  }

  @Test(
    arguments: [
      ("my cousin begged for some, but the ribs were all mine, with slaw", ["ribs", "slaw"]),
      ("the doctor says more greens, so kale yesterday with hake", ["kale", "hake"]),
      ("a tuna wrap at my desk", ["tuna wrap"]), ("had a wrap at the station and a latte", ["wrap", "latte"]),
      ("Nina grilled a chicken and I had two wings with peas", ["chicken wings", "peas"]),
      ("we got a rotisserie chicken and I had two thighs and a roll", ["chicken thighs", "roll"]),
    ])
  func `what was the person's is theirs alone`(sentence: String, foods: [String]) {
    #expect(OfflineReading.items(sentence).map(\.name) == foods)
  }

  @Test func `what was forgotten to be written down is told now`() {
    let reading = OfflineReading.read("forgot to log it, last Tuesday I was 77.4 kg")
    #expect(OfflineReading.kinds(reading) == [.addWeight])
    #expect(OfflineReading.items("forgot to log it, a banana at ten").map(\.name) == ["banana"])
  }

  @Test func `a meal that all sat at was the person's`() {
    let meals = OfflineReading.meals(
      OfflineReading.read("everybody at dinner on Monday shared ribs, I went for the paella"))
    #expect(meals.map(\.mealType) == [.dinner])
  }
}
