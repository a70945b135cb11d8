import Foods
import Testing
import ToolCalls

@testable import Understanding

/// Foods that stand at the end of a list, of a brand nobody knows or without an article, are counted as much as the first.
@Suite struct NothingLostTests {
  @Test(
    arguments: [
      ("porridge and one of those danone yoghurts", ["porridge", "danone yoghurts"]),
      ("coffee, toast and then my danone yoghurt after training", ["coffee", "toast", "danone yoghurt"]),
      ("an apple and some of those zorblat crisps", ["apple", "zorblat crisps"]),
      ("i had a large lemonade and mcchicken", ["lemonade", "mcchicken"]),
      ("we ate large fries and mcdouble", ["fries", "mcdouble"]),
    ] as [(String, [String])])
  func `what stands last in a list is kept`(sentence: String, names: [String]) {
    #expect(OfflineReading.names(sentence) == names)
  }

  @Test(
    arguments: [
      ("i bought a medium fries and mcchicken", ["fries", "mcchicken"]), ("bought a small latte", ["latte"]),
      ("bought a large chicken", []), ("bought a coffee", []), ("bought a large tea for my sister", []),
    ] as [(String, [String])])
  func `a size over the counter is had, and stock is not`(sentence: String, names: [String]) {
    #expect(OfflineReading.names(sentence) == names)
  }
}
