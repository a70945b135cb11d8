import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// Lines that open like a correction of what was logged last and tell something new.
@Suite struct NewsBehindEntriesTests {
  typealias Named = NamedCorrectionTests

  @Test(arguments: [
    "4 crumpets oops", "3 doughnuts, oops", "Rather big plate of gnocchi", "oops, scoffed a whole trifle",
    "whoops, I ate 3 crumpets",
    "they were out of scones, had a crumpet", "the cafe was shut, had a crumpet", "it was sold out so I had a crumpet",
    "that's supper: trout and peas", "that was dinner: trout and peas", "call it brunch: 2 crumpets",
    "wait till you hear this, I ate 14 wings", "wait for it: 14 samosas", "Wrong week to diet, trifle and a lager",
    "wrong weather for salad, had gnocchi", "sorry not sorry, 2 crumpets", "not my finest hour, a whole trifle",
    "only had a pear since then", "it was followed by a pear", "not my best week, had 4 crumpets",
    "I only ate a crumpet after that", "oops, ate the last crumpet", "rather a lot of gnocchi, and a lager",
    "it was so wet that we stayed in and had gnocchi", "a crumpet, half a lager with it",
    "it was a long evening, everybody was tired, but I had a lager",
    "It was the sort of inn where the dog greets you first, and I had a pasty with gravy",
    "it was one of those mornings that start in the dark, and at the bench I ate two crumpets",
    "There were wasps in the letterbox. I had a pear and some trifle",
    "I had a scone. The postman sings, quite well actually",
    "only managed half a meatball sub", "ate two crumpets and drank a lager with them",
  ])
  func `what is told behind words of correction is logged and changes nothing`(said: String) {
    #expect(OfflineReading.kinds(Named.read(said, last: [Named.tea])) == [.addMeal])
  }

  @Test(arguments: [
    "rather a small one", "oops, 2 mugs", "no, I had cocoa", "actually it was cocoa", "oops, it was cocoa",
    "that's cocoa, not tea", "make it 2 mugs", "wrong, it was cocoa", "whoops, I drank 2 mugs of tea",
  ])
  func `a correction is still one`(said: String) {
    #expect(OfflineReading.kinds(Named.read(said, last: [Named.tea])) == [.correctEntry])
  }

  @Test(arguments: [
    ("actually went for a swim, 1 km", "Swimming"), ("actually did 20 min of yoga", "Yoga"),
    ("only cycled 15 min today", "Cycling"), ("that was a 6 km run", "Running"),
    ("actually did 12 sit-ups after", "Sit-up"), ("not my fastest, but I swam 1 km", "Swimming"),
  ])
  func `a workout behind a meal is a new one`(said: String, name: String) {
    let reading = Named.read(said, last: [Named.stew])
    #expect(reading.calls.count == 1 && OfflineReading.workouts(reading).map(\.name) == [name])
  }

  @Test func `another workout that only was short is a new one`() {
    let reading = OfflineReading.read("Only cycled 15 min today", last: [CorrectionTests.run])
    #expect(reading.calls.count == 1 && OfflineReading.workouts(reading).map(\.durationMin) == [15])
    let mended = OfflineReading.read("only ran 4 km", last: [CorrectionTests.run])
    #expect(OfflineReading.corrections(mended).map(\.distanceKm) == [4])
  }

  @Test(arguments: ["played football, let's say an hour", "cycled 20 km, I reckon 50 minutes", "swam, call it 1 km"])
  func `another workout whose amount somebody settles on is a new one`(said: String) {
    #expect(OfflineReading.kinds(OfflineReading.read(said, last: [CorrectionTests.run])) == [.addWorkout])
  }

  @Test(arguments: ["actually it took 20 min", "it was 6 km", "that took an hour"])
  func `a distance or a time is no amount of food`(said: String) {
    #expect(OfflineReading.corrections(Named.read(said, last: [Named.stew])).isEmpty)
  }

  @Test func `bread is measured by its length`() throws {
    let loaf = Named.meal("b", [("a baguette", "Bread, French", 1, "serving", 60, false)])
    let change = try #require(
      OfflineReading.corrections(Named.read("actually it was 30 cm", last: [loaf])).first?.items?.first)
    #expect(change.item?.quantity == 30 && change.item?.unit == "cm")
  }

  @Test func `a food of several that was weighed is mended, and its neighbours stay`() throws {
    let meal = Named.meal(
      "b", [("a pear", "Pear, raw", 1, "medium", 170, false), ("a crumpet", "Crumpet", 1, "serving", 55, false)])
    let weighed = OfflineReading.corrections(Named.read("that pear weighed 150 g", last: [meal]))
    #expect(weighed.first?.items?.map { $0.item?.grams ?? $0.item?.quantity } == [150])
  }

  @Test(arguments: ["ate 12 wings", "14 wings"])
  func `wings are eaten`(said: String) { #expect(OfflineReading.items(said).map(\.name) == ["wings"]) }
}
