import Testing
import ToolCalls

@testable import Understanding

/// What was nearly eaten, taken or got, and what was nearly eaten up.
@Suite struct NearMissTests {
  @Test(
    arguments: ["nearly", "almost"],
    [
      "had", "ate", "drank", "tried", "took", "grabbed", "picked", "stole", "nicked", "made", "baked", "cooked",
      "poured", "ordered", "bought", "got", "chose", "went for",
    ])
  func `no verb of eating, taking or getting holds behind it`(degree: String, verb: String) {
    let sentence = "\(degree) \(verb) a trifle"
    #expect(OfflineReading.read(sentence).calls.isEmpty, "\(sentence): \(OfflineReading.read(sentence).calls)")
  }

  @Test(arguments: ["finished", "polished off", "managed", "demolished", "devoured"])
  func `what was nearly eaten up was eaten`(verb: String) {
    #expect(OfflineReading.names("nearly \(verb) my trifle") == ["trifle"])
  }

  @Test(
    arguments: [
      ("nearly took a tart but had a plum", ["plum"]), ("almost ordered the ribs, had a salad", ["salad"]),
      ("had a stew, nearly got chips", ["stew"]), ("almost had a tart but chose a plum", ["plum"]),
      ("nearly 150 g of couscous", ["couscous"]),
    ])
  func `what was had instead is logged`(sentence: String, foods: [String]) {
    #expect(OfflineReading.names(sentence) == foods)
  }

  @Test(
    arguments: [
      "nearly got lost on my 9 km run, 50 min", "nearly got knocked off my bike on a 25 km ride",
      "nearly took a tumble on my 25 km ride",
    ])
  func `what nearly happened on the way leaves the workout`(sentence: String) {
    #expect(OfflineReading.kinds(OfflineReading.read(sentence)) == [.addWorkout])
  }

  @Test func `a volume that was nearly drunk was drunk but for a sip`() {
    #expect(OfflineReading.water(OfflineReading.read("nearly drank 2 litres of water")).map(\.amountMl) == [2000])
  }

  @Test func `a distance that was nearly made is asked for`() {
    let reading = OfflineReading.read("almost made 18 km on the bike")
    #expect(reading.calls.isEmpty && reading.clarification != nil)
  }
}
