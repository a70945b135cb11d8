import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// Amounts and kinds that are mended right after a log: what they are of, and what they are not.
@Suite struct AmendedAmountTests {
  private typealias Named = NamedCorrectionTests

  private static func water(_ milliliters: Double) -> Entry {
    .water(WaterEntry(id: "d", amountMl: milliliters, timestamp: OfflineReading.now))
  }

  private static func correction(_ said: String, _ last: Entry) -> CorrectEntry? {
    OfflineReading.corrections(OfflineReading.read(said, last: [last])).first
  }

  @Test(arguments: [
    ("actually 2.5", 3000.0, 2500.0), ("make that 3", 2000, 3000), ("no wait, 1.2", 1500, 1200),
    ("make that 6", 2000, 1500), ("make it 2", 250, 500), ("sorry, 3", 330, 990),
  ])
  func `a bare figure of water is of the measure it is near`(said: String, before: Double, after: Double) {
    #expect(Self.correction(said, Self.water(before))?.amountMl == after)
  }

  @Test func `where a figure of water may be glasses or bottles Ada asks`() {
    let reading = OfflineReading.read("make that 3", last: [Self.water(500)])
    #expect(reading.calls.isEmpty && reading.clarification?.choices.count == 3)
  }

  @Test(arguments: ["they were tiny", "they were small ones", "small ones"])
  func `a size leaves the count as it was`(said: String) {
    let plums = Named.meal("p", [("plums", "Plum, raw", 3, "fruit", 225, false)])
    let item = Named.changes(said, last: plums).first?.item
    #expect(item?.quantity == 3 && item?.unit?.contains("small") == true, "\(String(describing: item))")
  }

  @Test func `a length is no count of the food`() throws {
    let quiche = Named.meal("q", [("meatball sub", "Meatball sub", 1, "serving", 400, false)])
    let changes = Named.changes("it was a six inch", last: quiche)
    #expect(changes.allSatisfy { ($0.item?.quantity ?? 1) <= 1 })
  }

