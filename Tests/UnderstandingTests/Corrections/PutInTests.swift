import Foundation
import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// What was put into something that is logged, what is taken out behind its name, and another amount with a remark.
@Suite struct PutInTests {
  static let noodles = CorrectionTests.meal("a bowl of noodle soup", [("Noodle soup", 1, "bowl", 400)])
  static let coffee = CorrectionTests.meal(
    "eggs and black coffee", [("Egg, whole, cooked", 2, "egg", 100), ("Coffee, brewed", 1, "mug", 300)])
  static let tacos = CorrectionTests.meal("3 tacos and a soda", [("Tacos", 3, "taco", 300), ("Soda", 1, "can", 360)])

  @Test(arguments: [
    ("cracked an egg in it", noodles, "egg"), ("it had chutney on it as well", noodles, "chutney"),
    ("the coffee had honey in it after all, like 2 tbsp", coffee, "honey"),
    ("two sugars in it as well", noodles, "sugar"), ("kimchi too, a small bowl", noodles, "kimchi"),
    ("sesame oil on top too, 1 tsp", noodles, "sesame oil"), ("n a bag of crisps", noodles, "crisps"),
  ])
  func `what was put in or on comes to the meal`(sentence: String, meal: Entry, food: String) throws {
    let changes = OfflineReading.corrections(OfflineReading.read(sentence, last: [meal])).flatMap { $0.items ?? [] }
    #expect(changes.map(\.action) == [.add])
    #expect(changes.first?.item?.name.lowercased().contains(food) == true, "\(changes)")
  }

  @Test func `what was put on something of an earlier meal comes to that one`() {
    var context = OfflineReading.context(last: [CorrectionTests.run])
    context.earlierEntries = [Self.tacos]
    let calls = OfflineReading.corrections(OfflineReading.engine.read("there was salsa on the tacos too", in: context))
    #expect(calls.map(\.entryId) == ["m"] && calls.first?.items?.map(\.action) == [.add], "\(calls)")
  }

  @Test(arguments: [
    "I had a soup with bread in it", "was there sugar in it?", "no sugar in it", "a bun on the bus", "honey in my tea",
  ])
  func `what is told otherwise is not put in`(sentence: String) {
    let reading = OfflineReading.read(sentence, last: [Self.noodles])
    #expect(OfflineReading.corrections(reading).flatMap { $0.items ?? [] }.isEmpty, "\(reading.calls)")
  }

  @Test(arguments: ["I gave the soda to my coworker, take it off", "no soda today, I am lying to you, remove it"])
  func `an order behind its name takes that out`(sentence: String) {
    let changes = OfflineReading.corrections(OfflineReading.read(sentence, last: [Self.tacos])).flatMap {
      $0.items ?? []
    }
    #expect(changes.map(\.action) == [.remove] && changes.first?.itemName == "Soda", "\(changes)")
  }

  @Test(arguments: [
    ("4 tacos, the last one was tiny", 4.0), ("4 tacos. I misread the bill", 4), ("2 tacos, I gave up", 2),
    ("only ate 2 tacos, too spicy", 2),
  ])
  func `another amount with a remark mends the one that is logged`(sentence: String, count: Double) {
    let changes = OfflineReading.corrections(OfflineReading.read(sentence, last: [Self.tacos])).flatMap {
      $0.items ?? []
    }
    #expect(changes.map { $0.item?.quantity } == [count], "\(changes)")
  }

  @Test(arguments: [
    "4 tacos, at my desk", "4 tacos, 2 beers", "4 tacos, how many calories is that?", "I ate 4 tacos, my son ate one",
  ])
  func `another amount with more of its own is news`(sentence: String) {
    #expect(OfflineReading.kinds(OfflineReading.read(sentence, last: [Self.tacos])) == [.addMeal])
  }

  @Test func `a ride's distance is mended where the rest is told away`() {
    let run = CorrectionTests.run
    let reading = OfflineReading.read("4 km, the rest was walking home", last: [run])
    let other = OfflineReading.read("4 km, the rest was somebody else's", last: [run])
    #expect(OfflineReading.corrections(reading).isEmpty)
    #expect(OfflineReading.corrections(other).first?.distanceKm == 4)
  }

