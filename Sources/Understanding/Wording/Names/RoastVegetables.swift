/// Vegetables out of the oven, where "roast" alone is a dinner: "roast peppers", "roast squash and carrots".
enum RoastVegetables {
  static let verb: Anchor = "roast"

  private static let vegetables = WordList.words(
    """
    pepper peppers courgette courgettes zucchini aubergine aubergines eggplant tomato tomatoes carrot carrots beetroot
    beetroots beets squash pumpkin cauliflower broccoli onion onions fennel asparagus leeks mushrooms garlic
    celeriac turnips swede cabbage chickpeas almonds cashews
    """)
  private static let kinds = WordList.words("red green yellow butternut cherry baby sweet mixed tenderstem")

  /// `tokens` with "roasted" before them.
  static func told(_ tokens: [Token]) -> [Token] {
    let places = tokens.indices.filter { index in
      tokens[index].isWord("roast") && vegetables.contains(at: kinds.end(from: index + 1, in: tokens), in: tokens)
    }
    guard !places.isEmpty else { return tokens }
    return tokens.indices.map { places.contains($0) ? Token.word("roasted", at: tokens[$0].range) : tokens[$0] }
  }
}
