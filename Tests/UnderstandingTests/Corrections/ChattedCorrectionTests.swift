import Foundation
import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// Corrections as they are typed in a hurry, of workouts, drinks, goals and all of a turn.
@Suite struct ChattedCorrectionTests {
  private static func workout(_ name: String, minutes: Double, kilometers: Double? = nil, sets: [WorkoutSet] = [])
    -> Entry
  {
    .workout(
      WorkoutLog(
        id: "w", type: sets.isEmpty ? .cardio : .strength, name: name, startTime: OfflineReading.now,
        durationMin: minutes,
        distanceKm: kilometers, exercises: sets.isEmpty ? [] : [ExerciseLog(name: name, sets: sets)],
        assumptions: sets.isEmpty ? [] : ["7 min estimated from 2 sets"]))
  }

  private static let press = workout(
    "Overhead press", minutes: 7, sets: Array(repeating: WorkoutSet(reps: 8, weightKg: 40), count: 2))

  @Test(arguments: [("I meant 45", 45.0, 8), ("sorry, 37.5", 37.5, 8), ("make that 9", 40, 9)])
  func `a bare figure after sets is the one of them that it is near`(sentence: String, load: Double, reps: Int) throws {
    let call = try #require(OfflineReading.corrections(OfflineReading.read(sentence, last: [Self.press])).first)
    let sets = try #require(call.workout?.exercises?.first?.sets)
    #expect(sets.map(\.weightKg) == [load, load] && sets.map(\.reps) == [reps, reps])
  }

  @Test(arguments: [
    ("last set was only 5", [8, 5], [40.0, 40.0]), ("only managed 6 on the final set", [8, 6], [40, 40]),
    ("lb not kg", [8, 8], [18.14, 18.14]), ("those were in pounds", [8, 8], [18.14, 18.14]),
    ("that's in pounds", [8, 8], [18.14, 18.14]),
  ])
  func `the last set and the unit of the loads are mended`(sentence: String, reps: [Int], loads: [Double]) throws {
    let call = try #require(OfflineReading.corrections(OfflineReading.read(sentence, last: [Self.press])).first)
    let sets = try #require(call.workout?.exercises?.first?.sets)
    #expect(sets.map(\.reps) == reps)
    #expect(zip(sets, loads).allSatisfy { abs(($0.weightKg ?? 0) - $1) < 0.01 })
  }

  @Test func `a distance with its time mends both`() throws {
    let last = Self.workout("Running", minutes: 40, kilometers: 7)
    let call = try #require(OfflineReading.corrections(OfflineReading.read("no sorry 9k in 47", last: [last])).first)
    #expect(call.distanceKm == 9 && call.durationMin == 47)
    let miles = OfflineReading.corrections(OfflineReading.read("9 miles I mean", last: [last])).first
    #expect(abs((miles?.distanceKm ?? 0) - 14.48) < 0.01)
  }

  @Test(arguments: ["only played 35", "35 min sorry", "i only lasted 35"])
  func `how long it really was mends a match`(sentence: String) {
    let last = Self.workout("Football (soccer)", minutes: 60)
    #expect(OfflineReading.corrections(OfflineReading.read(sentence, last: [last])).map(\.durationMin) == [35])
  }

  @Test(arguments: ["no wait 45, the warm up counts too", "make it 45, that includes the cool down"])
  func `what a length takes in is told beside it`(sentence: String) {
    let last = Self.workout("Elliptical", minutes: 30)
    #expect(OfflineReading.corrections(OfflineReading.read(sentence, last: [last])).map(\.durationMin) == [45])
  }

  @Test(arguments: [
    ("sorry, that should go under breakfast", MealType.breakfast), ("put that under dinner", .dinner),
    ("that belongs under snack", .snack),
  ])
  func `a meal is filed under another`(sentence: String, meal: MealType) {
    #expect(OfflineReading.corrections(OfflineReading.read(sentence, last: [Self.plate])).map(\.mealType) == [meal])
  }

  @Test(arguments: ["the bottle is 750 ml", "my glass holds three quarters of a litre actually"])
  func `how much a vessel holds mends what was drunk of it`(sentence: String) {
    let reading = OfflineReading.read(sentence, last: [CorrectionTests.water])
    #expect(OfflineReading.corrections(reading).map(\.amountMl) == [750], "\(reading)")
  }

  @Test func `a report that is regretted is a report`() {
    let reading = OfflineReading.read("had like 4 biscuits oops", last: [Self.plate])
    #expect(OfflineReading.kinds(reading) == [.addMeal])
  }

  @Test func `how it was done mends a ride`() throws {
    let last = Self.workout("Cycling", minutes: 40, kilometers: 12)
    let reading = OfflineReading.read("on an e-bike", last: [last])
    let call = try #require(OfflineReading.corrections(reading).first?.workout)
    #expect(call.name == "E-biking" && call.durationMin == 40 && call.distanceKm == 12)
  }

