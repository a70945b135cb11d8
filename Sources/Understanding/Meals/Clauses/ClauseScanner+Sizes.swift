extension ClauseScanner {
  /// Pizzas in inches across, up to which each is sold by that size (FNDDS portions).
  private static let pizzaSizes: [(inches: Double, size: String)] = [
    (7.5, "personal"), (10.5, "small"), (12.5, "medium"), (15.5, "large"), (18.5, "extra large"),
  ]

  private static let pizzas: WordSet = ["pizza", "pizzas", "margherita", "margheritas", "hawaiian"]

  /// "a 9 inch margherita pizza": how large it is, where its table counts pizzas by size.
  func pizzaSize(_ quantity: Quantity) -> String? {
    let end = quantity.tokens.upperBound
    guard !isInBracket, let meters = quantity.meters,
      Self.pizzas.occurs(in: tokens[end..<min(end + 4, tokens.count)])
    else { return nil }
    return Self.pizzaSizes.first { meters / 0.0254 <= $0.inches }?.size
  }

  private static let wholes = ListWords.determiners

  /// "two slices from a small pizza": the pieces are as large as what they were cut from. The token behind the size.
  func sizeOfWhole(behind quantity: Quantity) -> (size: String, end: Int)? {
    guard quantity.size == nil, let unit = quantity.unit, unit.name == "slice" || unit.name == "piece" else {
      return nil
    }
    var at = quantity.tokens.upperBound
    if !quantity.hasOf {
      guard at < tokens.count, tokens[at].isOne(of: "from", "of", "off") else { return nil }
      at += 1
    }
    guard at + 1 < tokens.count, Self.wholes.contains(tokens[at]), let found = quantities.quantity(at: at + 1),
      found.value == nil, found.unit == nil, let size = found.size, size != "regular",
      filter.isContent(found.tokens.upperBound)
    else { return nil }
    return (size, found.tokens.upperBound)
  }

  /// The size in inches of the pizza before a bracket: "half a margherita (12 inch)".
  func pizzaSizeBefore(_ quantity: Quantity) -> String? {
    guard let meters = quantity.meters,
      elements.contains(where: { if case .word(let word) = $0 { Self.pizzas.contains(tokens[word]) } else { false } })
    else { return nil }
    return Self.pizzaSizes.first { meters / 0.0254 <= $0.inches }?.size
  }

  /// "a raw large carrot": a size behind how the food is prepared belongs to the count before.
  mutating func takesSize(_ quantity: Quantity) -> Bool {
    guard let size = quantity.size, quantity.value == nil, !quantity.hasUnit, isAfterContent else { return false }
    for place in elements.indices.reversed() {
      switch elements[place] {
      case .word(let word) where MealWords.modifiers.contains(tokens[word]) || endsName(quantity): continue
      case .quantity(var count)
      where count.value != nil && count.size == nil && count.unit == nil && count.content == nil:
        count.size = size
        elements[place] = .quantity(count)
        index = quantity.tokens.upperBound
        return true
      default: return servesSize(quantity)
      }
    }
    return servesSize(quantity)
  }

  /// "2 scotch eggs mini", "latte large", "sausage roll mini x3": the phrase ends behind the size.
  private func endsName(_ size: Quantity) -> Bool {
    let end = size.tokens.upperBound
    return end == tokens.count || tokens[end].kind == .punctuation || tokens[end].kind == .number
      || tokens[end].isWord("x") || MealWords.softJoiners[tokens[end]] != nil
  }

  /// "scotch egg mini": what nobody counted is small.
  private mutating func servesSize(_ size: Quantity) -> Bool {
    guard endsName(size) else { return false }
    elements.append(.served(size))
    index = size.tokens.upperBound
    return true
  }

  /// "lentil curry, big plate" without its comma: a vessel with its size ends the phrase.
  func isSizedVessel(_ quantity: Quantity) -> Bool {
    guard quantity.size != nil, let unit = quantity.unit, unit.isContainer || unit.name == "plate" else { return false }
    let end = quantity.tokens.upperBound
    return end == tokens.count || tokens[end].kind == .punctuation
  }

  /// "a coffee twice", "a banana three times today": the count behind its food; "twice a week" is how often.
  mutating func repeats() -> Bool {
    guard let times = Repetition.at(index, in: tokens), elements.contains(where: \.isWord), !followsContent(times.end)
    else { return false }
    elements.append(.served(Quantity(tokens: index..<times.end, value: times.count, isTimes: true)))
    index = times.end
    return true
  }

  /// "toast x2": the count behind its food.
  mutating func timesCount(_ token: Token) -> Bool {
    // The "4X6" of a product's name counts nothing.
    guard token.says("x"), index > 0, token.join == .apart || tokens[index - 1].kind != .number,
      index + 1 < tokens.count,
      tokens[index + 1].kind == .number,
      let value = tokens[index + 1].value,
      value > 0, value < 100, !elements.isEmpty
    else { return false }
    elements.append(.served(Quantity(tokens: index..<(index + 2), value: value, isTimes: true)))
    index += 2
    return true
  }
}
