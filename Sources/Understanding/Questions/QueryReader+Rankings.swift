/// Questions that ask for foods by what they hold, and name none.
extension QueryReader {
  private static let low: WordSet = [
    "low", "lower", "lowest", "least", "fewest", "less", "fewer", "little", "without", "no",
  ]
  private static let high: WordSet = WordList.words(
    """
    high higher highest rich richer richest most best good great top lots lot plenty source sources more enough full
    packed with contain contains containing have has
    """)

  static let kinds: WordTable<FoodRanking.Kind> = [
    "snack": .snack, "snacks": .snack, "breakfast": .breakfast, "breakfasts": .breakfast, "fruit": .fruit,
    "fruits": .fruit, "vegetable": .vegetable, "vegetables": .vegetable, "veg": .vegetable, "veggies": .vegetable,
    "nut": .nut, "nuts": .nut, "drink": .drink, "drinks": .drink, "beverages": .drink, "meat": .meat, "meats": .meat,
    "fish": .fish, "vegetarian": .vegetarian, "vegetarians": .vegetarian, "veggie": .vegetarian, "vegan": .vegan,
    "vegans": .vegan,
  ]

  /// Stand for the foods that are asked for.
  private static let nouns: WordSet = WordList.words(
    """
    food foods snack snacks breakfast breakfasts lunch lunches dinner dinners meal meals fruit fruits vegetable
    vegetables veg veggies nut nuts drink drinks beverages meat meats fish idea ideas option options suggestion
    suggestions source sources things something what stuff choices
    """)

  /// All that such a question is made of besides.
  private static let besides: WordSet = QuestionWords.frame.union(
    WordList.words(
      """
      some any good great best top healthy quick easy cheap everyday common natural plant based eat have find get need
      contain contains want like recommend suggest ideas diet vegetarian vegan as with that per can could should would
      be per portion serving calorie
      """))

  /// "Which foods are high in fibre", "best vegetarian protein sources", "what fruit has the least sugar": what is wished
  /// of foods that nobody named.
  func ranked(_ asked: Asked) -> FoodRanking? {
    let tokens = asked.tokens.filter { $0.kind != .punctuation }
    guard tokens.count <= 16, Self.nouns.occurs(in: tokens) || Self.asksHowToGet(tokens) else { return nil }
    var wishes: [FoodRanking.Wish] = []
    var kinds: [FoodRanking.Kind] = []
    var isLow: Bool?
    for (index, token) in tokens.enumerated() {
      guard token.kind == .word else { return nil }
      if let nutrient = AskedNutrient.words[token] {
        guard !wishes.contains(where: { $0.nutrient == nutrient }) else { continue }
        let isWithout = tokens.word(index + 1) == "free"
        wishes.append(FoodRanking.Wish(nutrient, isLow: isWithout || isLow ?? false))
        if isLow == nil, !isWithout, !tokens.contains(where: { Self.high.contains($0) || Self.low.contains($0) }) {
          return nil
        }
      } else if Self.low.contains(token) {
        isLow = true
      } else if Self.high.contains(token), !token.isOne(of: "source", "sources") {
        isLow = false
      } else if let kind = Self.kinds[token] {
        // A "veg dinner" is one without meat.
        let isMeatless = token.isWord("veg") && tokens.word(index + 1).isOne(of: "dinner", "lunch", "meal", "breakfast")
        let meant = isMeatless ? .vegetarian : kind
        if !kinds.contains(meant) { kinds.append(meant) }
      } else if !Self.nouns.contains(token), !Self.besides.contains(token), !token.isWord("free") {
        return nil
      }
    }
    guard !wishes.isEmpty, isAskedOfFoods(tokens, kinds) else { return nil }
    return FoodRanking(wishes, kinds: kinds)
  }

  /// Whether foods are what is asked for, and not the person's own day: "what was my highest protein breakfast".
  private func isAskedOfFoods(_ tokens: [Token], _ kinds: [FoodRanking.Kind]) -> Bool {
    guard !Self.ofJournal.occurs(in: tokens) else { return false }
    // "How much protein", "is my breakfast high in protein": a figure or a verdict.
    if tokens.contains(where: { $0.isOne(of: "much", "many") }) { return false }
    guard let first = tokens.first else { return false }
    if first.isOne(of: "is", "are", "does", "do", "should", "am") { return false }
    if Self.asksHowToGet(tokens) { return true }
    // "What should I eat more protein for" names no foods; "what has the most protein" asks for them.
    return tokens.contains { Self.nouns.contains($0) && !$0.isWord("what") }
      || tokens.word(1).isOne(of: "has", "have", "contains", "is")
      || tokens.contains { $0.isOne(of: "high", "low", "rich") }
  }

  /// "How do I get enough fibre", "how can I eat less sugar".
  private static func asksHowToGet(_ tokens: [Token]) -> Bool {
    guard let first = tokens.first, first.isWord("how") else { return false }
    return tokens.word(1).isOne(of: "do", "can", "could", "to") && tokens.contains { $0.isOne(of: "get", "eat") }
  }

  private static let ofJournal: WordSet = WordList.words(
    "my today yesterday week month ate eaten had did was were logged left remaining average total day i've far than")
}
