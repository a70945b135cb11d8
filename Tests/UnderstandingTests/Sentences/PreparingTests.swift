import Testing
import ToolCalls

@testable import Understanding

/// What is cooked for other days, races that are still to be run, and what there is none of.
@Suite struct PreparingTests {
  @Test(
    arguments: [
      "meal prep monday: 2 tubs of dal", "meal prep sunday: 2 tubs of dal", "meal prep on wednesday: dal",
      "meal prep 12 december: 2 tubs of dal", "meal prep for the week: 1 kg of dal",
    ])
  func `meals cooked for other days are not logged`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty, "\(OfflineReading.read(sentence).calls)")
  }

  @Test(
    arguments: [
      "entered a 10k", "entered an ultra", "entered the Berlin marathon", "entered my first 5k",
      "we've entered the relay",
      "entered a sprint triathlon in June", "entered a half", "entered the raffle",
    ])
  func `a race that was entered is still to be run`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty, "\(OfflineReading.read(sentence).calls)")
  }

  @Test(
    arguments: [
      "out of milk", "out of eggs", "we're out of bread", "out of soy milk", "out of hummus", "out of capers",
    ])
  func `what there is none of is not logged`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty, "\(OfflineReading.read(sentence).calls)")
  }

  @Test(
    arguments: [
      ("meal prep: 180 g turkey", ["turkey"]), ("meal prep lunch: 180 g turkey", ["turkey"]),
      ("entered the kitchen and had a plum", ["plum"]), ("out of hummus, ate crisps", ["crisps"]),
      ("out of oats so had toast", ["toast"]), ("ate cereal out of the box", ["cereal"]),
    ])
  func `what was had is logged`(sentence: String, foods: [String]) {
    #expect(OfflineReading.names(sentence) == foods)
  }

  @Test(arguments: ["do kiwis have fibre", "do eggs have protein", "do bananas have potassium"])
  func `a question about any food logs nothing`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty)
  }
}
