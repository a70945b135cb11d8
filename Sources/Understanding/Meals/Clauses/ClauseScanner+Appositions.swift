/// What is said about a food that was named, and names no other: "half a dosa, a favourite Indian dish".
extension ClauseScanner {
  private static let kinds: WordSet = [
    "dish", "food", "classic", "favorite", "favourite", "staple", "speciality", "specialty", "delicacy", "treat",
    "snack", "dessert", "drink", "meal", "combo", "combination", "cuisine",
  ]
  private static let beginnings = ListWords.determiners.union(["another"])
  private static let longest = 6

  /// The end of "a favourite Indian dish" behind a comma at `index`: a kind of food that only praise and kitchens describe.
  func apposition() -> Int? {
    guard index > 0, tokens[index - 1].isSign(","), Self.beginnings.contains(tokens[index]),
      elements.contains(where: \.isWord)
    else { return nil }
    var end = index + 1
    while end < tokens.count, end - index < Self.longest, tokens[end].kind == .word,
      filter.isDroppable(end) || MealWords.sensations.contains(tokens[end]) || MealWords.origins.contains(tokens[end])
    {
      end += 1
    }
    guard end > index + 1, Self.kinds.contains(tokens[end - 1]),
      tokens.ends(at: end) || tokens[end].isWord("and") || tokens[end].isWord("with")
    else { return nil }
    return end
  }

  /// The end of "the microwave kind" or "small ones" behind a comma or in a bracket: which of what was named.
  func kindTold() -> Int? {
    guard index > 0, tokens[index - 1].isOne(of: ",", "("), elements.contains(where: { $0.isWord }) else { return nil }
    let hasArticle = tokens[index].isWord("the")
    if hasArticle, let end = sortTold() { return end }
    for end in (index + 1)..<min(index + 4, tokens.count) where ListWords.kinds.contains(tokens[end]) {
      guard hasArticle ? end > index + 1 : end == index + 1 && tokens[end].isWord("ones"),
        tokens[index..<end].allSatisfy({ $0.kind == .word && !$0.isBreak }),
        // "the zero one" and "the large one" tell how it was.
        !tokens[index..<end].contains(where: {
          MealWords.modifiers.contains($0) || QuantityWords.sizes[$0] != nil
            || $0.isOne(of: "zero", "diet", "light", "free", "decaf", "oat", "soy", "skim")
        }), tokens.ends(at: end + 1)
      else { return nil }
      return end + 1
    }
    return nil
  }

  static let sorts: WordSet = ["kind", "sort", "type", "one", "ones"]
  private static let told: WordSet = ["made", "that", "which", "with", "filled", "you", "they", "from", "in", "on"]
  private static let longestSort = 10

  /// The end of "the kind made on rye bread", "the sort they sell at the station": of which sort it was, told at length.
  private func sortTold() -> Int? {
    guard let sort = tokens.indices.dropFirst(index + 1).prefix(2).first(where: { Self.sorts.contains(tokens[$0]) }),
      sort + 2 < tokens.count, Self.told.contains(tokens[sort + 1])
    else { return nil }
    let end = tokens[(sort + 1)...].firstIndex { $0.kind == .punctuation } ?? tokens.count
    return end - sort <= Self.longestSort ? end : nil
  }

  /// "The" and "one" of "a cola, the zero one": what stands between them tells which it was.
  func isAroundKind() -> Bool {
    if tokens[index].isWord("the"), index > 0, tokens[index - 1].isSign(",") || tokens[index - 1].isSign("-") {
      return kindEnd(from: index) != nil
    }
    guard ListWords.kinds.contains(tokens[index]), index > 1 else { return false }
    return tokens[max(0, index - 4)..<index].indices.contains {
      tokens[$0].isWord("the") && kindEnd(from: $0) == index
    }
  }

  /// Where "one" stands in "the sugar free one" from `start` to the end of its clause.
  private func kindEnd(from start: Int) -> Int? {
    tokens.indices.dropFirst(start + 2).prefix(3).first { end in
      ListWords.kinds.contains(tokens[end]) && tokens.ends(at: end + 1)
        && tokens[(start + 1)..<end].allSatisfy { $0.kind == .word && !$0.isBreak }
    }
  }

  static let pours: WordSet = ["double", "single", "triple", "large", "stiff"]
  private static let spirits = WordList.words(
    "rum gin vodka whisky whiskey brandy tequila bourbon scotch tonic coke cola ginger lemonade soda mixer")

  /// The end of "a double" behind a drink and a comma at `index`.
  func measureOfSpirit() -> Int? {
    guard index > 1, tokens[index - 1].isSign(","), tokens[index].isOne(of: "a", "the"), index + 1 < tokens.count,
      Self.pours.contains(tokens[index + 1]), endsPhrase(index + 2),
      Self.spirits.occurs(in: tokens[..<index].suffix(6))
    else { return nil }
    return index + 2
  }

  private static let making: WordSet = ["homemade", "handmade", "made", "produced", "manufactured", "sold", "marketed"]

  /// The end of "made by the Acme Company" at `index`: who made a food says nothing that its name does not.
  func maker() -> Int? {
    guard Self.making.contains(tokens[index]), index + 1 < tokens.count, tokens[index + 1].isWord("by"),
      elements.contains(where: \.isWord)
    else { return nil }
    return filter.restOfPhrase(from: index + 2)
  }

  private static let purities: WordSet = ["pure", "sheer", "total", "absolute", "utter", "complete", "simple"]
  private static let praises = WordList.words(
    """
    bliss comfort decadence delight deliciousness goodness happiness heaven indulgence joy perfection pleasure
    satisfaction yumminess
    """)

  /// Where "pure bliss" ends behind a weighed amount; with "with" or a colon behind it the amount is of what comes next.
  func praise(behind quantity: Quantity) -> (end: Int, isOfNext: Bool)? {
    let end = quantity.tokens.upperBound
    guard quantity.grams != nil || quantity.milliliters != nil, end + 1 < tokens.count,
      Self.purities.contains(tokens[end]), Self.praises.contains(tokens[end + 1])
    else { return nil }
    let next = end + 2
    if next < tokens.count, tokens[next].isWord("with") || tokens[next].isSign(":") { return (next + 1, true) }
    return filter.isContent(next) ? nil : (next, false)
  }

  /// "... is a decent lunch": after a food, what it is said to be names an occasion or a meal.
  func complement() -> Int? {
    guard tokens[index].isOne(of: "is", "are", "was", "were"),
      elements.contains(where: \.isWord)
    else { return nil }
    var end = index + 1
    var scene: Int?
    while end < tokens.count, end < index + 9, tokens[end].kind == .word || tokens[end].isSign("-") {
      let word = tokens[end].folded
      if end > index + 1, MealWords.softJoiners[word] != nil || MealWords.prepositions.contains(word) { break }
      if quantities.quantity(at: end).map({ !$0.isArticle || $0.unit != nil }) ?? false { return nil }
      scene = filter.isScene(end) ? end : nil
      end += 1
    }
    return scene.map { $0 + 1 }
  }
}
