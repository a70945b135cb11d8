import Testing
import ToolCalls

@testable import Understanding

/// Jars, loaves and packets are larger than the spoons and slices that foods are mostly eaten by.
@Suite struct WholePackTests {
  @Test(arguments: [
    ("a jar of peanut butter", 454.0), ("half a jar of salsa", 225), ("half a loaf of bread", 340),
    ("a block of feta", 200),
    ("half a packet of digestives", 180), ("a jar of pickles", 400), ("finished a sleeve of oreos", 150),
    ("ate a whole bag of grapes", 500), ("a quarter of a jar of nutella", 92.5),
  ])
  func `a pack weighs what shops sell`(sentence: String, grams: Double) {
    #expect(OfflineReading.items(sentence).map(OfflineReading.grams(of:)) == [grams])
  }

  @Test(arguments: [
    ("peanut butter", 32.0), ("a slice of bread", 28), ("some grapes", 75), ("2 digestives", 30), ("salsa", 32),
    ("an almond butter", 32), ("2 halloumi", 60), ("a mac and cheese", 230), ("an oreo", 11),
  ])
  func `without a pack the usual helping stays`(sentence: String, grams: Double) {
    #expect(OfflineReading.items(sentence).map(OfflineReading.grams(of:)) == [grams])
  }

  @Test(arguments: ["half a jar of salsa", "half a cup of salsa"])
  func `half of a food that names a dance is eaten`(sentence: String) {
    #expect(OfflineReading.workouts(OfflineReading.read(sentence)).isEmpty)
    #expect(OfflineReading.items(sentence).count == 1)
  }

  @Test func `half a class of it is danced`() {
    #expect(OfflineReading.workouts(OfflineReading.read("half a salsa class")).map(\.durationMin) == [30])
  }
}
