import Foundation
import Nutrition
import Randomness
import Testing
import ToolCalls

@testable import Understanding

@Suite struct EngineFuzzTests {
  private static let words = """
    I had ate ran 5k 2 eggs for breakfast lunch yesterday at 8pm and , then not no 0 -1 1e9 99999999999 kg lb st water ml glass bench 3x8 @ 60kg x % . ? ! ½ 1/2 : / 🍕 🏃 \
    undo actually make that half delete the was it my wife should cut bulk 0.5 a week per swim lengths hours min ago next tomorrow ( ) " ' typo 82.4 é 中文 ١٢ \u{0} \u{200B}
    """.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init)

  private func check(_ reading: Reading, _ sentence: String) {
    for call in reading.calls {
      switch call {
      case .addMeal(let meal):
        #expect(!meal.items.isEmpty, "\(sentence)")
        #expect(meal.timestamp.map { $0 <= OfflineReading.now } ?? true, "\(sentence)")
        for item in meal.items {
          #expect(
            (item.quantity ?? 1).isFinite && (item.grams ?? 1) > 0 && (item.calories ?? 0).isFinite, "\(sentence)")
        }
      case .addWorkout(let workout):
        let estimate = WorkoutEstimator.estimate(workout, weightKg: 80)
        #expect(
          (1...1440).contains(estimate.durationMin) && estimate.netKcal.isFinite && estimate.netKcal >= 0, "\(sentence)"
        )
        #expect(workout.timestamp.map { $0 <= OfflineReading.now } ?? true, "\(sentence)")
        #expect(
          (workout.exercises ?? []).flatMap(\.sets).allSatisfy { ($0.weightKg ?? 0).isFinite && ($0.reps ?? 1) > 0 },
          "\(sentence)")
      case .addWater(let water): #expect((1...10_000).contains(water.amountMl), "\(sentence)")
      case .addWeight(let weight): #expect((20...400).contains(weight.weightKg), "\(sentence)")
      case .setGoal(let goal): #expect((goal.goalRate ?? 0) >= 0 && (goal.goalRate ?? 0).isFinite, "\(sentence)")
      case .correctEntry(let correction):
        #expect(correction.amountMl.map { (1...10_000).contains($0) } ?? true, "\(sentence)")
        #expect(correction.weightKg.map { (20...400).contains($0) } ?? true, "\(sentence)")
      default: break
      }
    }
    #expect((0...1).contains(reading.confidence), "\(sentence)")
  }

  @Test(arguments: [1, 2, 3, 4]) func `word salad stays in range`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let last: [[Entry]] = [
      [], [CorrectionTests.lunch], [CorrectionTests.run], [CorrectionTests.water], [CorrectionTests.weight],
    ]
    for _ in 0..<150 {
      let count = Int.random(in: 1...14, using: &random)
      let sentence = (0..<count).map { _ in Self.words.randomElement(using: &random) ?? "" }.joined(separator: " ")
      check(OfflineReading.read(sentence, last: last.randomElement(using: &random) ?? []), sentence)
    }
  }

  @Test func `every word by itself stays in range, whatever stands before it`() {
    for entry in [CorrectionTests.lunch, CorrectionTests.run, CorrectionTests.water, CorrectionTests.weight] {
      for word in Self.words { check(OfflineReading.read(word, last: [entry]), word) }
    }
  }

  @Test(arguments: [11, 12]) func `any bytes are read without harm`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<150 {
      let count = Int.random(in: 0...80, using: &random)
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
      let sentence = String(decoding: bytes, as: UTF8.self)
      check(OfflineReading.read(sentence), sentence)
    }
  }

  @Test(
    .timeLimit(.minutes(60)), arguments: ["a ", "2 eggs and ", "and ", "3x8 ", "no ", "? ", "😀", "((", "1/2", "at 8 "])
  func `an endless message is read in bounded time`(piece: String) {
    let sentence = String(repeating: piece, count: 4_000)
    check(OfflineReading.read(sentence), piece)
  }

  @Test func `the same sentence is always read the same`() {
    let sentence = "ran 5k, then had 2 eggs and a coffee at 9am, 81.2 kg"
    #expect(OfflineReading.read(sentence) == OfflineReading.read(sentence))
  }
}