  @Test(
    arguments: [
      ("dumplings were 3", 3.0, "dumpling"), ("dumplings were a small", nil, "small"),
      ("no, dumplings were 4", 4, "dumpling"),
    ] as [(String, Double?, String)])
  func `a food that is named without an article is the one that is logged`(said: String, count: Double?, unit: String) {
    let reading = Named.read(said, last: [Named.stew])
    let change = OfflineReading.corrections(reading).first?.items?.first
    #expect(change?.itemName == "Dumpling, plain" && change?.item?.unit?.contains(unit) == true, "\(reading)")
    if let count { #expect(change?.item?.quantity == count) }
  }

  private static let pilau = Named.meal("r", [("rice and chickpeas", "Rice with chickpeas", 1, "serving", 400, false)])

  @Test(
    arguments: [
      ("the rice was 120g", 120, nil), ("rice was 120 g", 120, nil), ("the chickpeas were half a cup", nil, 0.5),
      ("the rice was 120 g and the chickpeas 80 g", 120, 80),
    ] as [(String, Double?, Double?)])
  func `how much of one part there was leaves the other as it usually is`(
    said: String, rice: Double?, chickpeas: Double?
  ) {
    let items = Named.changes(said, last: Self.pilau).compactMap(\.item)
    #expect(items.map(\.name) == ["rice", "chickpeas"], "\(said)")
    #expect(items.map(\.quantity) == [rice, chickpeas], "\(said)")
  }

  @Test func `the kind of a part stays with its part`() {
    let names = Named.changes("the rice was brown", last: Self.pilau).compactMap { $0.item?.name }.joined(
      separator: " ")
    #expect(names.contains("brown rice"), "\(names)")
  }

  @Test(arguments: [
    ("it was white", "red wine", "white", "red"), ("it was brown", "white rice", "brown", "white"),
    ("they were fried", "poached eggs", "fried", "poached"), ("it was veggie", "chicken burger", "veggie", "chicken"),
    ("no, burger was veggie", "chicken burger", "veggie", "chicken"), ("it was green", "black tea", "green", "black"),
    ("it was skimmed", "whole milk", "skimmed", "whole"),
  ])
  func `a kind takes the place of its rival`(said: String, food: String, kind: String, rival: String) {
    let meal = Named.meal("k", [(food, "Food, usual", 1, "serving", 150, false)])
    let names = Named.changes(said, last: meal).compactMap { $0.item?.name.lowercased() }
    #expect(names.count == 1 && names[0].contains(kind) && !names[0].contains(rival), "\(names)")
  }

  @Test func `the weight of sets is no weighing`() throws {
    let press = Entry.workout(
      WorkoutLog(
        id: "w", type: .strength, name: "Overhead press", startTime: OfflineReading.now, durationMin: 5,
        exercises: [
          ExerciseLog(name: "Overhead press", sets: Array(repeating: WorkoutSet(reps: 6, weightKg: 40), count: 2))
        ]))
    for said in ["weight was 45", "the weight was 45 kg", "load was 45"] {
      let reading = OfflineReading.read(said, last: [press])
      let sets = try #require(OfflineReading.corrections(reading).first?.workout?.exercises?.first?.sets, "\(reading)")
      #expect(sets.map(\.weightKg) == [45, 45])
    }
    #expect(OfflineReading.kinds(OfflineReading.read("my weight was 81", last: [press])) == [.addWeight])
  }

  @Test(arguments: [
    "my scale is off, it's 78.4", "the scales were wrong, 78.4", "wrong scale, it was 78.4", "wasn't 82.5, it was 78.4",
  ])
  func `a scale that was wrong has the last weighing mended`(said: String) {
    let weight = Entry.weight(BodyWeightEntry(id: "b", weightKg: 82.5, timestamp: OfflineReading.now))
    let reading = OfflineReading.read(said, last: [weight])
    #expect(OfflineReading.kinds(reading) == [.correctEntry], "\(reading)")
    #expect(OfflineReading.corrections(reading).first?.weightKg == 78.4)
  }

  @Test func `figures that are denied give way to those that were`() {
    #expect(Self.correction("wasn't 5k, it was 5.6", CorrectionTests.run)?.distanceKm == 5.6)
    #expect(Self.correction("it wasn't 31 min, it was 29 min", CorrectionTests.run)?.durationMin == 29)
    #expect(Self.correction("it wasn't 500 ml, it was 400 ml", Self.water(500))?.amountMl == 400)
  }

  @Test func `an amount of "it" where nothing fits is nobody's beer`() {
    let weight = Entry.weight(BodyWeightEntry(id: "b", weightKg: 82.5, timestamp: OfflineReading.now))
    let reading = OfflineReading.read("it was half a pint", last: [weight])
    #expect(reading.calls.isEmpty && reading.clarification != nil, "\(reading)")
    var context = OfflineReading.context(last: [weight])
    context.earlierEntries = [.meal(Named.stew), .meal(Named.waffles)]
    let earlier = OfflineReading.engine.read("it was half a pint", in: context)
    #expect(OfflineReading.kinds(earlier) != [.addMeal])
  }

  @Test(arguments: [("change that to 1900", 1900.0), ("make it 1850", 1850), ("sorry, 2100", 2100)])
  func `a bare figure of a goal for calories`(said: String, calories: Double) {
    let goal = Entry.goal(GoalEntry(id: "g", calorieTarget: 2000, timestamp: OfflineReading.now))
    #expect(Self.correction(said, goal)?.goal?.calorieTarget == calories)
  }

  @Test(arguments: [("make it 68", 68.0), ("no, 69.5", 69.5)])
  func `a bare figure of a goal for weight`(said: String, kilograms: Double) {
    let goal = Entry.goal(GoalEntry(id: "g", targetWeightKg: 71, timestamp: OfflineReading.now))
    #expect(Self.correction(said, goal)?.goal?.targetWeightKg == kilograms)
  }

  @Test(arguments: ["double", "a double"])
  func `double alone is twice the drink that was logged`(said: String) {
    let rum = Named.meal("r", [("rum", "Rum", 1, "shot", 42, true)])
    #expect(Named.changes(said, last: rum).first?.item?.quantity == 2)
  }

  @Test func `a count in a measure of one of the foods is of that food`() {
    let last = CorrectionTests.meal(
      "leek soup and bread", [("Soup, leek", 1, "bowl", 245), ("Bread, white", 1, "slice", 28)])
    let change = OfflineReading.corrections(OfflineReading.read("two slices", last: [last])).first?.items?.first
    #expect(change?.itemName == "Bread, white" && change?.item?.quantity == 2)
    let one = CorrectionTests.meal("cocoa", [("Cocoa", 1, "serving", 250)])
    for said in ["had two", "I had 2"] {
      #expect(
        OfflineReading.corrections(OfflineReading.read(said, last: [one])).first?.items?.first?.item?.quantity == 2)
    }
  }
}
