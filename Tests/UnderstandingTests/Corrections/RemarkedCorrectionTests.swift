import Foundation
import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// Corrections with a remark behind them, times that come late, and what is taken back at a word.
@Suite struct RemarkedCorrectionTests {
  private static let pizza = CorrectionTests.meal("2 slices of pizza", [("Pizza, cheese", 2, "slice", 240)])

  @Test(arguments: [
    "wait, it was four slices, the last one was minute", "it was 4, one fell on the floor",
    "actually four slices, couldn't resist",
    "make that 4, the others were cold by then", "no it was four slices, the box was still there",
    "sorry 4 slices, the last two were small",
  ])
  func `a count is mended whatever is told of one of them`(sentence: String) throws {
    let reading = OfflineReading.read(sentence, last: [Self.pizza])
    let item = try #require(OfflineReading.corrections(reading).first?.items?.first?.item)
    #expect(item.quantity == 4 && item.unit == "slice" && item.grams == 480)
  }

  @Test(arguments: [
    "it was delicious", "that was really good", "loved every bite", "enjoyed it", "it was so so tasty", "it was great",
    "the pizza was great", "that was it for today",
  ])
  func `how it was changes nothing`(sentence: String) {
    let reading = OfflineReading.read(sentence, last: [Self.pizza])
    #expect(reading.calls.isEmpty && reading.query == .remark)
  }

  @Test(arguments: [
    "it was the run that calmed me down", "it was running that fixed my mood", "running always helps",
    "that run nearly killed me", "running cleared my head", "the run did me good", "best run in ages",
  ])
  func `what a workout did to somebody is no second one`(sentence: String) {
    let reading = OfflineReading.read(sentence, last: [CorrectionTests.run])
    #expect(reading.calls.isEmpty && reading.query == .remark)
  }

  @Test(arguments: [
    "it was the pizza that upset my stomach", "pizza saved my evening", "that pizza hit the spot",
    "best pizza in years",
    "pizza never fails",
  ])
  func `what a food did to somebody is no second one`(sentence: String) {
    let reading = OfflineReading.read(sentence, last: [Self.pizza])
    #expect(reading.calls.isEmpty && reading.query == .remark)
  }

  @Test(arguments: ["it was boxing that fixed my mood", "cycling cleared my head and I had a pear"])
  func `what was not logged before is logged`(sentence: String) {
    #expect(!OfflineReading.read(sentence, last: [CorrectionTests.run]).calls.isEmpty)
  }

  @Test(arguments: ["it was veggie", "it was 3", "loved it, had 3"])
  func `what it was does`(sentence: String) {
    #expect(OfflineReading.read(sentence, last: [Self.pizza]).query != .remark)
  }

  @Test(arguments: ["it was 37 min, the watch kept running", "no it was 37 min, my app had paused"])
  func `a length is mended whatever is told of the clock`(sentence: String) {
    let reading = OfflineReading.read(sentence, last: [CorrectionTests.run])
    #expect(OfflineReading.corrections(reading).map(\.durationMin) == [37])
  }

  @Test(arguments: [
    "ah and this was yesterday sorry", "oh and that was yesterday", "forgot to say that was yesterday",
    "forgot to mention this was yesterday", "ah, this was yesterday by the way", "btw that was yesterday, sorry",
    "plus this was yesterday", "also this one was yesterday", "I should've mentioned it was yesterday",
    "I forgot to say that it was yesterday",
  ])
  func `a day that comes late moves the entry`(sentence: String) throws {
    for last in [Self.pizza, CorrectionTests.run, CorrectionTests.water] {
      let reading = OfflineReading.read(sentence, last: [last])
      let moment = try #require(OfflineReading.corrections(reading).first?.timestamp)
      #expect(reading.calls.count == 1)
      #expect(moment.formatted(.iso8601).hasPrefix("2026-11-19"))
    }
  }

  @Test(arguments: [
    "scrap it", "bin it", "bin that", "ditch it", "ditch that one", "strike that", "strike it from the log", "chuck it",
    "toss that", "ok bin it, sorry", "cross that out", "that one can go", "take it out",
  ])
  func `an entry is taken back at a word`(sentence: String) {
    for last in [Self.pizza, CorrectionTests.run, CorrectionTests.water, CorrectionTests.weight] {
      #expect(OfflineReading.read(sentence, last: [last]).calls == [.removeEntry(RemoveEntry())])
    }
  }

  @Test(arguments: ["toss salad", "chuck steak 200 g", "ditch the bun"])
  func `food behind those words is no taking back of all`(sentence: String) {
    #expect(!OfflineReading.read(sentence, last: [Self.pizza]).calls.contains(.removeEntry(RemoveEntry())))
  }

