import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// How a part of the body felt beside a workout.
@Suite struct BodyRemarkTests {
  @Test(arguments: [
    ("8k run, legs heavy", "Running"), ("5k in 26, legs leaden", "Running"), ("45 min pilates core sore", "Pilates"),
    ("hour of tennis, knees a bit achy", "Tennis"), ("rowing 5k in 22 min, arms dead after", "Rowing"),
    ("spin 45 min, quads on fire", "Spinning"), ("legs felt heavy on my 8k run", "Running"),
    ("swam 1 km, shoulders and neck stiff", "Swimming"), ("ride 20 km, my legs were like jelly", "Cycling"),
    ("yoga 30 mins, hips tight", "Yoga"), ("hike 9 km but feet sore", "Hiking"),
  ])
  func `how the body felt is no workout of its own`(sentence: String, name: String) {
    let reading = OfflineReading.read(sentence)
    #expect(OfflineReading.workouts(reading).map(\.name) == [name] && reading.clarification == nil)
  }

  @Test(arguments: [
    "legs", "legs and arms at the gym", "arms and shoulders 45 min", "chest and back 1 hour", "core 20 min",
  ])
  func `a part of the body that is trained is a session`(sentence: String) {
    #expect(OfflineReading.workouts(sentence).map(\.type) == [.strength])
  }

  @Test(arguments: ["legs sore today", "glutes sore from lunges yesterday"])
  func `a remark alone is how the person feels`(sentence: String) {
    let reading = OfflineReading.read(sentence)
    #expect(reading.calls.isEmpty && reading.query == .feeling)
  }

  @Test func `meat is no part of the body`() {
    #expect(OfflineReading.items("chicken legs and good bread").count == 2)
  }
}
