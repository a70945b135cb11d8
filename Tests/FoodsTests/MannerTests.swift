import Testing

@testable import Foods

/// Words for how a food was, how it was cooked and how it was cut, beside the food they are said of.
@Suite struct MannerTests {
  private static func food(_ phrase: String, _ amount: SaidAmount = .none) -> String? {
    FoodCatalog.reference.link(phrase, amount: amount)?.food.name
  }

  @Test(arguments: [
    ("fresh peas", "peas"), ("homemade porridge", "porridge"), ("homemade rice", "rice"), ("cold hot dog", "hot dog"),
    ("fresh spinach", "spinach"), ("fresh carrots", "carrots"), ("tender steak", "steak"), ("hot falafel", "falafel"),
    ("organic noodles", "noodles"), ("delicious hot fresh pizza", "pizza"), ("leftover cucumber", "cucumber"),
    ("reheated sauerkraut", "sauerkraut"), ("warm sweet potato", "sweet potato"),
  ])
  func `how a food was changes nothing of it`(said: String, plain: String) {
    #expect(Self.food(said) == Self.food(plain))
  }

  @Test(arguments: ["hot chocolate", "hot dog", "fresh salsa", "crispy tofu", "hot sauce", "hot pot"])
  func `a name that holds such a word is its own food`(said: String) {
    let plain = said.split(separator: " ").dropFirst().joined(separator: " ")
    #expect(Self.food(said) != Self.food(plain))
  }

  @Test(arguments: [
    ("grilled steak", "steak"), ("roasted peach", "peach"),
    ("grilled pineapple", "pineapple"),
    ("sliced cereal bar", "cereal bar"),
  ])
  func `a food whose cooking no table has is the food`(said: String, plain: String) {
    #expect(Self.food(said) == Self.food(plain))
    #expect(Self.food(said, .count) == Self.food(plain, .count))
  }

  @Test(arguments: [
    ("baked apple", "baked"), ("dried mango", "dried"), ("fried banana", "fried"), ("roasted onions", "cooked"),
    ("breaded chicken cutlet", "readed"), ("baked haddock", "haddock"), ("toasted sesame seeds", "toasted"),
  ])
  func `a row for how it was cooked is taken where there is one`(said: String, holds: String) {
    #expect(Self.food(said)?.contains(holds) == true)
  }

  @Test(arguments: [
    ("crispy chicken", "Chicken, NS as to part, fried, coated, skin / coating eaten"),
    ("steak fries", "Potatoes, french fried, steak fries, salt added in processing, frozen, oven-heated"),
    ("fresh coriander", "Cilantro, raw"),
  ])
  func `names that hold such words are known`(said: String, name: String) {
    #expect(Self.food(said) == name)
  }
}
