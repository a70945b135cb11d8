import Testing
import ToolCalls

@testable import Understanding

/// Thoughts aloud, jests, hearsay, and spoons in one letter.
@Suite struct SpokenNotesTests {
  @Test(arguments: ["let me see I had two eggs", "let me think, ate 2 eggs", "lemme see, two eggs"])
  func `thinking aloud asks for nothing`(sentence: String) {
    #expect(OfflineReading.items(sentence).first?.quantity == 2, "\(OfflineReading.read(sentence))")
  }

  @Test func `what is to be seen is asked`() {
    #expect(OfflineReading.items("let me see what I had for lunch").isEmpty)
  }

  @Test func `what was said in jest is taken back by what follows`() {
    #expect(OfflineReading.names("four milkshakes lol jk, one milkshake") == ["milkshake"])
    #expect(OfflineReading.items("four milkshakes jk one milkshake").first?.quantity == 1)
  }

  @Test(arguments: ["a large milkshake is 600 calories apparently", "apparently a glazed donut is 260 kcal"])
  func `the energy of any one is no meal`(sentence: String) {
    #expect(OfflineReading.items(sentence).isEmpty, "\(OfflineReading.read(sentence))")
  }

  @Test(arguments: ["a wrap, 480 kcal", "my wrap is 480 kcal", "had a wrap, apparently 480 kcal"])
  func `the energy of one's own is`(sentence: String) {
    #expect(OfflineReading.items(sentence).first?.calories == 480, "\(OfflineReading.read(sentence))")
  }

  @Test(arguments: [("mayo 2T", "tbsp"), ("2T peanut butter", "tbsp"), ("butter 1 T", "tbsp"), ("honey 2 t", "tsp")])
  func `a letter is a spoon behind the food too`(sentence: String, unit: String) {
    let items = OfflineReading.items(sentence)
    #expect(items.count == 1 && items.first?.unit == unit, "\(items)")
  }

  @Test func `swapped letters of milk and sourdough are mended within a name`() {
    #expect(OfflineReading.names("muesli with almond mlik").last == "almond milk")
    #expect(OfflineReading.names("fried eggs on sourdo") == ["fried eggs", "sourdough"])
  }
}
