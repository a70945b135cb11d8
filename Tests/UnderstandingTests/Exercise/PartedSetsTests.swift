import Testing
import ToolCalls

@testable import Understanding

/// Repetitions that were counted together and done in parts.
@Suite struct PartedSetsTests {
  private static func reps(_ sentence: String) -> [[Int]] {
    OfflineReading.workouts(sentence).flatMap { $0.exercises ?? [] }.map { $0.sets.compactMap(\.reps) }
  }

  @Test(
    arguments: [
      ("40 burpees in sets of 10", [[10, 10, 10, 10]]), ("100 sit ups in sets of 30", [[30, 30, 30, 10]]),
      ("50 pull ups over 5 sets", [[10, 10, 10, 10, 10]]), ("70 lunges in 4 sets", [[18, 18, 18, 16]]),
      ("100 press ups in 4 sets of 25", [[25, 25, 25, 25]]), ("squats 45 in sets of 15", [[15, 15, 15]]),
      ("7 pull ups in 5 sets", [[2, 2, 1, 1, 1]]), ("60 crunches split into 3 sets", [[20, 20, 20]]),
      ("50 dips in sets of 10 and 30 chin ups in 3 sets", [[10, 10, 10, 10, 10], [10, 10, 10]]),
    ])
  func `repetitions counted together are done in their sets`(sentence: String, reps: [[Int]]) {
    #expect(Self.reps(sentence) == reps)
  }

  @Test(arguments: [
    ("60 dips and 60 squats in sets of 15", [[15, 15, 15, 15], [15, 15, 15, 15]]),
    ("80 lunges and 40 burpees, sets of 20", [[20, 20, 20, 20], [20, 20]]),
    ("30 press ups, 30 sit ups, all in sets of 10", [[10, 10, 10], [10, 10, 10]]),
  ])
  func `parts behind a list are of all that was counted in it`(sentence: String, reps: [[Int]]) {
    #expect(Self.reps(sentence) == reps)
  }

  @Test func `what is less than a part stays whole`() {
    #expect(Self.reps("8 pull ups and 60 squats in sets of 20") == [[8], [20, 20, 20]])
  }

  @Test func `each part has the load that was told`() {
    let sets = OfflineReading.workouts("30 squats with 40 kg in sets of 10").flatMap { $0.exercises ?? [] }.flatMap(
      \.sets)
    #expect(sets.map(\.reps) == [10, 10, 10] && sets.allSatisfy { $0.weightKg == 40 })
  }

  @Test(arguments: [("3 sets of 12 lunges", [[12, 12, 12]]), ("50 burpees in 6 minutes", [[50]])])
  func `what is no part of a count stays`(sentence: String, reps: [[Int]]) { #expect(Self.reps(sentence) == reps) }

  @Test(arguments: [("kettlebell swings 60 @ 16 kg", 60, 16.0), ("squats 20 with 24kg", 20, 24)])
  func `a count behind the name has the load behind it`(sentence: String, reps: Int, kilograms: Double) {
    let sets = OfflineReading.workouts(sentence).flatMap { $0.exercises ?? [] }.flatMap(\.sets)
    #expect(sets.map(\.reps) == [reps] && sets.map(\.weightKg) == [kilograms])
  }
}
