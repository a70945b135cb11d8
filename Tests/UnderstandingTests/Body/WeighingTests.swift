import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// The ways people tell what a scale showed, and what it showed long ago.
@Suite struct WeighingTests {
  private static func kilograms(_ sentence: String, knownKg: Double? = 80) -> [Double] {
    OfflineReading.weights(OfflineReading.read(sentence, weightKg: knownKg)).map {
      ($0.weightKg * 1000).rounded() / 1000
    }
  }

  @Test(arguments: [
    ("scales say 78.3", 78.3), ("scales say 78.3 kg this evening", 78.3), ("bang on 77 kg", 77), ("77 kg dead on", 77),
    ("spot on 79", 79), ("181 and a half pounds", 82.327), ("13 and a half stone", 85.729),
    ("eleven stone nine", 73.936), ("thirteen and a half stone", 85.729),
    ("one hundred and seventy four pounds", 78.925), ("12st9lb", 80.286), ("78 kilos and 300 grams", 78.3),
    ("a touch over 79 kg", 79), ("just under 12 stone", 76.204), ("just under 79: 78.8", 78.8),
    ("hopped on the scale: 79.2", 79.2), ("the doctor's scales had me at 81.4", 81.4), ("79.1 on the nose", 79.1),
    ("starting weight 81 kg", 81), ("broke 79, 78.9 kg", 78.9), ("79.3 again", 79.3), ("hit 78.8!", 78.8),
    ("hit 79 kilos flat on Sunday!", 79), ("dipped to 78.4 kg", 78.4), ("reached 77 kg today", 77),
    ("smack on 77 kg", 77), ("78 kilos give or take", 78), ("dipped under 79, 78.9 kg", 78.9),
    ("clinic's scales: 79.7 kg", 79.7),
    ("my nan's scale says 79.6 kg", 79.6), ("my flatmate's bathroom scale showed 80.1", 80.1),
    ("the scale reads 79 point 6", 79.6), ("79 point six kilos", 79.6), ("down 0.9 to 79.3 since Tuesday", 79.3),
    ("79.3 this morning, 81 last week", 79.3), ("177 and a half pounds after my run", 80.513),
  ])
  func `what a scale showed is logged`(sentence: String, kg: Double) {
    #expect(Self.kilograms(sentence) == [kg])
    #expect(OfflineReading.read(sentence).calls.count == 1)
  }

  @Test(arguments: [
    ("weighed 79.4 on monday and 79 on wednesday", ["16", "18"]),
    ("weighed 79.4 on 11 nov, 79.2 on 12 nov and 79 on 13 nov", ["11", "12", "13"]),
    ("i weighed 79.4 kg on tuesday, 79.1 kg yesterday", ["17", "19"]),
    ("79.4 on monday, 79 on tuesday", ["16", "17"]),
  ])
  func `each figure with a day of its own is a weighing of that day`(sentence: String, days: [String]) {
    let weights = OfflineReading.weights(OfflineReading.read(sentence, weightKg: nil))
    #expect(weights.first?.weightKg == 79.4)
    #expect(weights.map(\.timestamp) == days.map { OfflineReading.date("2026-11-\($0)T12:00:00Z") })
  }

  @Test(arguments: [
    ("down 0.9 to 79.3 kg since Tuesday", nil), ("79.3 this morning, 81 last week", "2026-11-20T08:00:00Z"),
    ("79.3 this morning, was 81 last week", "2026-11-20T08:00:00Z"),
  ])
  func `what a weight is compared with is not when it was weighed`(sentence: String, moment: String?) throws {
    let weight = try #require(OfflineReading.weights(OfflineReading.read(sentence)).first)
    #expect(weight.timestamp == moment.map(OfflineReading.date))
  }

  @Test(arguments: [
    ("yesterday: 79.4 kg in the morning, 80.6 in the evening", "2026-11-19T08:00:00Z", "2026-11-19T19:00:00Z"),
    ("79.9 yesterday, 79.5 kg this morning", "2026-11-19T12:00:00Z", "2026-11-20T08:00:00Z"),
    ("Last Sunday 79.9 kg, today 79.2 kg", "2026-11-15T12:00:00Z", "2026-11-20T12:30:00Z"),
  ])
  func `weights with a time each are one each`(sentence: String, first: String, second: String) {
    let moments = OfflineReading.weights(OfflineReading.read(sentence)).map(\.timestamp)
    #expect(moments == [OfflineReading.date(first), OfflineReading.date(second)])
  }

  @Test func `a figure near the weight known closes a message about training`() {
    let reading = OfflineReading.read("spin class before work, 79.6 after")
    #expect(Set(OfflineReading.kinds(reading)) == [.addWorkout, .addWeight])
    #expect(Self.kilograms("spin class before work, 45.5 after").isEmpty)
  }

  @Test(arguments: [
    "weighed 86 kg in May", "in 2018 I weighed 92 kg", "I weighed 89 kg in 2022", "I used to weigh 101 kg",
    "weighed 83 kg last month", "weighed 85 kg two months ago", "my weight was 88 kg last Christmas",
  ])
  func `a weight of months or years ago is not today's`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty)
  }

  @Test(arguments: [
    ("weighed 81 kg in the morning", 81.0), ("weighed 80.2 kg on 3 November", 80.2), ("83 last month, 81 now", 81),
    ("weighed 82 kg last week", 82),
  ])
  func `a weight of a day that is named is that day's`(sentence: String, kg: Double) {
    #expect(Self.kilograms(sentence) == [kg])
  }

  @Test func `the day of a weighing is mended with its figure`() throws {
    let last = [Entry.weight(BodyWeightEntry(id: "w", weightKg: 79, timestamp: OfflineReading.now))]
    let reading = OfflineReading.read("no, 78.2 kg yesterday", last: last)
    let correction = try #require(OfflineReading.corrections(reading).first)
    #expect(correction.entryId == "w" && correction.weightKg == 78.2)
    #expect(correction.timestamp == OfflineReading.date("2026-11-19T12:00:00Z"))
  }

  @Test(arguments: ["two stone lighter than you", "just 2 eggs", "a touch of cream, 80 ml", "half a pound of prawns"])
  func `other figures are no weighing`(sentence: String) {
    #expect(Self.kilograms(sentence).isEmpty)
  }
}
