/// Amounts that are said of each one of several.
extension ClauseScanner {
  private static let eachWords: WordSet = ["each", "apiece"]
  private static let weighingWords: WordSet = ["weighing", "weighed", "of", "about", "around", "at", "with", "was"]

  /// "60 g each", "a cup each of": takes `quantity`, which ends at `end`, when it is what each one had.
  mutating func each(_ quantity: Quantity, end: Int) -> Bool {
    guard end < tokens.count, Self.eachWords.contains(tokens[end]), !isTime(quantity) else { return false }
    let next = end + 1
    guard isOver(next) else { return false }
    var each = quantity
    each.hasOf = false
    elements.append(.each(each))
    index = next < tokens.count && tokens[next].isWord("of") ? next + 1 : next
    isAfterVerb = false
    return true
  }

  /// "each about 60 g": the amount of each one of the food before.
  mutating func eachAhead() -> Bool {
    guard Self.eachWords.contains(tokens[index]), isAfterFood else { return false }
    let start = Self.weighingWords.end(from: index + 1, in: tokens)
    guard start < tokens.count, let quantity = quantities.quantity(at: start),
      quantity.grams != nil || quantity.milliliters != nil, !followsContent(quantity.tokens.upperBound)
    else { return false }
    elements.append(.each(quantity))
    index = quantity.tokens.upperBound
    return true
  }

  /// "three toasts, each with 10 g of honey": the amount behind "with" went with each one that was counted before.
  mutating func eachWith() -> Bool {
    guard Self.eachWords.contains(tokens[index]), index + 2 < tokens.count, tokens[index + 1].isWord("with"),
      elements.contains(where: \.isWord), var quantity = quantities.quantity(at: index + 2), let value = quantity.value,
      // "each with a marbled top" may tell how they looked.
      !quantity.isArticle || quantity.hasUnit, followsContent(quantity.tokens.upperBound),
      // The patty of a burger is the burger's.
      !tokens[quantity.tokens.upperBound].isWord("patty"), !tokens[quantity.tokens.upperBound].isWord("patties"),
      let count = elements.lazy.reversed().compactMap(\.countOrTimes).first
    else { return false }
    quantity.value = value * count
    quantity.isArticle = false
    elements += [.soft(.with, index + 1), .quantity(quantity)]
    index = quantity.tokens.upperBound
    return true
  }

  /// "two teas with one sugar each", "two toasts with an egg on each", "tea x2, 1 sugar in each": the amounts behind
  /// "with", or behind the comma, went with each one that was counted before it.
  mutating func eachBehind() -> Bool {
    let isIn = tokens[index].isWord("in")
    let isOn = isIn || tokens[index].isWord("on")
    let each = isOn ? index + 1 : index
    guard Self.eachWords.contains(at: each, in: tokens) || isOn && tokens.word(each) == "both", isAfterFood,
      isOver(each + 1),
      let with = elements.lastIndex(where: {
        if case .soft(let kind, _) = $0 { kind == .with || isIn && kind == .comma } else { false }
      }),
      let count = elements[..<with].lazy.reversed().compactMap(\.countOrTimes).first
    else { return false }
    for place in elements.indices[with...] {
      guard case .quantity(var quantity) = elements[place], let value = quantity.value ?? (quantity.hasUnit ? 1 : nil)
      else { continue }
      quantity.value = value * count
      if isOn { quantity.isArticle = false }
      elements[place] = .quantity(quantity)
    }
    index = each + 1
    return true
  }

  /// "two each morning" is how often.
  private func isOver(_ next: Int) -> Bool {
    tokens.ends(at: next) || tokens[next].isWord("of")
      || MealWords.softJoiners[tokens[next]] != nil || MealWords.prepositions.contains(tokens[next])
  }

  private func isTime(_ quantity: Quantity) -> Bool {
    quantity.unit?.dimension == .time || quantity.unit?.dimension == .length
  }
}
