/// How food was made ready.
enum CookingWords {
  /// What heat does to it, as a participle.
  static let cooked = WordList.words(
    """
    baked barbecued boiled braised cooked fried grilled microwaved poached roasted sauteed scrambled seared
    simmered smoked steamed stewed toasted
    """)

  /// What it is done in.
  static let fats: WordSet = ["oil", "butter", "margarine", "ghee", "lard", "dripping"]

  /// What is done to grains and pulses that were weighed dry.
  static let inWater: WordSet = ["boiled", "cooked", "made", "prepared", "simmered", "soaked"]
}

/// Drinks that come in cups, and what is put in them.
enum CoffeeWords {
  /// Coffees, by the names they are ordered by.
  static let coffees: WordSet = ["coffee", "latte", "espresso", "americano", "cappuccino", "macchiato", "mocha"]

  /// Coffees and teas.
  static let cups = coffees.union(
    WordList.words(
      """
      americanos brew brews cappuccinos chai chais cocoa coffees cortado cortados cuppa cuppas decaf espressos lattes
      macchiatos mochas tea teas
      """))

  /// What they come in.
  static let vessels: WordSet = ["cup", "mug", "pot", "flask"]

  /// What milk is ordered by.
  static let milks: WordSet = ["oat", "almond", "soy", "soya", "coconut", "cashew", "skimmed", "semi"]

  static let sweeteners: WordSet = ["sugar", "sugars", "sweetener", "sweeteners", "honey"]

  /// What is stirred in.
  static let stirred = sweeteners.union(["milk", "cream", "creamer", "creamers", "syrup"])
}
