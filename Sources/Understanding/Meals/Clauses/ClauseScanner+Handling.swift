/// How a food that was named was taken out, prepared and eaten: said around it, and no food besides.
extension ClauseScanner {
  /// "(400 g approx)", "a cup, roughly".
  mutating func approximate(_ token: Token) -> Bool {
    guard Self.approximations.contains(token), index > 0, case .quantity(let quantity)? = elements.last,
      quantity.tokens.upperBound == index, endsPhrase(index + 1)
    else { return false }
    index += 1
    return true
  }

  /// "back for seconds on the potatoes": more of them, and no baby food of the third month.
  mutating func secondHelping(_ token: Token) -> Bool {
    guard token.isWord("seconds"), !(index > 0 && tokens[index - 1].isCount) else { return false }
    let next = tokens.word(index + 1)
    take(.gap, count: next.isOne(of: "on", "of") ? 2 : 1)
    return true
  }

  /// "the remaining two thirds of a pie".
  mutating func remainingPart(_ token: Token) -> Bool {
    guard token.isWord("remaining"), index + 1 < tokens.count, tokens[index + 1].isCount else { return false }
    index += 1
    return true
  }

  /// "200 g or so of rice pudding".
  mutating func vague() -> Bool {
    guard let end = vagueness() else { return false }
    index = end < tokens.count && tokens[end].isWord("of") ? end + 1 : end
    return true
  }

  /// "cubed up some bread": the verb's own particle; "7 up" is a drink.
  mutating func particle(_ token: Token) -> Bool {
    guard token.isWord("up") && isAfterVerb || isAdverb(token) else { return false }
    index += 1
    return true
  }

  /// "oats cooked in 200 ml of milk": they were weighed before.
  mutating func cookedInDrink(_ token: Token) -> Bool {
    guard CookingWords.inWater.contains(token), isAfterContent, index + 2 < tokens.count,
      tokens[index + 1].isWord("in") || tokens[index + 1].isWord("with"),
      quantities.quantity(at: index + 2)?.milliliters != nil
    else { return false }
    index += 1
    return true
  }

  mutating func fromDry() -> Bool {
    guard let end = cookedFromDry() else { return false }
    index = end
    return true
  }

  /// "Leftover mac and cheese" is what it is called without; "a tin of peach halves" tells how it was cut.
  mutating func leftoverOrHalves(_ token: Token) -> Bool {
    guard
      token.isWord("leftover") && index + 3 < tokens.count && tokens[index + 2].isOne(of: "and", "&", "n")
        || token.isWord("halves") && isAfterContent && isInMeasuredName
    else { return false }
    index += 1
    return true
  }

  /// "pasta tossed with pesto".
  mutating func joinedWith(_ token: Token) -> Bool {
    guard Self.joining.contains(token), isAfterContent, index + 1 < tokens.count,
      tokens[index + 1].isWord("with") || tokens[index + 1].isWord("in")
    else { return false }
    index += 1
    return true
  }

  static let approximations: WordSet = ["approx", "approximately", "roughly", "ish", "thereabouts", "circa"]
  private static let getting: WordSet = ["got", "get", "getting", "kept", "keep", "forced", "washed"]
  private static let withBacks = WordList.words("fat bacon pork lamb chicken turkey beef rib ribs saddle")

  /// "the train back from town", "it was more like 300 ml": no back bacon, and nothing that is called so.
  private func isAdverb(_ token: Token) -> Bool {
    // "got a bowl of broth down": no cake that was baked upside down.
    if token.isWord("down") {
      return Self.getting.occurs(in: tokens[..<index]) && !tokens[index - 1].isWord("upside") && token.join == .apart
        && !IntentWords.determiners.contains(at: index + 1, in: tokens)
    }
    let next = index + 1 < tokens.count ? tokens[index + 1] : nil
    if token.isWord("back") {
      let isCut = next.map { Self.withBacks.contains($0) } ?? false
      return !isCut && !(index > 0 && Self.withBacks.contains(tokens[index - 1]))
    }
    return token.isWord("more") && !filter.isContent(index + 1) && (next.map { $0.kind != .number } ?? true)
  }

  private static let looseness = [
    ["or", "so"], ["or", "thereabouts"], ["or", "something"], ["give", "or", "take"], ["more", "or", "less"],
  ]

