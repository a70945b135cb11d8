import Testing
import ToolCalls

@testable import Understanding

/// What was done for something else, right after something was logged, and corrections in the same words.
@Suite struct AlternativeTests {
  static let burger = CorrectionTests.meal(
    "a burger and a cola", [("burger", 1, "burger", 200), ("cola", 1, "can", 330)])

  @Test(
    arguments: [
      "missed the class, went for a 30 minute swim instead", "meant to go to bed, did 20 min of yoga instead",
      "no pilates, walked 5 km instead", "thought about a nap, cycled 40 minutes instead",
    ])
  func `a workout for another is news`(sentence: String) {
    for last in [CorrectionTests.eggs, Self.burger, CorrectionTests.run] {
      #expect(OfflineReading.kinds(OfflineReading.read(sentence, last: [last])) == [.addWorkout])
    }
  }

  @Test(
    arguments: [
      "thought about having pizza, had soup instead", "I said I'd have one bun. had four",
      "hold your horses, I ate a bowl of broccoli", "not that I needed it, but I had a bun",
      "meant to have salad, had noodles instead",
    ])
  func `a meal for another is news`(sentence: String) {
    #expect(OfflineReading.kinds(OfflineReading.read(sentence, last: [Self.burger])) == [.addMeal])
  }

  @Test(arguments: [
    "meant to go swimming, stayed in bed", "meant to run 5 km, watched TV instead", "skipped my run, slept instead",
    "add the leeks and simmer for 20 minutes",
  ])
  func `what was not done changes nothing that was logged`(sentence: String) {
    #expect(OfflineReading.read(sentence, last: [CorrectionTests.eggs]).calls.isEmpty)
  }

  @Test(arguments: [
    "I meant 3 eggs", "meant to say 3 eggs", "I said 3 eggs", "no, I had 3 eggs instead", "not 2, 3 eggs",
  ])
  func `a correction is one still`(sentence: String) {
    #expect(OfflineReading.kinds(OfflineReading.read(sentence, last: [CorrectionTests.eggs])) == [.correctEntry])
  }

  @Test func `what was given up for another may be what was logged`() {
    let reading = OfflineReading.read("no cola, had a beer instead", last: [Self.burger])
    #expect(OfflineReading.kinds(reading) == [.correctEntry])
  }
}
