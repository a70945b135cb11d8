import Testing
import ToolCalls

@testable import Understanding

/// Workouts that one part of a sentence names and a later one measures.
@Suite struct ToldApartTests {
  @Test(
    arguments: [
      ("had badminton with Leo on Monday, he won again, we played an hour and a quarter", "Badminton", 75.0),
      ("tennis with my neighbour this morning, she beat me, 70 minutes in the heat", "Tennis", 70),
      ("squash with Ben, he cheated, we managed a solid 40 minutes", "Squash", 40),
      ("our Tuesday netball was chaos, we trained 55 minutes", "Netball", 55),
      ("the spin teacher was new, I sweated through the 45-minute class", "Spinning", 45),
      ("my pilates instructor is a tyrant, we did the full hour", "Pilates", 60),
      ("did the hour-long zumba class", "Zumba", 60),
      ("half an hour of tai chi with the toddler tugging at my sleeve", "Tai chi", 30),
      ("climbed indoors with Tess for 90 minutes", "Rock climbing", 90),
      ("ran for 50 minutes pushing the pram", "Running", 50), ("pushed the pram for 40 minutes", "Pushing a pram", 40),
      ("pushed the pram to town, a 40 minute walk", "Pushing a pram", 40),
    ])
  func `the length is of what was named before`(sentence: String, name: String, minutes: Double) {
    let workouts = OfflineReading.workouts(OfflineReading.read(sentence))
    #expect(workouts.map(\.name) == [name])
    #expect(workouts.map(\.durationMin) == [minutes])
  }

  @Test(
    arguments: [
      ("curls felt easy today, 3 sets of 12 at 14 kg", "Biceps curl", 3, 12, 14.0),
      ("front squats without knee pain at last, 4 sets of 8 at 50 kg", "Front squat", 4, 8, 50),
    ])
  func `sets are of the exercise before the talk`(sentence: String, name: String, sets: Int, reps: Int, load: Double) {
    let exercises = OfflineReading.workouts(OfflineReading.read(sentence)).flatMap { $0.exercises ?? [] }
    #expect(exercises.map(\.name) == [name])
    #expect(exercises.first?.sets.map(\.reps) == Array(repeating: reps, count: sets))
    #expect(exercises.first?.sets.first?.weightKg == load)
  }

  @Test(
    arguments: [
      "my coach is great, he played 90 minutes with her",
      "my daughter's judo teacher was late, her hour-long lesson overran", "climbed into bed",
      "we played a good 50 minutes of Monopoly",
    ])
  func `what others did and what no sport is stay out`(sentence: String) {
    #expect(OfflineReading.workouts(OfflineReading.read(sentence)).isEmpty)
  }

  @Test func `a day that names the kind is not when it was`() {
    let workouts = OfflineReading.workouts(
      OfflineReading.read("our Monday futsal was fun last night, we played 50 minutes"))
    #expect(workouts.map(\.timestamp) == [OfflineReading.date("2026-11-19T21:00:00Z")])
  }
}
