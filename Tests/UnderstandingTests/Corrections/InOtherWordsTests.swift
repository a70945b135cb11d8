import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// Lines that tell of what is logged in words of their own.
@Suite struct InOtherWordsTests {
  private static func workout(_ name: String, minutes: Double, kilometers: Double? = nil) -> Entry {
    .workout(
      WorkoutLog(
        id: "w", type: .cardio, name: name, startTime: OfflineReading.now, durationMin: minutes, distanceKm: kilometers)
    )
  }

  private static let steps = workout("Walking, 6000 steps", minutes: 60, kilometers: 4.6)
  private static let dog = workout("Walking the dog", minutes: 30)
  private static let water = Entry.water(WaterEntry(id: "a", amountMl: 750, timestamp: OfflineReading.now))

  @Test(arguments: ["total 9500 steps", "9500 steps in total", "steps were 9500", "9500 steps total today"])
  func `a total of steps holds those that were counted before`(sentence: String) throws {
    let reading = OfflineReading.read(sentence, last: [Self.steps])
    let change = try #require(OfflineReading.corrections(reading).first)
    #expect(reading.calls.count == 1 && change.entryId == "w" && change.workout?.name == "Walking, 9500 steps")
  }

  @Test(arguments: ["another 2000 steps", "3000 more steps"])
  func `more steps are another walk`(sentence: String) {
    let reading = OfflineReading.read(sentence, last: [Self.steps])
    #expect(OfflineReading.corrections(reading).isEmpty)
  }

  @Test func `the dog walk is the walk with the dog`() throws {
    let reading = OfflineReading.read("the dog walk was 22 min", last: [Self.dog])
    #expect(OfflineReading.corrections(reading).map(\.durationMin) == [22])
  }

  @Test(arguments: [("remove one glass", 500.0), ("minus 250 ml", 500), ("remove two glasses", 250)])
  func `water that is taken off leaves the rest`(sentence: String, left: Double) {
    let reading = OfflineReading.read(sentence, last: [Self.water])
    #expect(OfflineReading.corrections(reading).map(\.amountMl) == [left])
  }

  @Test func `another litre is a litre more`() {
    let reading = OfflineReading.read("another litre", last: [Self.water])
    #expect(OfflineReading.water(reading).map(\.amountMl) == [1000] && reading.calls.count == 1)
  }

  @Test func `what was had also for a meal moves no other meal`() {
    let eggs = CorrectionTests.meal("2 eggs for breakfast", [("Egg, whole, cooked", 2, "egg", 100)])
    let reading = OfflineReading.read("for lunch I also had bread", last: [eggs])
    #expect(OfflineReading.kinds(reading) == [.addMeal])
  }

  @Test func `an amount and a kind behind a bare name are both of it`() throws {
    let potatoes = CorrectionTests.meal("200 g potatoes", [("Potato, boiled", 200, "g", 200)])
    let reading = OfflineReading.read("potatoes were 280g roasted", last: [potatoes])
    let item = try #require(OfflineReading.corrections(reading).first?.items?.first?.item)
    #expect(reading.calls.count == 1 && item.quantity == 280 && item.name.lowercased().contains("roast"))
  }

  @Test func `another one with something else is one more of it`() throws {
    let toast = CorrectionTests.meal(
      "toast with jam", [("Bread, white, toasted", 1, "slice", 25), ("Jam", 1, "tbsp", 20)])
    let items = OfflineReading.meals(OfflineReading.read("another one with honey", last: [toast])).flatMap(\.items)
    #expect(items.contains { $0.name.lowercased().contains("toast") || $0.name.lowercased().contains("bread") })
    #expect(items.contains { $0.name.lowercased().contains("honey") })
  }

  @Test func `the fish of fish and chips is battered`() throws {
    let dish = CorrectionTests.meal("fish and chips", [("Fish and chips", 1, "serving", 380)])
    let reading = OfflineReading.read("I didn't eat the chips", last: [dish])
    let item = try #require(OfflineReading.corrections(reading).first?.items?.first?.item)
    #expect(item.name.lowercased().contains("batter"))
  }

  @Test func `the energy of a meal that is only energy is told by its name`() throws {
    let lunch = CorrectionTests.meal("400 kcal lunch", [("Quick add", 1, "serving", 100)])
    let reading = OfflineReading.read("lunch was 520", last: [lunch])
    #expect(OfflineReading.corrections(reading).first?.items?.first?.item?.calories == 520)
  }
}
