import Foundation
import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// Corrections that say a unit, a kind, an owner or another sport and nothing else.
@Suite struct OneSidedCorrectionTests {
  static let cola = CorrectionTests.meal("200 ml of cola", [("Soft drink, cola", 200, "ml", 206)])
  static let pear = CorrectionTests.meal("a pear", [("Pear, raw", 1, "pear", 178)])
  static let milk = CorrectionTests.meal("a cup of whole milk", [("Milk, whole", 1, "cup", 244)])
  static let tea = CorrectionTests.meal(
    "a ham roll and a tart", [("Ham sandwich", 1, "roll", 150), ("Tart", 1, "tart", 80)])
  static let hops = Entry.workout(
    WorkoutLog(
      id: "w", type: .strength, name: "Squat", startTime: OfflineReading.now, durationMin: 10,
      exercises: [ExerciseLog(name: "Squat", sets: [WorkoutSet(reps: 10), WorkoutSet(reps: 10)])]))

  private func correction(_ said: String, _ last: Entry) -> CorrectEntry? {
    OfflineReading.corrections(OfflineReading.read(said, last: [last])).first
  }

  @Test(arguments: ["cl, not ml", "cl not ml, sorry", "it was cl, not ml"])
  func `the figure stays where only its unit was wrong`(said: String) throws {
    let item = try #require(correction(said, Self.cola)?.items?.first?.item)
    #expect(item.quantity == 2000 && item.grams == 2060)
  }

  @Test func `miles that were kilometres keep their figure`() throws {
    let call = try #require(correction("miles, not km", CorrectionTests.run))
    #expect(abs((call.distanceKm ?? 0) - 5 * 1.609344) < 0.01)
  }

  @Test(arguments: ["that's miles", "in miles", "that was in miles, sorry"])
  func `a round figure was of the unit that is told behind it`(said: String) throws {
    let call = try #require(correction(said, CorrectionTests.run))
    #expect(abs((call.distanceKm ?? 0) - 5 * 1.609344) < 0.01)
  }

  @Test(arguments: [("that's in lbs", 68.04), ("that was in pounds", 68.04), ("it's in kg", nil)])
  func `a weighing was of the unit that is told behind it`(said: String, kilograms: Double?) {
    let weight = Entry.weight(BodyWeightEntry(id: "b", weightKg: 150, timestamp: OfflineReading.now))
    #expect(correction(said, weight)?.weightKg.map { ($0 * 100).rounded() / 100 } == kilograms)
  }

  @Test func `pounds of what was read as pounds mend nothing`() {
    #expect(OfflineReading.read("that's in lbs", last: [CorrectionTests.weight]).calls.isEmpty)
  }

  @Test(arguments: ["nectarine, sorry", "nectarine oops"])
  func `a food and an apology name what it was`(said: String) throws {
    let change = try #require(correction(said, Self.pear)?.items?.first)
    #expect(change.itemName == "Pear, raw" && change.item?.name == "nectarine")
  }

  @Test(arguments: ["two of them", "only two of those", "two of them in fact"])
  func `so many of them is the count of the one food`(said: String) {
    #expect(correction(said, Self.pear)?.items?.first?.item?.quantity == 2)
  }

  @Test(arguments: [
    "wasn't whole milk, it was skimmed", "it wasn't whole milk but skimmed",
    "it wasn't the whole kind, it was the skimmed one",
  ])
  func `a kind that is denied gives way to the one that was had`(said: String) throws {
    let item = try #require(correction(said, Self.milk)?.items?.first?.item)
    #expect(item.name.contains("skimmed") && !item.name.contains("whole"))
  }

  @Test(arguments: ["the tart wasn't mine", "the tart wasn't for me, my aunt had it"])
  func `what was not the person's goes and the rest stays`(said: String) throws {
    let change = try #require(correction(said, Self.tea)?.items?.first)
    #expect(change.action == .remove && change.itemName == "Tart")
  }

  @Test(arguments: ["12 per set, not 10", "it was 12 reps a set", "12 each set"])
  func `repetitions of each set are mended in all of them`(said: String) throws {
    let sets = try #require(correction(said, Self.hops)?.workout?.exercises?.first?.sets)
    #expect(sets.map(\.reps) == [12, 12])
  }

  @Test func `another sport is put for the one that is denied`() throws {
    let call = try #require(correction("not running, rowing", CorrectionTests.run))
    #expect(call.workout?.name == "Rowing")
  }

  @Test(arguments: [
    ("double that, I had another one", 2.0), ("well, it was only half of it, the rest is in the fridge", 0.5),
  ])
  func `what is said behind a multiple is an aside`(said: String, quantity: Double) {
    #expect(correction(said, Self.pear)?.items?.first?.item?.quantity == quantity)
  }

  @Test func `a reason may stand before the amount`() throws {
    let item = try #require(
      correction("oh, and my sister says that was the tall glass, so it was more like 350 ml", Self.cola)?.items?.first?
        .item)
    #expect(item.quantity == 350 && item.unit == "ml")
  }

  @Test(arguments: [
    "actually delete all of it, that was my colleague's", "delete all of it", "scrap all of that",
    "actually delete the whole thing",
  ])
  func `all of it is the entry and not its last mending`(said: String) {
    let reading = OfflineReading.read(said, last: [Self.pear])
    #expect(reading.calls == [.removeEntry(RemoveEntry(entryId: "m"))])
  }

  @Test func `a wrong mending is mended once more`() {
    #expect(correction("oh no, that's wrong too, 30", CorrectionTests.run)?.durationMin == 30)
  }

  @Test func `the calories of a goal are mended by theirs`() {
    let goal = Entry.goal(GoalEntry(id: "g", calorieTarget: 2200, timestamp: OfflineReading.now))
    #expect(correction("1900 kcal actually, not 2200", goal)?.goal?.calorieTarget == 1900)
  }

  @Test func `by the way says nothing`() throws {
    let call = try #require(correction("it was for dinner yesterday by the way, not lunch today", Self.pear))
    #expect(call.mealType == .dinner && call.timestamp != nil)
  }
}
