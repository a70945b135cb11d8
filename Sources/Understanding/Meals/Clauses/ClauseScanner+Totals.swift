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
    guard isMeasured(quantity) || quantity.hasUnit && !quantity.isArticle, !quantity.hasOf,
      let behind = totalEnd(from: end), elements.contains(where: \.isWord)
    else {
      return false
    }
    var quantity = quantity
    quantity.isOfWhole = true
    elements.append(.served(quantity))
    index = behind
    return true
  }

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
