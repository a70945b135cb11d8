/// Energy that was read off a label: "the pack says 320 kcal".
extension ClauseScanner {
  /// Where a figure may be read, and the words before such a thing.
  static let labels = WordList.words(
    """
    it label labels pack packet package packaging box wrapper tin tub bag menu app website sign sticker calculator the
    that which its on back
    """)
  /// What those do.
  static let telling: WordSet = [
    "says", "said", "say", "reads", "stated", "states", "showed", "claims", "reckons", "gives", "lists",
  ]

  /// Takes the words that lead to the figure, and where it stood behind it.
  mutating func labelledFigure() -> Bool {
    var start = index
    while start < tokens.count, start - index < 4, Self.labels.contains(tokens[start]) { start += 1 }
    guard start > index, start < tokens.count, Self.telling.contains(tokens[start]) else { return false }
    start += 1
    while start < tokens.count, tokens[start].isOne(of: "it", "it's", "is", "was", "that", ":") { start += 1 }
    guard start < tokens.count, let quantity = quantities.quantity(at: start), let energy = quantity.kilocalories else {
      return false
    }
    let figure = StatedFigure(kind: .calories, value: energy)
    index = quantity.tokens.upperBound
    // "The label says 400 kcal for the pie": of what comes next.
    if index + 1 < tokens.count, tokens[index].isWord("for"), !elements.contains(where: \.isWord) {
      elements.append(.gap)
      index += 1
    }
    elements.append(.stated(figure))
    passSource()
    return true
  }

  /// Takes where a figure stood that was taken before: "on the wrapper", but not "in the bag of crisps".
  mutating func passSource() {
    guard index < tokens.count, tokens[index].isWord("on") || tokens[index].isWord("in") else { return }
    let end = Self.labels.end(from: index + 1, in: tokens)
    if end > index + 1, tokens.ends(at: end) { index = end }
  }

  private static let coming: WordSet = ["came", "comes"]

  /// "weighing 30 g", "equivalent to 2 cups": the amount of the food before.
  mutating func marker() -> Bool {
    let comes =
      Self.coming.contains(tokens[index]) && index + 1 < tokens.count && tokens[index + 1].isWord("to")
    guard comes || MealWords.amountMarkers.contains(tokens[index]) else { return false }
    var start = index + 1
    while start < tokens.count, tokens[start].isOne(of: "to", "in", "about", "at", "up") { start += 1 }
    guard start < tokens.count, var quantity = quantities.quantity(at: start),
      !followsContent(quantity.tokens.upperBound)
    else {
      return false
    }
    if comes, quantity.kilocalories != nil {
      energy(quantity, end: quantity.tokens.upperBound)
      return true
    }
    quantity.isOfWhole = comes || tokens[index].folded.hasPrefix("weigh")
    elements.append(.served(quantity))
    index = quantity.tokens.upperBound
    return true
  }

  /// "40 g protein", where no food follows.
  func macro(after quantity: Quantity) -> StatedFigure.Kind? {
    quantity.grams == nil ? nil : macro(at: quantity.tokens.upperBound)
  }

  /// The macronutrient that the token at `end` names, where no food follows.
  func macro(at end: Int) -> StatedFigure.Kind? {
    guard end < tokens.count, !followsContent(end + 1) else { return nil }
    let word = tokens[end].folded
    if MealWords.protein.contains(word) { return .protein }
    if MealWords.carbs.contains(word) { return .carbs }
    if MealWords.fat.contains(word) { return .fat }
    return word.isOne(of: "fiber", "fibre", "sugar", "sugars", "caffeine") && end + 1 < tokens.count && word != "sugar"
      ? .other : nil
  }
}