  @Test func `one item is made another`() throws {
    let last = CorrectionTests.meal("toastie and tea", [("Toastie", 1, "sandwich", 116), ("Tea", 1, "cup", 240)])
    for sentence in ["make the tea a coffee", "change the tea to coffee"] {
      let changes = try #require(OfflineReading.corrections(OfflineReading.read(sentence, last: [last])).first?.items)
      #expect(changes.map(\.itemName) == ["Tea"] && changes.first?.item?.name.contains("coffee") == true)
    }
  }

  @Test(arguments: [
    ("make the honey 10 g", "Honey", 10.0), ("make that yogurt half", "Yogurt", 100),
    ("make the yogurt half", "Yogurt", 100),
    ("make the honey double", "Honey", 60), ("change the yogurt to 150 g", "Yogurt", 150),
  ])
  func `one item is made more or less`(sentence: String, item: String, grams: Double) {
    let last = CorrectionTests.meal("yogurt and honey", [("Yogurt", 200, "g", 200), ("Honey", 30, "g", 30)])
    let changes = OfflineReading.corrections(OfflineReading.read(sentence, last: [last])).first?.items
    #expect(changes?.map(\.itemName) == [item] && changes?.first?.item?.grams == grams, "\(sentence)")
  }

  @Test func `a count of the measure that was logged mends it`() throws {
    let last = CorrectionTests.meal("2 slices of toast", [("Toast", 2, "slice", 50)])
    let change = try #require(
      OfflineReading.corrections(OfflineReading.read("one slice", last: [last])).first?.items?.first)
    #expect(change.item?.quantity == 1 && change.item?.grams == 25)
  }

  @Test func `what was on a dish is put to it`() throws {
    let last = CorrectionTests.meal(
      "chicken salad", [("Chicken or turkey salad, made with creamy dressing", 1, "serving", 226)])
    let changes = try #require(
      OfflineReading.corrections(OfflineReading.read("the dressing was ranch", last: [last])).first?.items)
    #expect(changes.map(\.action) == [.add])
  }

  @Test func `how a match was played is asked about and logs nothing`() {
    let reading = OfflineReading.read("singles not doubles", last: [Self.workout("Tennis", minutes: 60)])
    #expect(reading.calls.isEmpty && reading.clarification != nil)
  }

  private static let plate = CorrectionTests.meal(
    "curry and rice", [("Chicken curry", 1, "serving", 300), ("Rice", 1, "cup", 158)])

  @Test func `all of a turn is moved at once`() {
    let last = [Self.plate, CorrectionTests.water]
    let calls = OfflineReading.corrections(OfflineReading.read("all of that was yesterday", last: last))
    #expect(calls.map(\.entryId) == ["m", "d"])
    #expect(calls.allSatisfy { $0.timestamp.map { $0 < OfflineReading.date("2026-11-20T00:00:00Z") } == true })
  }

  @Test func `what went with the last meal is put to it`() throws {
    let reading = OfflineReading.read("had a chapati with it too", last: [Self.plate])
    let change = try #require(OfflineReading.corrections(reading).first?.items?.first)
    #expect(change.action == .add && change.item?.name == "chapati")
    #expect(reading.calls.count == 1)
  }

  @Test func `what somebody else had of it is taken off`() throws {
    let reading = OfflineReading.read("my flatmate ate half of it", last: [Self.plate])
    let changes = try #require(OfflineReading.corrections(reading).first?.items)
    #expect(changes.map { $0.item?.grams } == [150, 79])
  }

  @Test func `one food goes and another comes for it`() throws {
    let last = CorrectionTests.meal("toast and crisps", [("Toast", 1, "slice", 25), ("Crisps", 1, "bag", 28)])
    let changes = try #require(
      OfflineReading.corrections(OfflineReading.read("no crisps, a pear instead", last: [last])).first?.items)
    #expect(changes.count == 1 && changes.first?.itemName == "Crisps" && changes.first?.item?.name == "pear")
  }

  @Test func `the hour of a dinner is in its half of the day`() throws {
    guard case .meal(var meal) = Self.plate else { return }
    meal.timestamp = OfflineReading.date("2026-11-19T19:00:00Z")
    let call = try #require(
      OfflineReading.corrections(OfflineReading.read("time was 8 not 7", last: [.meal(meal)])).first)
    #expect(call.timestamp == OfflineReading.date("2026-11-19T20:00:00Z"))
    #expect(call.items == nil)
  }

  @Test(arguments: ["that's my brother's weight, remove", "that was my mum's, delete it"])
  func `a reason may stand before what it takes back`(sentence: String) {
    #expect(OfflineReading.read(sentence, last: [CorrectionTests.weight]).calls == [.removeEntry(RemoveEntry())])
  }

  @Test func `a new target weight mends the last one`() throws {
    let goal = Entry.goal(GoalEntry(id: "g", goalType: .cut, targetWeightKg: 71, timestamp: OfflineReading.now))
    let call = try #require(OfflineReading.corrections(OfflineReading.read("sorry 73kg", last: [goal])).first)
    #expect(call.goal?.targetWeightKg == 73)
  }
}
