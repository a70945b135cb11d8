import Nutrition

extension ClauseScanner {
  /// Takes the amount at `index`, if one is meant there.
  mutating func amount() -> Bool {
    guard var quantity = quantities.quantity(at: index), quantity.tokens.upperBound > index else { return false }
    if takesSize(quantity) || countsNothing(quantity) || bareBar(quantity) { return true }
    if isNumberName(quantity) || isPartOfName(quantity) { return false }
    var end = quantity.tokens.upperBound
    if let done = cookedBehind(quantity) {
      elements.append(.quantity(quantity))
      index = done
      return true
    }
    if pumps(quantity, end: end) || piecesOfMeal(quantity, end: end) { return true }
    if price(quantity, end: end) || countOfMenu(quantity, end: &end) { return true }
    if let size = sizeOfWhole(behind: quantity) {
      quantity.size = size.size
      quantity.hasOf = true
      end = size.end
    }
    if let cut = cut(behind: quantity) {
      quantity.cut = cut.word
      end = cut.end
    }
    if total(quantity, end: end) || each(quantity, end: end) || share(quantity, end: end)
      || helpingOfMade(quantity, end: end) || remaining(quantity, end: end) || flesh(of: quantity, end: end)
    {
      return true
    }
    passLinks(behind: &quantity, end: &end)
    if servedBefore(quantity, end: end) || praised(quantity) { return true }
    if let kind = macro(after: quantity) {
      // "oats and milk, 40 g carbs in total": of both, and of neither.
      if let all = totalEnd(from: end + 1),
        elements.contains(where: { if case .soft(.and, _) = $0 { true } else { false } })
      {
        take(.gap, count: all - index)
        return true
      }
      elements.append(.stated(StatedFigure(kind: kind, value: quantity.grams ?? 0)))
      index = end + 1
      return true
    }
    measure(quantity, end: end)
    return true
  }

  /// What `quantity` says by its dimension: a time or a length measures no food, an energy is a figure of its own.
  private mutating func measure(_ quantity: Quantity, end: Int) {
    switch quantity.unit?.dimension {
    case .time?:
      index = end
      skipTimeWord()
      elements.append(.gap)
      return
    case .length? where isInBracket:
      // "(12 inch one)".
      if let size = pizzaSizeBefore(quantity) {
        elements.append(.served(Quantity(tokens: quantity.tokens, size: size)))
      }
      index = end
      if index < tokens.count, tokens[index].isWord("one") { index += 1 }
      return
    case .length?:
      if let size = pizzaSize(quantity) {
        elements.append(.quantity(Quantity(tokens: quantity.tokens, size: size)))
      } else {
        // A 12 inch pizza is called that.
        for position in index..<end where tokens[position].kind != .punctuation { elements.append(.word(position)) }
      }
    case .energy? where !quantity.hasContent:
      return energy(quantity, end: end)
    default:
      elements.append(.quantity(quantity))
      isAfterVerb = false
    }
    index = end
  }

  /// Takes an article or a "both" that counts no food.
  private mutating func countsNothing(_ quantity: Quantity) -> Bool {
    guard !quantity.hasUnit else { return false }
    // "without a bun": nothing is counted that is left out.
    if quantity.isArticle, quantity.size == nil, index > 0,
      tokens[index - 1].isWord("without") || tokens[index - 1].isWord("minus")
    {
      index = quantity.tokens.upperBound
      return true
    }
    // "porridge and toast, both at my desk".
    if tokens[index].isWord("both"), !filter.isContent(quantity.tokens.upperBound) {
      take(.gap)
      return true
    }
    return false
  }

  /// Takes what it cost: "it was 12 quid".
  private mutating func price(_ quantity: Quantity, end: Int) -> Bool {
    guard !quantity.hasUnit, !quantity.isArticle, end < tokens.count, Self.currencies.contains(tokens[end]) else {
      return false
    }
    take(.gap, count: end + 1 - index)
    return true
  }

  private static let currencies = WordList.words("quid bucks dollar dollars euro euros pence cents £ $ €")

  /// Takes how many are in one, which is no number of meals: "10 count nugget meal", "6 piece tender combo".
  /// Behind any other count moves `end` past its word: "8 ct nuggets".
  private mutating func countOfMenu(_ quantity: Quantity, end: inout Int) -> Bool {
    if !quantity.hasUnit, !quantity.hasContent, !quantity.isArticle, end < tokens.count,
      Self.counts.contains(tokens[end])
    {
      end += 1
    } else if quantity.unit?.name != "piece" || quantity.hasOf {
      return false
    }
    let name = tokens[end...].prefix(4).prefix { $0.kind == .word && MealWords.softJoiners[$0] == nil }
    guard name.count > 1, Self.menus.occurs(in: name.dropFirst()) else { return false }
    index = end
    return true
  }

  private static let counts: WordSet = ["ct", "cnt", "count"]
  private static let menus: WordSet = ["meal", "combo"]

  mutating func plainNumber() {
    if timeOfDay() { return }
    elements.append(.word(index))
    index += 1
    while index < tokens.count, tokens[index].isSign("%") || tokens[index].isSign("\""), tokens[index].join == .glued {
      elements.append(.word(index))
      index += 1
    }
  }
}
