import Testing
import ToolCalls

@testable import Understanding

/// "0.4 kg lighter than last week": what is compared with another time was not then.
@Suite struct PastComparisonTests {
  @Test(
    arguments: [
      ("weighed in at 79.4, 0.3 kg lighter than last Friday", 79.4), ("0.3 kg lighter than last week, at 79.4", 79.4),
      ("weighed in 0.5 kg heavier than yesterday at 68.1", 68.1),
      ("weighed 68.1, compared to last Sunday 1 kg less", 68.1),
      ("68.1 kg, same as yesterday", 68.1),
    ])
  func `a weighing is of today`(sentence: String, kilograms: Double) {
    let weights = OfflineReading.weights(OfflineReading.read(sentence))
    #expect(weights.map(\.weightKg) == [kilograms])
    #expect(weights.first?.timestamp == nil, "\(weights)")
  }

  @Test(
    arguments: [
      "ran 6k in 31 min, a minute faster than last week", "rowed 20 min, longer than on Tuesday",
      "did 30 push-ups, 4 more than yesterday",
    ])
  func `exercise is of today`(sentence: String) {
    let workouts = OfflineReading.workouts(OfflineReading.read(sentence))
    #expect(workouts.count == 1 && workouts.first?.timestamp == nil, "\(workouts)")
  }

  @Test(
    arguments: [
      ("bigger breakfast than yesterday: porridge and a pear", ["porridge", "pear"]),
      ("had more pasta than last night, 250 g", ["pasta"]), ("a smaller dinner than on Sunday - soup", ["soup"]),
      ("a flat white at 8, earlier than usual", ["flat white"]), ("ate 3 figs, same as yesterday", ["figs"]),
      ("unlike yesterday I had a proper lunch: lentil soup", ["lentil soup"]),
      ("lunch was better than yesterday's wrap: sushi", ["sushi"]),
    ])
  func `food is of today, and the other day's is none of it`(sentence: String, names: [String]) {
    let meals = OfflineReading.meals(OfflineReading.read(sentence))
    #expect(meals.flatMap(\.items).map(\.name) == names)
    #expect(meals.allSatisfy { $0.timestamp.map { $0 > OfflineReading.date("2026-11-20T00:00:00Z") } ?? true })
  }

  @Test(
    arguments: [
      "did I eat more than yesterday?", "am I eating less than last week", "I ate more than yesterday",
      "felt lighter than last week",
    ])
  func `what asks or tells no amount logs nothing`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty)
  }

  @Test func `the same lunch as yesterday is that lunch`() {
    let items = OfflineReading.items("lunch, same as yesterday")
    #expect(items.count == 1 && items.first?.catalogId?.hasPrefix("recall:") == true, "\(items)")
  }
}
