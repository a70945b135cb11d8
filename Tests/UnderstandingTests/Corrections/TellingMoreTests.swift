import Foods
import Foundation
import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// What one line says of a state, a vessel, a label, a watch or a share of what was logged last.
@Suite struct TellingMoreTests {
  @Test(arguments: [
    ("porridge", "it was 80 g dry", "dry porridge", 80), ("chicken", "200 g raw weight", "raw chicken", 200),
    ("pasta with pesto", "the pasta was 90 g dry", "dry pasta", 90),
  ])
  func `a weight is of the state it is said with`(said: String, sentence: String, name: String, grams: Double) throws {
    let reading = OfflineReading.read(sentence, last: [PartKindTests.logged(said)])
    let item = try #require(OfflineReading.corrections(reading).first?.items?.first?.item)
    #expect(item.name == name && item.grams == grams)
  }

  @Test(arguments: ["400 ml each", "they were 400 ml each"])
  func `what each held is told of all`(sentence: String) throws {
    let reading = OfflineReading.read(sentence, last: [PartKindTests.logged("2 beers")])
    let item = try #require(OfflineReading.corrections(reading).first?.items?.first?.item)
    #expect(item.quantity == 800 && item.unit == "ml")
  }

  @Test(arguments: [
    ("a flat white and a scone", "the coffee was a large", "large"),
    ("a cappuccino", "make the coffee a small", "small"),
  ])
  func `a coffee is whatever coffee was had`(said: String, sentence: String, unit: String) {
    let reading = OfflineReading.read(sentence, last: [PartKindTests.logged(said)])
    let changes = OfflineReading.corrections(reading).first?.items ?? []
    #expect(changes.count == 1 && changes.first?.item?.unit == unit)
  }

  @Test(arguments: [
    ("porridge", "made with milk", "porridge made with milk"),
    ("a protein shake", "I made it with water", "protein shake made with water"),
  ])
  func `a dish made with something is that dish`(said: String, sentence: String, name: String) {
    let reading = OfflineReading.read(sentence, last: [PartKindTests.logged(said)])
    #expect(OfflineReading.corrections(reading).first?.items?.first?.item?.name == name)
  }

  @Test func `banana bread is no toast`() {
    let reading = OfflineReading.read(
      "my flatmate's banana bread is superb, had two thick slices",
      last: [PartKindTests.logged("toast and an omelette")])
    #expect(OfflineReading.kinds(reading) == [.addMeal])
  }

  @Test(arguments: ["take the scone off, that was hers", "remove the scone, that was my husband's"])
  func `why something is taken off is no second change`(sentence: String) {
    let reading = OfflineReading.read(sentence, last: [PartKindTests.logged("a scone and a tea")])
    #expect(OfflineReading.corrections(reading).first?.items?.map(\.action) == [.remove])
  }

  @Test func `the dinner of a food is the whole of it`() {
    var meal = PartKindTests.logged("trout and asparagus")
    if case .meal(var dinner) = meal {
      dinner.mealType = .dinner
      meal = .meal(dinner)
    }
    #expect(OfflineReading.kinds(OfflineReading.read("delete the trout dinner", last: [meal])) == [.removeEntry])
    #expect(OfflineReading.kinds(OfflineReading.read("delete the trout lunch", last: [meal])) == [])
  }

  @Test(
    arguments: [("label says 45 g", 45.0, nil), ("the box says 210 calories", nil, 210)] as [(String, Double?, Double?)]
  )
  func `what a label says is of the one food`(sentence: String, grams: Double?, energy: Double?) throws {
    let reading = OfflineReading.read(sentence, last: [PartKindTests.logged("a protein bar")])
    let item = try #require(OfflineReading.corrections(reading).first?.items?.first?.item)
    #expect(item.calories == energy && (grams == nil || item.grams == grams))
  }

  @Test func `what a recipe says is read out`() {
    let reading = OfflineReading.read(
      "the recipe says 150 g semolina, 2 eggs and 90 g sugar", last: [PartKindTests.logged("a protein bar")])
    #expect(reading.calls.isEmpty)
  }

  @Test(arguments: [
    ("it was 3 sausages, also a cider", [ToolName.correctEntry]),
    ("it was 3 sausages and I also had a cider", [.correctEntry, .addMeal]),
    ("there were 3 sausages, plus 20 push ups", [.correctEntry, .addWorkout]),
  ])
  func `what is told besides is logged besides`(sentence: String, kinds: [ToolName]) {
    let reading = OfflineReading.read(sentence, last: [PartKindTests.logged("2 sausages and mash")])
    #expect(OfflineReading.kinds(reading) == kinds)
  }

  @Test(arguments: ["scratch that, I spilled it", "undo that, it never arrived"])
  func `what is taken back with its reason is taken back`(sentence: String) {
    let reading = OfflineReading.read(sentence, last: [PartKindTests.logged("a cider")])
    #expect(OfflineReading.kinds(reading) == [.removeEntry])
  }

  @Test(arguments: [("a calzone", "left about a quarter", 0.75), ("a calzone", "left a third of it", 2.0 / 3)])
  func `what was left of it was not had`(said: String, sentence: String, share: Double) {
    let reading = OfflineReading.read(sentence, last: [PartKindTests.logged(said)])
    #expect(abs((OfflineReading.corrections(reading).first?.items?.first?.item?.quantity ?? 0) - share) < 0.001)
  }

  @Test func `the load is told in the unit that fits`() {
    let squats = WorkoutLog(
      id: "w", type: .strength, name: "Squat", startTime: OfflineReading.now, durationMin: 10,
      exercises: [ExerciseLog(name: "Squat", sets: Array(repeating: WorkoutSet(reps: 5, weightKg: 102.06), count: 2))])
    let reading = OfflineReading.read("my bad it was 235", last: [.workout(squats)])
    let sets = OfflineReading.corrections(reading).first?.workout?.exercises?.first?.sets ?? []
    #expect(sets.count == 2 && sets.allSatisfy { abs(($0.weightKg ?? 0) - 106.6) < 0.1 })
  }

  @Test(arguments: ["gps says 7.4 mi", "my watch said 7.4 miles"])
  func `what a watch says is of the workout`(sentence: String) {
    let run = WorkoutLog(
      id: "w", type: .cardio, name: "Running", startTime: OfflineReading.now, durationMin: 60, distanceKm: 12)
    let reading = OfflineReading.read(sentence, last: [.workout(run)])
    #expect(abs((OfflineReading.corrections(reading).first?.distanceKm ?? 0) - 11.91) < 0.01)
  }

  @Test(arguments: ["no, that was last week's, take it out", "bin that, it was my brother's"])
  func `a reason before the order takes back too`(sentence: String) {
    let reading = OfflineReading.read(sentence, last: [PartKindTests.logged("a calzone")])
    #expect(OfflineReading.kinds(reading) == [.removeEntry])
  }

  @Test func `another kind of one of several`() {
    let reading = OfflineReading.read("make that a turkey one", last: [PartKindTests.logged("ham sandwich and crisps")])
    #expect(OfflineReading.corrections(reading).first?.items?.map { $0.item?.name } == ["turkey sandwich"])
  }

  @Test func `what is in a batter is not put in once more`() {
    let reading = OfflineReading.read("made with oat milk", last: [PartKindTests.logged("pancakes")])
    #expect(reading.calls.isEmpty && reading.clarification != nil)
  }
}
