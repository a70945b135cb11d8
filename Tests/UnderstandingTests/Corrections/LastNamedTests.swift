import Foundation
import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// Which entry a word is of where two could be meant, and what asks beside what is told.
@Suite struct LastNamedTests {
  @Test func `the weight right behind sets is what was lifted`() throws {
    let weighed = Entry.weight(
      BodyWeightEntry(id: "scale", weightKg: 81, timestamp: OfflineReading.now.addingTimeInterval(-3_600)))
    var context = OfflineReading.context(last: [MendedSessionTests.bench])
    context.earlierEntries = [weighed]
    let reading = OfflineReading.engine.read("the weight was 62.5", in: context)
    let call = try #require(OfflineReading.corrections(reading).first)
    #expect(call.entryId == "gym" && call.workout?.exercises?.first?.sets.first?.weightKg == 62.5, "\(call)")
  }

  @Test func `what is asked behind a log is put into no meal`() {
    let reading = OfflineReading.read(
      "log 170g turkey breast btw how much protein is in that", last: [AlternativeTests.burger])
    #expect(OfflineReading.corrections(reading).isEmpty, "\(reading)")
    #expect(OfflineReading.meals(reading).flatMap(\.items).map(\.name) == ["turkey breast"])
  }
}
