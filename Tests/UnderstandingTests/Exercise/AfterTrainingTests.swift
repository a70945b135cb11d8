import Testing
import ToolCalls

@testable import Understanding

/// What was eaten behind a workout, told in one breath with it.
@Suite struct AfterTrainingTests {
  @Test(arguments: [
    ("boxing with a coke after", "Boxing", ["coke"]), ("yoga with a green tea afterwards", "Yoga", ["green tea"]),
    ("climbing followed by a burger", "Rock climbing", ["burger"]),
    ("swim followed by fish and chips", "Swimming", ["fish and chips"]),
    ("cycling with a flapjack halfway", "Cycling", ["flapjack"]), ("5k run with a plum before", "Running", ["plum"]),
    ("netball followed by pizza with the team", "Netball", ["pizza"]),
    ("bouldering with nachos after", "Rock climbing", ["nachos"]),
  ])
  func `the workout and the food are both logged`(sentence: String, workout: String, names: [String]) {
    #expect(OfflineReading.workouts(sentence).map(\.name) == [workout])
    #expect(OfflineReading.names(sentence) == names)
  }

  @Test(arguments: ["steak with chips after", "curry followed by kulfi", "lunch with a latte after"])
  func `food behind food is one meal`(sentence: String) {
    #expect(OfflineReading.workouts(sentence).isEmpty && !OfflineReading.items(sentence).isEmpty)
  }

  @Test func `climbing alone is no noodle dish`() {
    #expect(OfflineReading.names("climbing").isEmpty)
  }
}
