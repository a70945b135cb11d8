import Foundation
import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// Corrections of halves that became wholes, of activities that were others, and what was forgotten.
@Suite struct TakenWholeTests {
  static let quiche = CorrectionTests.meal("half a quiche", [("Quiche", 0.5, "quiche", 300)])
  static let match = Entry.workout(
    WorkoutLog(id: "match", type: .sports, name: "Squash", startTime: OfflineReading.now, durationMin: 40))

  @Test(arguments: ["I finished it", "ok ok, ate the whole thing", "had it all in the end", "ate all of it after all"])
  func `half of one that was finished is a whole one`(sentence: String) throws {
    let call = try #require(OfflineReading.corrections(OfflineReading.read(sentence, last: [Self.quiche])).first)
    #expect(call.items?.first?.item?.quantity == 1, "\(call)")
  }

  @Test(arguments: ["it wasn't squash, it was badminton", "that wasnt squash but badminton"])
  func `an activity that is denied is the other`(sentence: String) throws {
    let call = try #require(OfflineReading.corrections(OfflineReading.read(sentence, last: [Self.match])).first)
    #expect(call.workout?.name == "Badminton")
  }

  @Test func `a forgotten exercise with its amount was done`() {
    let reading = OfflineReading.read("oh and I forgot the plank, 90 sec", last: [Self.match])
    #expect(OfflineReading.workouts(reading).map(\.name) == ["Plank"])
  }

  @Test func `a meal that was not had mends nothing`() {
    #expect(OfflineReading.read("had no breakfast, just not hungry", last: [Self.quiche]).calls.isEmpty)
  }

  @Test(
    arguments: [
      ("plank, 2 min", 120.0), ("plank: 90 s", 90), ("wall sit - 45 sec", 45), ("dead hang, 1 min", 60),
    ])
  func `a hold is as long as is said behind a sign`(sentence: String, seconds: Double) {
    let sets = OfflineReading.workouts(sentence).flatMap { $0.exercises ?? [] }.flatMap(\.sets)
    #expect(sets.map(\.durationSec) == [seconds])
  }

  @Test func `a count behind a comma is of repetitions`() {
    let sets = OfflineReading.workouts("push-ups, 25").flatMap { $0.exercises ?? [] }.flatMap(\.sets)
    #expect(sets.map(\.reps) == [25])
  }

  @Test(arguments: [
    "if I'd cycled 20 km how many more calories would that have been?", "had I run 8 km I would have burned more",
  ])
  func `what would have been is not logged`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty)
  }
}

/// Lines that mend one thing of the turn before by an hour, a kind or what it was not.
@Suite struct OneThingMendedTests {
  static let atSeven = Entry.meal(
    Meal(
      id: "meal", name: "Oatmeal", mealType: .breakfast, timestamp: OfflineReading.date("2026-11-20T07:00:00Z"),
      items: [
        FoodItem(id: "i", name: "Oatmeal, NFS", grams: 240, nutrients: Nutrients(calories: 180), catalogId: "usda:1")
      ], rawInput: "oatmeal at 7"))
  static let burger = CorrectionTests.meal(
    "a burger and fries",
    [("Hamburger, NFS", 1, "hamburger", 145), ("Potato, french fries, fast food", 1, "serving", 110)])
  static let walk = Entry.workout(
    WorkoutLog(id: "walk", type: .cardio, name: "Walking", startTime: OfflineReading.now, durationMin: 90))

  private func correction(_ sentence: String, _ entry: Entry) throws -> CorrectEntry {
    try #require(OfflineReading.corrections(OfflineReading.read(sentence, last: [entry])).first, "\(sentence)")
  }

  @Test(arguments: [("8 not 7", "2026-11-20T08:00:00Z"), ("wait no, nearer 9", "2026-11-20T09:00:00Z")])
  func `a figure against the hour that was told is an hour`(sentence: String, moment: String) throws {
    #expect(try correction(sentence, Self.atSeven).timestamp == OfflineReading.date(moment))
  }

  @Test func `what counts as a meal is that meal`() throws {
    #expect(try correction("that counts as a snack actually", Self.atSeven).mealType == .snack)
  }

  @Test func `the kind of one of several foods is mended`() throws {
    let change = try #require(try correction("the burger was a veggie one", Self.burger).items?.first)
    #expect(change.item?.name.lowercased().contains("veggie burger") == true)
  }

  @Test func `what is put in without something is put in`() throws {
    let change = try #require(try correction("oh and a side salad, no dressing", Self.burger).items?.first)
    #expect(change.action == .add)
  }

  @Test func `a distance right behind a walk is the walk's`() throws {
    #expect(try correction("7.5 km btw", Self.walk).distanceKm == 7.5)
  }

  @Test(arguments: ["oops posted this in the wrong chat, get rid of it", "didn't have it after all, get rid of it"])
  func `what was sent by mistake is taken out`(sentence: String) {
    let reading = OfflineReading.read(sentence, last: [Self.burger])
    #expect(OfflineReading.kinds(reading) == [.removeEntry], "\(reading)")
  }
}
