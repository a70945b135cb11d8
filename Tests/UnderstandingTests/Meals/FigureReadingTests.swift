import Testing
import ToolCalls

@testable import Understanding

/// Numbers in words, of nothing, and such as nobody can have meant.
@Suite struct FigureReadingTests {
  @Test(
    arguments: [
      ("a hundred and sixty grams of couscous", 160.0), ("hundred and ten g couscous", 110),
      ("a couple of hundred grams of couscous", 200), ("1.200,5 g couscous", 1200.5), ("2e2 g couscous", 200),
    ] as [(String, Double)])
  func `a hundred and what follows it are one number`(sentence: String, grams: Double) {
    #expect(OfflineReading.items(sentence).map(\.quantity) == [grams])
  }

  @Test(arguments: [("a thousand three hundred ml of water", 1300.0), ("a hundred and ninety ml of water", 190.0)])
  func `water is counted so too`(sentence: String, milliliters: Double) {
    #expect(OfflineReading.water(OfflineReading.read(sentence)).map(\.amountMl) == [milliliters])
  }

  @Test(arguments: ["a hundred and eighty two pounds", "weighed one hundred and eighty two pounds"])
  func `a weight in words is read whole`(sentence: String) throws {
    let weight = try #require(OfflineReading.weights(OfflineReading.read(sentence)).first)
    #expect(abs(weight.weightKg - 82.55) < 0.01)
  }

  @Test(arguments: ["0 crumpets", "I had 0 crumpets", "had 0 ml of water", "zero crumpets"])
  func `nothing of something is not logged`(sentence: String) {
    let reading = OfflineReading.read(sentence)
    #expect(reading.calls.isEmpty && reading.query == .notDone)
  }

  @Test(arguments: ["porridge, 0 crumpets and 2 kippers", "porridge with 0 butter, 2 kippers"])
  func `the list goes on behind what there was none of`(sentence: String) {
    #expect(OfflineReading.items(sentence).map(\.name) == ["porridge", "kippers"])
  }

  @Test(arguments: [
    "0% fat yogurt", "zero alcohol beer", "0 g sugar yogurt", "zero sugar lemonade",
  ])
  func `a name that says what is left out is logged`(sentence: String) {
    #expect(OfflineReading.items(sentence).count == 1)
  }

  @Test(arguments: ["3.5.2 kippers", "4e9 kippers", "8888888888 kippers", "3..5 kippers"])
  func `a figure that cannot be read is asked about`(sentence: String) throws {
    let reading = OfflineReading.read(sentence)
    #expect(reading.calls.isEmpty)
    #expect(try #require(reading.clarification).question.hasPrefix("I can't read"))
  }

  @Test(arguments: ["90 litres of water", "drank 40 l", "60 bottles of water"])
  func `more water than anybody drinks is asked about`(sentence: String) throws {
    let reading = OfflineReading.read(sentence)
    #expect(reading.calls.isEmpty && reading.clarification == WaterReader.tooMuch)
  }
}
