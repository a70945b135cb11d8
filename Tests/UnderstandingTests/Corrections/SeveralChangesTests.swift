import Foods
import Foundation
import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// Lines that mend several things of what was logged last, and what they say of each.
@Suite struct SeveralChangesTests {
  private static func changes(_ said: String, _ sentence: String) -> [String] {
    let reading = OfflineReading.read(sentence, last: [PartKindTests.logged(said)])
    guard reading.calls.count == 1 else { return [] }
    return (OfflineReading.corrections(reading).first?.items ?? []).map { change in
      let amount = change.item.flatMap { item in
        item.quantity.map { "\(NumberPhrase.plain($0)) \(item.unit ?? " - ")" }
      }
      return [change.action.rawValue, change.itemName ?? "", change.item?.name ?? "", amount ?? ""].filter {
        !$0.isEmpty
      }
      .joined(separator: "|")
    }
  }

  private static let sausages = "2 sausages and mash"

  @Test(
    arguments: [
      (
        sausages, "it was 3 sausages and the mash was 200 g",
        ["replace|Sausage, NFS|Sausage, NFS|3 serving", "replace|Potato, mashed, NFS|Potato, mashed, NFS|200 g"]
      ),
      (
        sausages, "the sausages were 150 g, mash 200 g",
        ["replace|Sausage, NFS|Sausage, NFS|150 g", "replace|Potato, mashed, NFS|Potato, mashed, NFS|200 g"]
      ),
      (
        sausages, "there were 3 sausages and no mash",
        ["replace|Sausage, NFS|Sausage, NFS|3 serving", "remove|Potato, mashed, NFS"]
      ),
      (
        sausages, "it was 3 sausages and there was gravy on it",
        ["replace|Sausage, NFS|Sausage, NFS|3 serving", "add|gravy"]
      ),
      (sausages, "it was 3 sausages and the mash was delicious", ["replace|Sausage, NFS|Sausage, NFS|3 serving"]),
      (
        "salmon with potatoes", "140 g salmon, 220 g potatoes",
        [
          "replace|Salmon, cooked, NS as to cooking method|Salmon, cooked, NS as to cooking method|140 g",
          "replace|Potato, boiled, from fresh, peel not eaten, no added fat|Potato, boiled, from fresh, peel not eaten, no added fat|220 g",
        ]
      ),
    ])
  func `each clause mends what it is about`(said: String, sentence: String, changes: [String]) {
    #expect(Self.changes(said, sentence) == changes)
  }

  @Test func `a moment and an item are mended at once`() throws {
    let reading = OfflineReading.read(
      "it was yesterday and there were 3 sausages", last: [PartKindTests.logged(Self.sausages)])
    let correction = try #require(OfflineReading.corrections(reading).first)
    #expect(reading.calls.count == 1 && correction.timestamp != nil && correction.items?.count == 1)
  }

  @Test func `a kind and an amount of one food are one change`() throws {
    let reading = OfflineReading.read(
      "it was 3 bagels and they were wholemeal", last: [PartKindTests.logged("2 bagels")])
    let item = try #require(OfflineReading.corrections(reading).first?.items?.first?.item)
    #expect(item.name == "wholemeal bagels" && item.quantity == 3)
  }

  @Test func `what cannot be worked in together is left and asked for one by one`() {
    let reading = OfflineReading.read(
      "it was 3 sausages and it was 4 sausages", last: [PartKindTests.logged(Self.sausages)])
    #expect(reading.calls.isEmpty && reading.clarification != nil)
  }

  @Test(arguments: [
    (sausages, "I had 2 pears and the bus was late"), (sausages, "150 g salmon, 200 g mash"),
    ("150 g salmon and mash", "150 g salmon, 200 g mash"),
  ])
  func `another meal is another meal`(said: String, sentence: String) {
    let reading = OfflineReading.read(sentence, last: [PartKindTests.logged(said)])
    #expect(OfflineReading.kinds(reading) == [.addMeal])
  }

  @Test(
    arguments: [
      ("4 sets, and it was the 24 kg bell", 4, 10, 24), ("it was 12 reps and 22 kg", 3, 12, 22),
      ("it was 5 sets, 8 reps", 5, 8, 20),
    ] as [(String, Int, Int, Double)])
  func `sets, reps and load are mended at once`(sentence: String, sets: Int, reps: Int, load: Double) {
    let swings = WorkoutLog(
      id: "w", type: .strength, name: "Goblet squat", startTime: OfflineReading.now, durationMin: 6,
      exercises: [
        ExerciseLog(name: "Goblet squat", sets: Array(repeating: WorkoutSet(reps: 10, weightKg: 20), count: 3))
      ])
    let reading = OfflineReading.read(sentence, last: [.workout(swings)])
    let found = OfflineReading.corrections(reading).first?.workout?.exercises?.first?.sets ?? []
    #expect(found.count == sets && found.allSatisfy { $0.reps == reps && $0.weightKg == load }, "\(found)")
  }
}
