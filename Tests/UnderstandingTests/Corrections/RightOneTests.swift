import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// Which of two figures is right, how much of it there was, and who it was.
@Suite struct RightOneTests {
  private typealias Named = NamedCorrectionTests

  private static let weighing = Entry.weight(BodyWeightEntry(id: "b", weightKg: 79.3, timestamp: OfflineReading.now))
  private static let rowing = Entry.workout(
    WorkoutLog(id: "w", type: .cardio, name: "Rowing", startTime: OfflineReading.now, durationMin: 40))
  private static let risotto = Named.meal("r", [("risotto", "Risotto", 1, "serving", 250, false)])
  private static let lunch = Named.meal(
    "l",
    [
      ("panini", "Panini, cheese", 1, "serving", 200, false), ("crisps", "Potato chips", 1, "bag", 25, false),
    ])

  @Test(arguments: [
    "73.9 is the right one", "sorry, 73.9 kg is correct", "the correct weight is 73.9", "73.9 was the right reading",
    "my actual weight is 73.9 kg",
  ])
  func `the figure that is called right is meant`(said: String) {
    #expect(OfflineReading.corrections(OfflineReading.read(said, last: [Self.weighing])).map(\.weightKg) == [73.9])
  }

  @Test func `a time that is called right mends a workout`() {
    let reading = OfflineReading.read("35 min is the right time", last: [Self.rowing])
    #expect(OfflineReading.corrections(reading).map(\.durationMin) == [35])
  }

  @Test(arguments: ["about 320 g of it", "had 320g of it", "around 320 grams of that"])
  func `an amount of it is how much there was`(said: String) {
    let item = Named.changes(said, last: Self.risotto).first?.item
    #expect(item?.grams == 320 || item?.unit == "g" && item?.quantity == 320)
  }

  @Test(arguments: [
    "never ate the crisps", "actually I never touched the crisps, they're still in my bag",
    "no crisps, just the panini", "no crisps actually, only the panini",
  ])
  func `what was never eaten is taken out`(said: String) {
    let changes = Named.changes(said, last: Self.lunch)
    #expect(changes.map(\.itemName) == ["Potato chips"] && changes.map(\.action) == [.remove], "\(said)")
  }

  @Test(arguments: [
    "remove that one, it was my sister who rowed", "delete that, it was Priya who rowed", "scrap that, it was my son",
    "delete that, it wasn't me",
  ])
  func `what somebody else did is taken out on order`(said: String) {
    #expect(OfflineReading.kinds(OfflineReading.read(said, last: [Self.rowing])) == [.removeEntry])
  }

  @Test(arguments: ["it was my brother who cooked", "it was my aunt who made it"])
  func `who cooked changes nothing`(said: String) {
    #expect(Named.read(said, last: [Self.risotto]).calls.isEmpty)
  }

  @Test func `never having touched what is not there changes nothing`() {
    #expect(Named.read("never touched the gym this week", last: [Self.lunch]).calls.isEmpty)
  }
}
