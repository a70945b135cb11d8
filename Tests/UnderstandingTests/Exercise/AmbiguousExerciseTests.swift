import Testing
import ToolCalls

@testable import Understanding

/// Names of exercises that are names of foods too, and classes with what was done in them.
@Suite struct AmbiguousExerciseTests {
  /// Name, minutes and exercises of every workout, where nothing else is logged.
  private static func only(_ sentence: String) -> [String] {
    let reading = OfflineReading.read(sentence)
    guard OfflineReading.kinds(reading).allSatisfy({ $0 == .addWorkout }) else { return ["something else"] }
    return OfflineReading.workouts(reading).map { workout in
      let minutes = workout.durationMin.map { NumberPhrase.plain($0) } ?? "-"
      let exercises = (workout.exercises ?? []).map(\.name).joined(separator: "+")
      return "\(workout.name) \(minutes) \(exercises)"
    }
  }

  @Test(arguments: [
    ("did dips and crunches", ["Dip, Crunch - Dip+Crunch"]),
    ("crunches and dips for 15 min", ["Crunch, Dip 15 Crunch+Dip"]),
    ("pull ups and dips", ["Pull-up, Dip - Pull-up+Dip"]),
    ("abs workout with sit ups and planks, 25 min", ["Sit-up, Plank 25 Sit-up+Plank"]),
    ("15 min abs workout with crunches and planks", ["Crunch, Plank 15 Crunch+Plank"]),
    ("gym session with squats and deadlifts", ["Squat, Deadlift - Squat+Deadlift"]),
    ("crunches and planks at the gym", ["Crunch, Plank - Crunch+Plank"]),
    ("rowed 2k then crunches and dips", ["Rowing - ", "Crunch, Dip - Crunch+Dip"]),
  ])
  func `exercises among their like are exercises`(sentence: String, workouts: [String]) {
    #expect(Self.only(sentence) == workouts)
  }

  @Test(arguments: [
    ("HIIT class with burpees and dips 35 min", ["Hiit class (hiit) 35 Dip"]),
    ("yoga with planks 40 min", ["Yoga 40 "]),
    ("kickboxing class with sit ups, 50 min", ["Kickboxing 50 "]), ("planks 40 min", ["Plank 40 Plank"]),
  ])
  func `a class is more than what was done in it`(sentence: String, workouts: [String]) {
    #expect(Self.only(sentence) == workouts)
  }

  @Test(arguments: ["chips and dips", "nachos with dips", "a bag of crunches", "pizza rolls and dips"])
  func `what is eaten is eaten`(sentence: String) {
    #expect(OfflineReading.kinds(OfflineReading.read(sentence)) == [.addMeal])
  }

  @Test(arguments: [
    ("club ride past the quarry, 35 km", ["Cycling - "]), ("run out to the castle, 7 km", ["Running - "]),
    ("club run, 6 miles", ["Running - "]), ("we've run out of rice", []), ("ran out to the shops", []),
  ])
  func `a ride that leads out is a ride`(sentence: String, workouts: [String]) {
    #expect(Self.only(sentence) == workouts)
  }
}
