import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// Sighs about the body beside a workout, what was done in a session of exercises, and lifts with what stands behind them.
@Suite struct SighedAndRehabTests {
  @Test(arguments: [
    "40 min aerobics, my calves!", "40 min jog, my lungs!!", "40 min body pump, my poor thighs",
    "40 min rowing, oh my back...",
  ])
  func `a sigh about a part of the body is neither food nor training`(sentence: String) {
    let reading = OfflineReading.read(sentence)
    #expect(OfflineReading.kinds(reading) == [.addWorkout] && OfflineReading.workouts(reading)[0].durationMin == 40)
  }

  @Test func `parts that were trained are training`() {
    #expect(OfflineReading.workouts("gym 50 min, back and biceps").first?.durationMin == 50)
  }

  @Test(arguments: [
    "physio exercises 25 min, lunges and bridges", "rehab 25 min: clamshells, squats",
    "stretches 25 min, quads and hips",
    "mobility 25 min: ankles, calves and back",
  ])
  func `what was done or stretched in a session is of it`(sentence: String) {
    let reading = OfflineReading.read(sentence)
    #expect(OfflineReading.kinds(reading) == [.addWorkout] && OfflineReading.workouts(reading)[0].durationMin == 25)
  }

  @Test(arguments: [
    ("bench 90kg 3x6 then one back-off 70 x 12", [90.0, 90, 90, 70]),
    ("bench 90kg 3x6 then a drop set 70kg x 12", [90, 90, 90, 70]),
    ("squats 1x3 150kg, 1x2 160, 1x1 170 beltless", [150, 160, 170]),
    ("squats 1x3 150kg, 1x1 170 with belt", [150, 170]),
  ])
  func `a lighter set and how the last was lifted keep their loads`(sentence: String, loads: [Double]) {
    let sets = OfflineReading.workouts(sentence).flatMap { $0.exercises ?? [] }.flatMap(\.sets)
    #expect(sets.map { $0.weightKg } == loads)
  }

  @Test func `pilates on a reformer at the gym is pilates`() {
    #expect(OfflineReading.workouts("gym: 50 min pilates reformer, 400 ml water after").map(\.name) == ["Pilates"])
  }
}
