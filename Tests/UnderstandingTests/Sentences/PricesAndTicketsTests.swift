import Testing
import ToolCalls

@testable import Understanding

/// Foods that are priced, served at a table, held into a picture or walked past, which nobody ate.
@Suite struct PricesAndTicketsTests {
  @Test(
    arguments: [
      "muffins have gone up to £2.40", "tuna went up to 1.85 a tin", "lamb doubled in price", "kippers used to be 80p",
      "blueberries are down to 90p", "olive oil has gone up from £5 to £9", "a flat white went up by 40p",
      "ticket for table 3: two cods and one pie", "table 7 wants three soups", "order for table six was a steak",
      "a plum for scale", "had a lemon for scale in the picture", "held a pineapple in that photo",
      "walked past the bakery", "strolled straight past the ice cream van", "nearly bought a pasty but kept walking",
      "so close to getting chips, walked on", "scones on the counter, walked right past them",
      "walked away from the flapjacks",
    ])
  func `what food costs, who else got it and where it was passed logs nothing`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty, "\(OfflineReading.read(sentence).calls)")
  }

  @Test(
    arguments: [
      ("table for two: lamb and rice", ["lamb", "rice"]), ("at table 9 I had a sole", ["sole"]),
      ("ate a plum for scale", ["plum"]), ("in the picture: two figs", ["figs"]),
      ("had a kipper, they've gone up to £3", ["kipper"]),
    ])
  func `what was eaten beside that is logged`(sentence: String, foods: [String]) {
    #expect(OfflineReading.names(sentence) == foods)
  }

  @Test(arguments: ["walked past the lake for 35 minutes", "walked along the canal, 35 min"])
  func `a walk with its length stays one`(sentence: String) {
    #expect(OfflineReading.workouts(sentence).first?.durationMin == 35)
  }

  @Test func `a weight that went down is no price`() {
    #expect(OfflineReading.weights(OfflineReading.read("weight is down to 79.45")).count == 1)
  }
}
