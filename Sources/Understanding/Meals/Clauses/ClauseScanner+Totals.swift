/// Weights and volumes that are said of all there was.
extension ClauseScanner {
  /// Takes a measured amount at `index`, which ends at `end`, that is the food's before it or stands in for a vessel:
  /// "a burger, 115 g in all", "a small plate, 125 g, of ravioli", "two cups (480 ml in total) of latte".
  mutating func total(_ quantity: Quantity, end: Int) -> Bool {
    if let inner = inserted(behind: quantity, at: end) {
      elements.append(.quantity(inner.quantity))
      isAfterVerb = false
      index = inner.end
      return true
    }
    guard isMeasured(quantity) || quantity.hasUnit && !quantity.isArticle && quantity.kilocalories == nil,
      !quantity.hasOf, let behind = totalEnd(from: end), elements.contains(where: \.isWord)
    else {
      return false
    }
    var quantity = quantity
    quantity.isOfWhole = true
    elements.append(.served(quantity))
    index = behind
    return true
  }

  /// Takes the energy of the food before it, or of all the foods before it.
  mutating func energy(_ quantity: Quantity, end: Int) {
    let all = totalEnd(from: end)
    var figure = StatedFigure(kind: .calories, value: quantity.kilocalories ?? 0)
    figure.isOfAll = all != nil || isBehindAll(quantity, end: end)
    elements.append(.stated(figure))
    index = all ?? end
    passSource()
  }

  /// "chicken and rice, about 600 kcal": set off at the end of foods that are joined, none of which has a figure of its own.
  private func isBehindAll(_ quantity: Quantity, end: Int) -> Bool {
    guard tokens[end...].allSatisfy({ $0.kind == .punctuation || Self.guesses.contains($0) }), !isInBracket,
      let link = tokens[..<quantity.tokens.lowerBound].lastIndex(where: { !QuantityWords.approximators.contains($0) }),
      tokens[link].kind == .punctuation && !tokens[link].isSign("(") || tokens[link].isWord("to")
        || link > 0 && ToldEnergy.telling.contains(tokens[link]) && tokens[link - 1].kind == .punctuation
    else { return false }
    return elements.contains { if case .soft(let kind, _) = $0 { kind == .and || kind == .with } else { false } }
      && !elements.contains { if case .stated = $0 { true } else { false } }
  }

  /// Say behind a figure that it is no sure one.
  private static let guesses = WordList.words("i i'd think guess reckon say or so ish probably maybe apparently")

  /// The end of "in all", "in total" or "altogether" at `position`.
  func totalEnd(from position: Int) -> Int? {
    guard position < tokens.count else { return nil }
    if QuantityWords.totals.contains(tokens[position]) || tokens[position].isOne(of: "together", "combined") {
      return position + 1
    }
    guard tokens[position].isWord("in") || tokens[position].isWord("all"), position + 1 < tokens.count,
      tokens[position + 1].isOne(of: "all", "total", "told")
        // "300 g all in".
        || tokens[position].isWord("all") && tokens[position + 1].isWord("in") && tokens.ends(at: position + 2)
    else { return nil }
    return position + 2
  }

  /// The measured amount between a vessel that ends at `end` and the "of" of what was in it.
  private func inserted(behind vessel: Quantity, at end: Int) -> (quantity: Quantity, end: Int)? {
    guard vessel.unit != nil, !isMeasured(vessel) || vessel.unit?.isHousehold == true, !vessel.hasOf,
      end + 2 < tokens.count,
      tokens[end].isSign(",") || tokens[end].isSign("("), var inner = quantities.quantity(at: end + 1),
      isMeasured(inner)
    else { return nil }
    let close = totalEnd(from: inner.tokens.upperBound) ?? inner.tokens.upperBound
    guard close + 1 < tokens.count, tokens[close].isSign(",") || tokens[close].isSign(")"),
      tokens[close + 1].isWord("of")
    else { return nil }
    inner.hasOf = true
    return (inner, close + 2)
  }

  private func isMeasured(_ quantity: Quantity) -> Bool { quantity.grams != nil || quantity.milliliters != nil }

  /// "turkey, two cups chopped": behind its food and a measure, how it was cut is said of what fills the measure.
  func cut(behind quantity: Quantity) -> (word: String, end: Int)? {
    guard quantity.unit?.dimension == .volume, !quantity.hasOf, isAfterFood else { return nil }
    var end = quantity.tokens.upperBound
    if end < tokens.count, MealWords.cutManners.contains(tokens[end]) { end += 1 }
    guard end < tokens.count, MealWords.cuts.contains(tokens[end]), !followsContent(end + 1) else { return nil }
    return (tokens[end].folded, end + 1)
  }
}
