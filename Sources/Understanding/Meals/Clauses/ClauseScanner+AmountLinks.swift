import Nutrition

/// The small words between an amount and what it measures.
extension ClauseScanner {
  /// Moves `end` past them.
  func passLinks(behind quantity: inout Quantity, end: inout Int) {
    // "three of them", as "of" behind a bare number begins no food.
    if end + 1 < tokens.count, tokens[end].isWord("of"), Self.pronouns.contains(tokens[end + 1]) { end += 1 }
    // "a can of a strong cider".
    if quantity.hasOf, end < tokens.count, let article = quantities.quantity(at: end), article.isArticle,
      article.unit == nil, article.size == nil, article.content == nil, filter.isContent(article.tokens.upperBound)
    {
      end = article.tokens.upperBound
    }
    // "150 g of salmon, 180 of rice".
    if !quantity.hasUnit, !quantity.hasContent, let value = quantity.value, value >= Self.leastGrams,
      end + 1 < tokens.count, tokens[end].isWord("of"), filter.isContent(end + 1), let weight = lastWeight
    {
      quantity.unit = weight
      quantity.hasOf = true
      end += 1
    }
    // "two of the rolls", "one and a half of my pancakes".
    if !quantity.hasUnit, !quantity.isArticle, end + 2 < tokens.count, tokens[end].isWord("of"),
      Self.possessives.contains(tokens[end + 1]), filter.isContent(end + 2)
    {
      end += 1
    }
  }

  /// Takes the amount of a food that was named before: "3 cups of it", and "a third of it", where the number has
  /// taken the "of".
  mutating func servedBefore(_ quantity: Quantity, end: Int) -> Bool {
    guard quantity.hasOf || tokens[end - 1].isWord("of"), end < tokens.count, Self.pronouns.contains(tokens[end])
    else { return false }
    var served = quantity
    served.hasOf = false
    elements.append(.served(served))
    index = end + 1
    return true
  }

  /// Takes an amount of praise: "fudge, 40 g of pure bliss", and "40 g of pure bliss with fudge".
  mutating func praised(_ quantity: Quantity) -> Bool {
    guard let praise = praise(behind: quantity) else { return false }
    var praised = quantity
    praised.hasOf = false
    elements.append(praise.isOfNext ? .quantity(praised) : .served(praised))
    index = praise.end
    return true
  }

  /// A bare number from here on may be of grams.
  private static let leastGrams = 20.0

  /// The unit of the weight that was said last.
  private var lastWeight: MeasureUnit? {
    for element in elements.reversed() {
      if case .quantity(let quantity) = element, let unit = quantity.unit {
        return unit.dimension == .mass && unit.name == "g" ? unit : nil
      }
    }
    return nil
  }

  private static let possessives = ListWords.owners.union(["the", "these", "those"])
  private static let pronouns = ListWords.pronouns
}
