import Foods
import Testing
import ToolCalls

@testable import Understanding

/// What a maker put into a food, and names of foods in more than one word of another language.
@Suite struct AddedNutrientTests {
  @Test(
    arguments: [
      ("milk enriched with vitamin D", ["milk"]), ("cereal fortified with 8 vitamins and iron", ["cereal"]),
      ("a bowl of cereal with 12 essential vitamins and minerals for breakfast", ["cereal"]),
      ("2 cups of oat milk fortified with B12, calcium and iron", ["oat milk"]),
      ("a glass of orange juice with added vitamin C and calcium and a banana", ["orange juice", "banana"]),
      ("milk that is fortified with vitamins A, D and E", ["milk"]),
    ] as [(String, [String])])
  func `vitamins and minerals put into a food are no food beside it`(sentence: String, names: [String]) {
    #expect(OfflineReading.items(sentence).map { $0.name.lowercased() } == names)
  }

  @Test func `vitamins that were swallowed stay what they are`() {
    #expect(OfflineReading.items("coffee with a vitamin D tablet").count == 2)
  }

  @Test(arguments: ["mayo", "courgettes", "brinjals", "frijoles"])
  func `a word that stands for others does so in the plural too`(word: String) {
    #expect(FoodCatalog.reference.isOtherName(word: word))
  }

  @Test(arguments: [
    "arroz y frijoles", "frijoles y arroz", "a cup of turkey or chicken with potatoes, vegetables and gravy",
  ])
  func `a dish is one where a part of its name is said in other words`(sentence: String) {
    #expect(OfflineReading.items(sentence).count == 1)
  }

  @Test(arguments: ["fresh caught fish", "wild-caught fish with peas"])
  func `how a fish was caught does not make a breaded product of it`(sentence: String) {
    #expect(OfflineReading.items(sentence).first?.name.lowercased().hasSuffix("fish") == true)
  }
}
