/// How food was made ready.
enum CookingWords {
  /// What heat does to it, as a participle.
  static let cooked = WordList.words(
    """
    baked barbecued boiled braised cooked fried grilled microwaved poached roasted sauteed scrambled seared
    simmered smoked steamed stewed toasted
    """)

  /// What is done to grains and pulses that were weighed dry.
  static let inWater: WordSet = ["boiled", "cooked", "made", "prepared", "simmered", "soaked"]
}

/// Drinks that come in cups.
enum CoffeeWords {
  /// Coffees and teas, by the names they are ordered by.
  static let cups = WordList.words(
    """
    americano americanos brew brews cappuccino cappuccinos chai chais cocoa coffee coffees cortado cortados cuppa cuppas
    decaf espresso espressos latte lattes macchiato macchiatos mocha mochas tea teas
    """)
}
