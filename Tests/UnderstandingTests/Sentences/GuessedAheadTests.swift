import Testing
import ToolCalls

@testable import Understanding

/// What is only guessed of an evening, put down for another day, said of a food at large or of how the log is kept.
@Suite struct GuessedAheadTests {
  @Test(
    arguments: [
      ("lunch: soup; tonight lasagne, I think", 1), ("had a roll, tonight maybe curry", 1),
      ("tonight I had lasagne, I think", 1), ("had eggs at 8, curry tonight", 2),
    ])
  func `a guess of tonight is no meal`(sentence: String, count: Int) {
    #expect(OfflineReading.items(sentence).count == count, "\(OfflineReading.names(sentence))")
  }

  @Test(
    arguments: [
      "for tomorrow's lunch: fry 300 g of tofu, add a tin of beans, stir for 10 minutes",
      "tomorrow: 200 g rice, add an egg", "you keep getting my flat white wrong", "you logged my bagel wrong",
      "150 g of cod has 120 kcal, right?", "90 g of oats contain 340 calories",
      "pudding was all I wanted but there was none left",
    ])
  func `nothing was eaten`(sentence: String) {
    #expect(OfflineReading.items(sentence).isEmpty, "\(OfflineReading.names(sentence))")
  }

  @Test(
    arguments: [
      ("a boiled egg was all I wanted today", 1), ("two oatcakes were all I needed", 2),
      ("my aunt made scones and I allowed myself one", 1), ("I permitted myself two biscuits", 2),
      ("a bottle of cider between two, so half each", 0.5),
    ])
  func `it was eaten`(sentence: String, quantity: Double) {
    #expect(OfflineReading.items(sentence).first?.quantity == quantity, "\(OfflineReading.names(sentence))")
  }
}
