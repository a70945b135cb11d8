import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// A new figure changes only what can be measured in its unit.
@Suite struct FigureUnitTests {
  @Test(
    arguments: [
      ("/edit 82.0 kg", [CorrectionTests.run]), ("actually 82 kg", [CorrectionTests.run]),
      ("actually 82 kg", [CorrectionTests.water]), ("actually 82 kg", [CorrectionTests.eggs]),
      ("sorry, 180 lbs", [CorrectionTests.run]), ("actually 500 ml", [CorrectionTests.run]),
      ("make that 200 g", [CorrectionTests.run]), ("actually 40 minutes", [CorrectionTests.weight]),
      ("actually 40 minutes", [CorrectionTests.water]), ("actually 500 ml", [CorrectionTests.weight]),
      ("in 61 hours", [CorrectionTests.run]), ("actually 61 hours", [CorrectionTests.run]),
    ])
  func `a figure that fits nothing is asked about`(sentence: String, last: [Entry]) throws {
    let reading = OfflineReading.read(sentence, last: last)
    #expect(reading.calls.isEmpty)
    #expect(reading.clarification != nil)
  }

  @Test func `the entry that the unit can belong to is mended, not the latest`() {
    let last = [CorrectionTests.weight, CorrectionTests.water, CorrectionTests.run]
    #expect(
      OfflineReading.corrections(OfflineReading.read("actually 82 kg", last: last))
        == [CorrectEntry(entryId: "b", weightKg: 82)])
    #expect(
      OfflineReading.corrections(OfflineReading.read("actually 300 ml", last: last))
        == [CorrectEntry(entryId: "d", amountMl: 300)])
    #expect(
      OfflineReading.corrections(OfflineReading.read("actually 40 minutes", last: last.reversed()))
        == [CorrectEntry(entryId: "w", durationMin: 40)])
  }

  @Test func `a weight that fits nothing is logged when the first answer is picked`() throws {
    let question = try #require(OfflineReading.read("actually 82 kg", last: [CorrectionTests.run]).clarification)
    let context = OfflineReading.context(last: [CorrectionTests.run], pending: question)
    #expect(OfflineReading.weights(OfflineReading.engine.read("1", in: context)).map(\.weightKg) == [82])
    #expect(OfflineReading.engine.read("2", in: context).calls.isEmpty)
  }

  @Test func `a figure without a unit is still a run's minutes`() {
    let reading = OfflineReading.read("make that 40", last: [CorrectionTests.run])
    #expect(OfflineReading.corrections(reading) == [CorrectEntry(entryId: "w", durationMin: 40)])
  }
}