  @Test(arguments: ["0.4 kg lighter than last week", "2 lb heavier than yesterday"])
  func `a change of weight is no food`(sentence: String) { #expect(OfflineReading.read(sentence).calls.isEmpty) }

  @Test func `bottles of water hold fluid ounces`() {
    let water = OfflineReading.water(OfflineReading.read("two 24 oz bottles of water"))
    #expect(water.first.map { ($0.amountMl - 1419.5).magnitude < 1 } == true)
  }

  @Test(arguments: ["had toast and eggs, same as always", "porridge, the same as usual"])
  func `what is told out needs no memory of the usual`(sentence: String) {
    #expect(OfflineReading.kinds(OfflineReading.read(sentence)) == [.addMeal])
  }

  @Test(arguments: ["pizza later if the rain stops", "soup later unless I'm late"])
  func `what hangs on a condition is still to come`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty)
  }

  @Test(arguments: ["dave ran 5k in 25 min", "sarah lifted 100 kg", "tom boxed for an hour"])
  func `training under a name is somebody else's`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty)
  }

  @Test(arguments: ["for lunch I bought a chicken sandwich", "so today for lunch I bought jollof rice with chicken"])
  func `what was bought for the meal was had`(sentence: String) {
    #expect(OfflineReading.meals(OfflineReading.read(sentence)).map(\.mealType) == [.lunch])
  }

  @Test(arguments: [
    ("it was three eggs", "shakshuka with two eggs"),
    ("bother, it was three eggs, I can't see straight today", "shakshuka with two eggs"),
    ("make it brown rice", "a burrito bowl with white rice"),
  ])
  func `a part that a dish is counted with is asked about and takes no dish away`(sentence: String, said: String) {
    let dish = CorrectionTests.meal(said, [("Dish of the house", 1, "serving", 340)])
    let reading = OfflineReading.read(sentence, last: [dish])
    #expect(
      reading.calls.isEmpty && reading.clarification?.question.contains("counted within") == true, "\(reading.calls)")
  }

  @Test func `a distance told behind a row and squats is of the row`() {
    let row = Entry.workout(
      WorkoutLog(id: "r", type: .cardio, name: "Rowing", startTime: OfflineReading.now, durationMin: 8, distanceKm: 2))
    let squats = Entry.workout(
      WorkoutLog(
        id: "s", type: .strength, name: "Goblet squat", startTime: OfflineReading.now, durationMin: 6,
        exercises: [.init(name: "Goblet squat", sets: [WorkoutSet(reps: 10, weightKg: 16)])]))
    let calls = OfflineReading.corrections(OfflineReading.read("my neighbour swears it was 2.2k", last: [row, squats]))
    #expect(calls.map(\.entryId) == ["r"] && calls.first?.distanceKm == 2.2)
  }

  @Test func `a cup is not drunk 650 times`() {
    let coffee = CorrectionTests.meal("a cup of black coffee", [("Coffee, brewed", 1, "cup", 240)])
    let reading = OfflineReading.read("actually 650", last: [coffee])
    #expect(reading.calls.isEmpty && reading.clarification != nil, "\(reading.calls)")
  }

  @Test func `fewer sets of the same exercise keep repetitions and load`() throws {
    let bench = Entry.workout(
      WorkoutLog(
        id: "w", type: .strength, name: "Bench press", startTime: OfflineReading.now, durationMin: 8,
        exercises: [.init(name: "Bench press", sets: Array(repeating: WorkoutSet(reps: 8, weightKg: 90), count: 4))]))
    let reading = OfflineReading.read("only managed 3 sets of bench", last: [bench])
    let sets = try #require(OfflineReading.corrections(reading).first?.workout?.exercises?.first?.sets)
    #expect(sets.map(\.reps) == [8, 8, 8] && sets.map(\.weightKg) == [90, 90, 90])
  }
}