  /// The end of "or so" behind "60 ml" at `index`: about as much.
  private func vagueness() -> Int? {
    guard tokens[index].isOne(of: "or", "give", "more"), case .quantity(let quantity)? = elements.last,
      quantity.tokens.upperBound == index
    else { return nil }
    return Self.looseness.first { words in
      words.indices.allSatisfy { tokens.word(index + $0).folded == words[$0] }
    }.map { index + $0.count }
  }

  private static let pans: WordSet = [
    "pan", "stir", "deep", "oven", "air", "chargrilled", "slow", "freshly", "lightly",
  ]

  /// The end of "seared" in "the best trout, 160 g seared with capers": how the food before the amount was cooked.
  func cookedBehind(_ quantity: Quantity) -> Int? {
    guard index > 1,
      tokens[index - 1].isSign(",") || Self.approximations.contains(tokens[index - 1])
        || tokens[index - 1].isWord("about"),
      quantity.grams != nil, !quantity.hasOf, elements.contains(where: \.isWord)
    else { return nil }
    let end = Self.pans.end(from: quantity.tokens.upperBound, in: tokens)
    guard end < tokens.count, Self.treatments.contains(tokens[end]), end + 1 < tokens.count,
      tokens[end + 1].isOne(of: "with", "in", "on", "over") || tokens[end + 1].isSign(",")
    else { return nil }
    return end + 1
  }

  /// The end of "cooked" and "cooked into a soup" behind "100 g dry lentils": what was weighed was dry.
  private func cookedFromDry() -> Int? {
    let isFried = index + 2 < tokens.count && tokens[index].isWord("stir") && tokens[index + 1].isWord("fried")
    guard CookingWords.inWater.contains(tokens[index]) || tokens[index].isWord("turned") || isFried,
      index + 1 < tokens.count,
      elements.contains(where: { if case .quantity(let quantity) = $0 { quantity.grams != nil } else { false } }),
      MealWords.dryStates.occurs(in: tokens[..<index])
    else { return nil }
    if isFried { return tokens[index + 2].isWord("with") ? index + 2 : nil }
    if tokens[index + 1].isWord("with") { return index + 1 }
    guard tokens[index + 1].isWord("into"), index + 3 < tokens.count,
      NumberWords.articles.contains(tokens[index + 2]), tokens[index + 3].kind == .word
    else { return nil }
    return index + 4
  }

  static let joining: WordSet = ["tossed", "mixed", "stirred", "spread", "eaten"]
  static let extents: WordSet = ["size", "sized", "length"]

  /// "a palm-sized steak", "a sandwich-size muffin", "bun-length links": what it was as large as.
  mutating func likened() -> Bool {
    guard tokens[index].kind == .word, index + 2 < tokens.count, tokens[index + 1].join == .hyphen,
      Self.extents.contains(tokens[index + 1]), filter.isContent(index + 2),
      UnitTable.unit(named: tokens[index + 2].folded) == nil
        || !(index + 3 < tokens.count && tokens[index + 3].isWord("of")),
      QuantityWords.sizes[tokens[index]] == nil,
      !QuantityWords.namedSizes.contains(tokens[index]), tokens[index].value == nil,
      !NumberWords.cardinals.contains(tokens[index]), !NumberWords.fractions.contains(tokens[index])
    else { return false }
    index += 2
    return true
  }

  static let treatments = WordList.words(
    """
    battered breaded fried baked grilled boiled steamed roasted toasted poached seasoned marinated chopped diced mashed
    sliced cubed heated reheated microwaved dressed tossed smothered
    """)

  /// The end of "fried it in butter" at `index`: what was done to the food before.
  func treated() -> Int? {
    guard Self.treatments.contains(tokens[index]), index + 1 < tokens.count,
      tokens[index + 1].isWord("it") || tokens[index + 1].isWord("them"), elements.contains(where: \.isWord)
    else { return nil }
    return filter.restOfPhrase(from: index + 2)
  }

  static let covers = WordList.words("shell shells skin skins bone bones pit pits stone stones rind peel fat")
  private static let gone: WordSet = ["off", "out", "gone", "removed", "away"]

  /// The end of "once the shells were off" at `index`.
  func onceShelled() -> Int? {
    guard Self.temporalConjunctions.contains(tokens[index]), index + 4 < tokens.count,
      Self.owning.contains(tokens[index + 1]), Self.covers.contains(tokens[index + 2]),
      tokens[index + 3].isOne(of: "was", "were"), Self.gone.contains(tokens[index + 4])
    else { return nil }
    return index + 5
  }
}
