import Testing
import ToolCalls

@testable import Understanding

/// Every way of telling an amount takes every verb of eating, of giving away, every hedge and every pronoun.
@Suite struct WordClassTests {
  @Test(arguments: ["had", "ate", "devoured", "scoffed", "wolfed", "demolished", "managed", "nabbed", "inhaled"])
  func `what was eaten of a whole is told with any verb of eating`(verb: String) {
    #expect(OfflineReading.items("cut a pie in 8, I \(verb) 3").first?.quantity == 0.375)
    #expect(OfflineReading.items("of the nine scones on the tray, I \(verb) five").first?.quantity == 5)
    #expect(
      OfflineReading.items("500 g beef, 400 g beans, serves 4, I \(verb) one portion").map(\.grams) == [125, 100])
  }

  @Test(arguments: ["had", "ate", "devoured", "scoffed", "wolfed", "demolished", "managed", "inhaled"])
  func `what was eaten of a pack is told with any verb of eating`(verb: String) {
    #expect(OfflineReading.items("pack of 6 scotch eggs, \(verb) 2").first?.quantity == 2)
  }

  @Test(arguments: ["cut", "sliced"], ["slices", "pieces", "wedges", "chunks", "squares"])
  func `a whole is cut into any kind of pieces`(verb: String, pieces: String) {
    #expect(OfflineReading.items("\(verb) the quiche into 6 \(pieces) and ate 3").first?.quantity == 0.5)
  }

  @Test(arguments: ["gave", "handed", "passed", "fed"])
  func `what was given away of a count is not eaten`(verb: String) {
    #expect(OfflineReading.items("made 8 samosas, \(verb) 3 to Tom").first?.quantity == 5)
  }

  @Test(arguments: ["didn't", "couldn't", "couldnt", "hadn't", "never"])
  func `a part that was not eaten is denied in any form`(denial: String) {
    let verb = denial == "hadn't" ? "eaten" : denial == "never" ? "ate" : "eat"
    #expect(OfflineReading.items("cheeseburger and fries, \(denial) \(verb) the fries").count == 1)
  }

  @Test(arguments: [",", ";", " -", " –", " but", " though", " so"])
  func `what was left stands behind any break`(joint: String) {
    #expect(OfflineReading.items("4 slices of toast\(joint) left 1").first?.quantity == 3)
  }

  @Test(arguments: ["about", "roughly", "around", "maybe", "only", "just", "perhaps"])
  func `a share is hedged by any word`(hedge: String) {
    #expect(OfflineReading.items("a slice of pie, \(hedge) a sixth of the pie").count == 1)
    #expect(OfflineReading.items("we got 12 wings, I ate \(hedge) 4").first?.quantity == 4)
  }

  @Test(arguments: ["left", "binned", "chucked", "dropped", "threw away"])
  func `what was left or thrown away of a count is not eaten`(verb: String) {
    let told = verb == "threw away" ? "threw 4 away" : "\(verb) 4"
    #expect(OfflineReading.items("ordered 10 nuggets but \(told)").first?.quantity == 6)
  }

  @Test(arguments: ["binned", "chucked", "threw away"])
  func `what was only thrown away is not eaten`(verb: String) {
    #expect(OfflineReading.items("I \(verb) 4 old nuggets").isEmpty)
  }

  @Test(arguments: ["wanted", "fancied", "craved"])
  func `what was only wanted is not eaten`(verb: String) {
    #expect(OfflineReading.items("\(verb) ice cream, had yoghurt instead").map(\.name) == ["yoghurt"])
  }

  @Test(arguments: ["opened", "ordered", "made", "cooked"], [("half", 75.0), ("a third", 50)])
  func `a part of a weighed pack is of its weight`(verb: String, part: (words: String, grams: Double)) {
    let items = OfflineReading.items("\(verb) a 150 g bag of crisps and ate \(part.words)")
    #expect(items.map(OfflineReading.grams) == [part.grams])
  }
}
