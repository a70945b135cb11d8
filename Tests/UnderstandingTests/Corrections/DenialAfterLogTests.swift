import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// What is denied, put back or told closer right after a log.
@Suite struct DenialAfterLogTests {
  private typealias Named = NamedCorrectionTests

  private static let muesli = Named.meal(
    "m",
    [
      ("muesli", "Cereal, muesli", 1, "bowl", 70, false), ("honey", "Honey", 1, "spoon", 10, false),
      ("milk", "Milk, whole", 125, "ml", 129, true),
    ])
  private static let buns = Named.meal("b", [("buns", "Bun, plain", 4, "bun", 200, false)])

  @Test(arguments: ["didn't have honey", "didn't have any honey", "I didn't have honey", "didnt have honey actually"])
  func `what was not had is taken out, with an article or without`(said: String) {
    #expect(Named.changes(said, last: Self.muesli).map(\.itemName) == ["Honey"])
    #expect(Named.changes(said, last: Self.muesli).map(\.action) == [.remove])
  }

  @Test(arguments: [
    "didn't have breakfast", "didn't have time to cook", "didn't have dinner yet", "I didn't have lunch",
    "didn't eat much",
  ])
  func `what nobody logged stays unlogged and what is there stays`(said: String) {
    #expect(Named.read(said, last: [Self.muesli]).calls.isEmpty, "\(said)")
  }

  @Test(arguments: ["nah i didn't", "no I didn't", "wait no i didnt", "delete", "remove"])
  func `all of the last turn goes at a word`(said: String) {
    #expect(Named.read(said, last: [Self.buns]).calls == [.removeEntry(RemoveEntry())], "\(said)")
  }

  @Test(arguments: [
    "no milk actually, yoghurt", "no milk, it was yoghurt", "no milk, yoghurt",
  ])
  func `what was had for the one that is denied takes its place`(said: String) {
    let changes = Named.changes(said, last: Self.muesli)
    #expect(changes.map(\.itemName) == ["Milk, whole"] && changes.first?.item?.name == "yoghurt", "\(changes)")
  }

  @Test(arguments: [
    ("one was for my son", 3.0), ("two of them were my wife's", 2), ("1 was off so I binned it", 3),
    ("2 were stale, threw them away", 2), ("gave one to my neighbour", 3), ("gave two of them away", 2),
  ])
  func `some that were not eaten are taken off`(said: String, left: Double) {
    #expect(Named.changes(said, last: Self.buns).map { $0.item?.quantity } == [left])
  }

  @Test(arguments: ["one was huge", "two were for breakfast", "one was mine"])
  func `what is told of some of them takes none off`(said: String) {
    #expect(Named.changes(said, last: Self.buns).allSatisfy { $0.item?.quantity == 4 })
  }

  @Test func `eggs in an omelette are no other eggs, sugar in a tea is more`() {
    let omelette = Named.meal("o", [("omelette", "Egg omelet or scrambled egg", 1, "serving", 120, false)])
    let reading = Named.read("3 eggs in it", last: [omelette])
    #expect(reading.calls.isEmpty && reading.clarification != nil, "\(reading)")
    let honey = Named.changes("a spoon of honey in it", last: Named.tea)
    #expect(honey.count == 1, "\(Named.read("a spoon of honey in it", last: [Named.tea]))")
  }

  @Test(arguments: ["chocolate flavour", "chocolate flavoured", "it was chocolate flavor"])
  func `a flavour is of what was logged`(said: String) {
    let bar = Named.meal("p", [("protein bar", "Nutrition bar", 1, "bar", 50, false)])
    let changes = Named.changes(said, last: bar)
    #expect(changes.map(\.itemName) == ["Nutrition bar"] && changes.first?.item?.name == "chocolate protein bar")
  }

  @Test func `a poached one is an egg of those that were logged`() {
    let toast = CorrectionTests.meal(
      "toast and an egg", [("Toast", 1, "slice", 25), ("Egg, whole, cooked", 1, "egg", 50)])
    let reading = OfflineReading.read("a poached one", last: [toast])
    #expect(OfflineReading.corrections(reading).first?.items?.map(\.itemName) == ["Egg, whole, cooked"], "\(reading)")
  }

  @Test(arguments: ["lunch was at 11:15", "lunch was around 11:15", "had lunch at 11:15"])
  func `when the meal was is told by its name`(said: String) {
    let call = OfflineReading.corrections(Named.read(said, last: [Self.muesli])).first
    #expect(call?.timestamp == OfflineReading.date("2026-11-20T11:15:00Z"))
  }

  @Test func `a recount behind "scratch that" leaves the rest of the meal`() {
    let plate = Named.meal(
      "q", [("3 biscuits", "Biscuit", 3, "biscuit", 45, false), ("tea", "Tea, hot, black", 1, "mug", 240, true)])
    let reading = Named.read("scratch that, 5 biscuits", last: [plate])
    #expect(OfflineReading.kinds(reading) == [.correctEntry], "\(reading)")
    #expect(OfflineReading.corrections(reading).first?.items?.map { $0.item?.quantity } == [5])
  }

