import Testing

@testable import Foods

/// Words that were typed without the space between them.
@Suite struct TypedTogetherTests {
  private let catalog = FoodCatalog.reference

  @Test(
    arguments: [
      ("orangejuice", "Orange juice"), ("friedrice", "Rice, fried"), ("bananabread", "Bread, banana"),
      ("chickenbreast grilled", "Chicken breast, grilled"), ("jacketpotato", "Potato, baked"),
    ])
  func `two words typed as one are parted`(phrase: String, name: String) {
    let food = catalog.link(phrase)?.food.name
    #expect(food?.hasPrefix(name) == true, "\(phrase) is \(food ?? "nothing")")
  }

  @Test(arguments: ["kettlebell", "basketball", "footpath", "wheelbarrow"])
  func `a word that is no food's name in two parts stays whole`(word: String) {
    #expect(catalog.spaced(word[...], words: [PhraseWord(text: word, roles: [])]) == nil)
  }
}