  @Test(arguments: ["my train came, so only 37 min", "I left early so 37 min"])
  func `a length stands behind its reason`(sentence: String) {
    let reading = OfflineReading.read(sentence, last: [CorrectionTests.run])
    #expect(OfflineReading.corrections(reading).map(\.durationMin) == [37])
  }

  @Test(arguments: ["rowing not running", "it was rowing, not running"])
  func `one activity is mended to another`(sentence: String) {
    let reading = OfflineReading.read(sentence, last: [CorrectionTests.run])
    #expect(OfflineReading.corrections(reading).map(\.workout?.name) == ["Rowing"], "\(reading)")
  }

  @Test(arguments: ["half of that was walking", "the last 10 minutes of it were stretching"])
  func `a part of a session is asked about`(sentence: String) {
    let reading = OfflineReading.read(sentence, last: [CorrectionTests.run])
    #expect(reading.calls.isEmpty && reading.clarification != nil)
  }

  @Test(arguments: [("make that a pint", 473.0), ("sorry that was half a pint", 237), ("it was two pints", 946)])
  func `a pint after water is of water`(sentence: String, milliliters: Double) throws {
    let reading = OfflineReading.read(sentence, last: [CorrectionTests.water])
    let amount = try #require(OfflineReading.corrections(reading).first?.amountMl)
    #expect(reading.calls.count == 1 && abs(amount - milliliters) < 1)
  }

  @Test(arguments: [("double that", 62.0, 10.0), ("half that", 15.5, 2.5)])
  func `a multiple of a run is of its length and distance`(sentence: String, minutes: Double, kilometers: Double) throws
  {
    let call = try #require(
      OfflineReading.corrections(OfflineReading.read(sentence, last: [CorrectionTests.run])).first)
    #expect(call.durationMin == minutes && call.distanceKm == kilometers)
  }

  @Test(arguments: ["that was coffee", "no that was coffee", "it was black coffee, not water"])
  func `water that was coffee is coffee`(sentence: String) {
    let reading = OfflineReading.read(sentence, last: [CorrectionTests.water])
    #expect(reading.calls.first == .removeEntry(RemoveEntry(entryId: "d")))
    #expect(OfflineReading.meals(reading).flatMap(\.items).first?.name.contains("coffee") == true)
  }

  @Test(arguments: [("and another glass", 250.0), ("another bottle", 500)])
  func `another glass of water is one more`(sentence: String, milliliters: Double) {
    let reading = OfflineReading.read(sentence, last: [CorrectionTests.water])
    #expect(OfflineReading.water(reading).map(\.amountMl) == [milliliters])
  }

  @Test func `a bare volume is mended whatever is told of the bottle`() {
    let reading = OfflineReading.read("650, the bottle is bigger than I thought", last: [CorrectionTests.water])
    #expect(OfflineReading.corrections(reading).map(\.amountMl) == [650])
  }

  private static let bar = CorrectionTests.meal("a granola bar", [("Granola bar", 1, "bar", 40)])

  @Test(arguments: [
    "it's 190 kcal", "the wrapper says 190 calories and 6 g protein", "the back of the pack says 190 kcal",
  ])
  func `what the label says is what it had`(sentence: String) {
    let changes = OfflineReading.corrections(OfflineReading.read(sentence, last: [Self.bar])).first?.items ?? []
    #expect(changes.map(\.item?.calories) == [190])
  }

  @Test func `a label of something named besides is that one's`() {
    let reading = OfflineReading.read("the pack says 310 calories, it was a cheese roll", last: [Self.bar])
    #expect(OfflineReading.meals(reading).flatMap(\.items).map(\.calories) == [310])
  }

  @Test(arguments: ["105 kg", "105 kg, the bar was heavier"])
  func `a load after sets is theirs and no weighing`(sentence: String) {
    let lift = Entry.workout(
      WorkoutLog(
        id: "w", type: .strength, name: "Deadlift", startTime: OfflineReading.now, durationMin: 10,
        exercises: [ExerciseLog(name: "Deadlift", sets: [WorkoutSet(reps: 5, weightKg: 100)])],
        assumptions: ["10 min estimated from 1 set"]))
    let calls = OfflineReading.corrections(OfflineReading.read(sentence, last: [lift]))
    #expect(calls.map(\.workout?.exercises?.first?.sets.first?.weightKg) == [105])
    #expect(OfflineReading.kinds(OfflineReading.read("80.6 kg", last: [lift])) == [.addWeight])
  }
}