  @Test(arguments: [
    "25 m pool", "it was a 25m pool", "in a 33 metre pool", "new pb!", "protein goal 130 g", "target 110g protein",
    "carbs target: 180 g",
  ])
  func `pools, records and goals for nutrients are nothing that was done or eaten`(said: String) {
    let swim = Entry.workout(
      WorkoutLog(
        id: "w", type: .cardio, name: "Swimming", startTime: OfflineReading.now, durationMin: 23, distanceKm: 0.75))
    #expect(OfflineReading.read(said).calls.isEmpty, "\(said)")
    #expect(OfflineReading.read(said, last: [swim]).calls.isEmpty, "\(said)")
  }

  @Test func `lengths of a pool are still a distance`() {
    #expect(OfflineReading.workouts("swam 44 lengths of a 25 m pool").first?.distanceKm == 1.1)
    #expect(OfflineReading.workouts("swam 800 m in a 25 m pool").first?.distanceKm == 0.8)
  }

  @Test(arguments: ["without onions", "without mustard", "the cream was oat", "the rice was brown"])
  func `what was left out of something is nothing that was had`(said: String) {
    let reading = Named.read(said, last: [Self.buns])
    #expect(reading.calls.isEmpty && reading.clarification != nil, "\(reading)")
  }

  @Test(arguments: ["buns were last night not today", "buns were yesterday", "the buns were yesterday"])
  func `a food that is named is moved and not logged once more`(said: String) {
    let call = OfflineReading.corrections(Named.read(said, last: [Self.buns])).first
    #expect(call?.entryId == "b" && call?.timestamp.map { $0 < OfflineReading.date("2026-11-20T00:00:00Z") } == true)
  }

  @Test(arguments: [
    ("crackers with peanut butter", "it was cashew butter", "crackers with cashew butter"),
    ("curry with tofu", "it was prawn", "curry with prawn"),
    ("noodles with beef", "that was pork", "noodles with pork"),
  ])
  func `another part leaves the dish as it was`(food: String, said: String, name: String) {
    let meal = Named.meal("k", [(food, "Dish, usual", 1, "serving", 250, false)])
    let changes = Named.changes(said, last: meal)
    #expect(changes.compactMap { $0.item?.name }.joined(separator: " with ") == name, "\(changes)")
  }

  @Test func `one of several may be of another kind`() {
    let teas = Named.meal("c", [("coffees", "Coffee, brewed", 3, "mug", 720, true)])
    for said in ["one of them was decaf", "actually the last one was decaf"] {
      let changes = Named.changes(said, last: teas)
      #expect(changes.map(\.action) == [.replace, .add] && changes.map { $0.item?.quantity } == [2, 1], "\(changes)")
    }
  }

  @Test(arguments: ["a small slice", "small portion", "a big bowl"])
  func `how big a helping was is told alone`(said: String) {
    let pie = Named.meal("c", [("apple pie", "Pie, apple", 1, "serving", 150, false)])
    #expect(Named.changes(said, last: pie).count == 1)
  }

  @Test func `an hour that is still to come is asked about`() {
    let reading = Named.read("make it 3pm", last: [Self.buns])
    #expect(reading.calls.isEmpty && reading.clarification != nil)
    #expect(OfflineReading.corrections(Named.read("make it 11am", last: [Self.buns])).count == 1)
  }

  @Test func `where something came from is no amount of it`() {
    for said in ["they were from the bakery on 5th avenue", "it was from 2 doors down"] {
      #expect(Named.changes(said, last: Self.buns).isEmpty, "\(said)")
    }
  }

  @Test(arguments: [("cider was non alcoholic", "alcoholic"), ("cider was a perry", "perry")])
  func `what a food by its bare name was takes its place`(said: String, name: String) {
    let changes = Named.changes(said, last: Named.stew)
    #expect(changes.map(\.itemName) == ["Cider, alcoholic"], "\(changes)")
    #expect(changes.first?.item?.name.contains(name) == true, "\(changes)")
  }

  @Test(arguments: ["the squats were 4 sets", "squats were 4 sets"])
  func `figures of a named exercise leave the others as they were`(said: String) throws {
    let press = ExerciseLog(name: "Bench press", sets: Array(repeating: WorkoutSet(reps: 8, weightKg: 50), count: 3))
    let squat = ExerciseLog(name: "Squat", sets: Array(repeating: WorkoutSet(reps: 5, weightKg: 80), count: 5))
    let last = Entry.workout(
      WorkoutLog(
        id: "w", type: .strength, name: "Squat, Bench press", startTime: OfflineReading.now, durationMin: 16,
        exercises: [squat, press]))
    let call = try #require(OfflineReading.corrections(OfflineReading.read(said, last: [last])).first)
    let sets = (call.workout?.exercises ?? []).reduce(into: [String: Int]()) { $0[$1.name] = $1.sets.count }
    #expect(sets == ["Squat": 4, "Bench press": 3])
  }
}
