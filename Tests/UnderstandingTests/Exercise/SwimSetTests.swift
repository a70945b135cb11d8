import Testing
import ToolCalls

@testable import Understanding

/// What a swimmer's session was made of, in strokes and lengths.
@Suite struct SwimSetTests {
  @Test(arguments: [
    ("squad swim: 8x50 fly on 1:00, 400 pull, 100 easy back", 0.9), ("swim: 300 free, 4x50 kick, 100 IM", 0.6),
    ("200 warm up, 6x75 breast on 1:30, 150 cool down", 0.8), ("8x50 fly, 4x100 back, 250 easy", 1.05),
    ("pool: 5x200 free on 3:30", 1), ("swam 3k: 600 warm up, 10x200 free off 3:10, 400 cool down", 3),
    ("swim 12 x 100 yd free on 1:35", 1.09728), ("swam 16 x 25 sprint free, 20 s rest, 200 choice", 0.6),
  ])
  func `the lengths of a session add up and its send-offs are no clock times`(sentence: String, kilometers: Double)
    throws
  {
    let reading = OfflineReading.read(sentence)
    #expect(reading.calls.count == 1)
    let workout = try #require(OfflineReading.workouts(sentence).first)
    #expect(workout.name == "Swimming")
    #expect(abs((workout.distanceKm ?? 0) - kilometers) < 0.001)
    #expect(workout.durationMin == nil)
    #expect(workout.timestamp.map { $0 == OfflineReading.now } ?? true)
  }

  @Test func `how long it all took is kept`() {
    #expect(OfflineReading.workouts("swim squad: 8x100 IM, 300 pull w paddles, 45 min").map(\.durationMin) == [45])
    #expect(OfflineReading.workouts("swim 40 min: 200 easy, 8x50 free, 4x25 fly").map(\.durationMin) == [40])
  }

  @Test(arguments: [
    "200 g chicken breast", "3 pulled pork buns", "2 x 150 ml butterfly tea", "100 g fat free quark", "50 pull ups",
    "chest fly 3x10 12kg", "100 free throws",
  ])
  func `figures beside other things are no lengths`(sentence: String) {
    #expect(OfflineReading.workouts(sentence).allSatisfy { $0.distanceKm == nil })
  }
}
