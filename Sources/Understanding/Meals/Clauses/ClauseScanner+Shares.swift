/// What was eaten of a dish that was named before: "left a third", "but only ate half".
extension ClauseScanner {
  private static let eating = EatingWords.helping.union(["eat", "finish"])
  private static let leaving: WordSet = ["left", "leaving", "binned", "wasted"]
  private static let between = QuantityWords.approximators
  private static let whole = ListWords.pronouns.union(["mine"])

  /// "toast with 0 butter": none of what follows.
  mutating func none() -> Bool {
    if macroOfNone() { return true }
    guard !isAfterContent, FrameReader.isNone(at: index, in: tokens) else { return false }
    take(.quantity(Quantity(tokens: index..<(index + 1), value: 0)))
    return true
  }

  /// "bar 200 kcal 0 g carbs": a figure of what was eaten, and no food that was not.
  private mutating func macroOfNone() -> Bool {
    guard tokens[index].isOne(of: "0", "zero") else { return false }
    let end = index + 1 + (UnitTable.unit(at: index + 1, in: tokens)?.count ?? 0)
    guard end > index + 1, let kind = macro(at: end) else { return false }
    elements.append(.stated(StatedFigure(kind: kind, value: 0)))
    index = end + 1
    return true
  }

  private static let portions: WordSet = ["share", "portion", "part", "half", "helping", "piece", "serving"]
  private static let weighed = QuantityWords.approximators.union(["came", "to", "weighed", "is", "was"])

  /// "my share came to 120 g": how much of the dish before the person had.
  mutating func ownPart(_ token: Token) -> Bool {
    guard token.isWord("my"), index + 2 < tokens.count, Self.portions.contains(tokens[index + 1]),
      elements.contains(where: \.isWord)
    else { return false }
    let start = Self.weighed.end(from: index + 2, in: tokens)
    guard start > index + 2, start < tokens.count, let quantity = quantities.quantity(at: start), quantity.value != nil,
      !quantity.isArticle, !followsContent(quantity.tokens.upperBound)
    else { return false }
    elements.append(.served(quantity))
    index = quantity.tokens.upperBound
    return true
  }

  /// The verb before the amount at `index`, which ends at `end`, and where the clause ends that says no more than "of it"
  /// behind that.
  private func ofWhole(until end: Int) -> (verb: Int, end: Int)? {
    var next = end
    if next < tokens.count, tokens[next].isWord("of") { next += 1 }
    if next < tokens.count, Self.whole.contains(tokens[next]) { next += 1 }
    guard tokens.breaks(at: next), let verb = tokens[..<index].lastIndex(where: { !Self.between.contains($0) }) else {
      return nil
    }
    return (verb, next)
  }

  /// Takes the part at `index`, which ends at `end`, when all that is said is how much of the dish was eaten or left.
  mutating func share(_ quantity: Quantity, end: Int) -> Bool {
    // "9 out of 10" right behind a food is a mark.
    if quantity.outOf != nil, !quantity.hasUnit, !quantity.hasContent, !followsContent(end), isAfterContent {
      take(.gap, count: end - index)
      return true
    }
    var quantity = quantity
    // "I had 2 of 8 slices": a quarter of the pizza before.
    if let whole = quantity.outOf, quantity.unit.map({ UnitTable.trailing.contains($0.name) }) ?? true {
      quantity.value = quantity.value.map { $0 / whole }
      quantity.unit = nil
    }
    guard !quantity.hasUnit, !quantity.hasContent, quantity.size == nil, let part = quantity.value, part > 0,
      part < 1
    else { return false }
    if leftOfNamed(part, end: end) { return true }
    if let box = boxEnd(from: end), elements.contains(where: \.isWord) {
      elements.append(.served(quantity))
      index = box
      return true
    }
    guard let (verb, next) = ofWhole(until: end), elements.contains(where: \.isWord) else { return false }
    var eaten = quantity
    if Self.leaving.contains(tokens[verb]) {
      eaten.value = 1 - part
      // As a word of food it would take the amount.
      if elements.last == .word(verb) { elements.removeLast() }
    } else if !Self.eating.contains(tokens[verb]) {
      return false
    }
    if verb > 0, Self.between.contains(tokens[verb - 1]), let hedge = elements.lastIndex(of: .word(verb - 1)) {
      elements.remove(at: hedge)
    }
    elements.append(.served(eaten))
    index = next
    return true
  }

  private static let making = CookingWords.cooked.union([
    "bought", "brewed", "found", "got", "grabbed", "knocked", "made", "opened", "ordered", "picked", "prepared",
    "received",
    "rustled", "whipped",
  ])

  /// "made 12 muffins, ate 2", "cooked a pot of chili, had two bowls": what was eaten of the dish, and not what was made.
  private mutating func takesPlaceOfMade(_ eaten: Quantity) -> Bool {
    guard let food = elements.firstIndex(where: \.isWord),
      Self.making.occurs(in: tokens[..<index])
    else { return false }
    if food > 0, case .quantity = elements[food - 1] {
      elements[food - 1] = .quantity(eaten)
    } else {
      elements.insert(.quantity(eaten), at: food)
    }
    return true
  }

  /// "had two bowls", "ate 2": how much was eaten, and nothing else.
  static func isHelping(_ tokens: [Token]) -> Bool {
    guard let verb = eating.firstIndex(in: tokens), verb < 3,
      let start = tokens.indices.first(where: { $0 > verb && !between.contains(tokens[$0]) }),
      let quantity = QuantityParser(tokens).quantity(at: start), !quantity.isArticle || quantity.hasUnit
    else { return false }
    let rest = tokens[quantity.tokens.upperBound...]
    return rest.allSatisfy { $0.isWord("of") || $0.isSign(".") || whole.contains($0) }
  }

  /// Takes the amount at `index`, which ends at `end`, when it says how much was had of what was made before.
  mutating func helpingOfMade(_ quantity: Quantity, end: Int) -> Bool {
    guard quantity.value != nil, !quantity.isArticle || quantity.hasUnit, !quantity.hasContent else {
      return false
    }
    guard let (verb, next) = ofWhole(until: end), verb > 0, Self.eating.contains(tokens[verb]),
      elements.contains(where: \.isWord), takesPlaceOfMade(quantity)
    else { return false }
    index = next
    return true
  }

  /// "meatballs with mash, left half the mash": of the food that was named before, the rest was eaten.
  private mutating func leftOfNamed(_ part: Double, end: Int) -> Bool {
    var next = end
    while next < tokens.count, tokens[next].isOne(of: "of", "the", "my") { next += 1 }
    guard index > 0, Self.leaving.contains(tokens[index - 1]), next < tokens.count, tokens.ends(at: next + 1),
      let named = elements.firstIndex(where: { element in
        if case .word(let word) = element { tokens[word].folded == tokens[next].folded } else { false }
      })
    else { return false }
    if elements.last == .word(index - 1) { elements.removeLast() }
    if named > 0, case .quantity(var said) = elements[named - 1] {
      said.value = (said.value ?? 1) * (1 - part)
      elements[named - 1] = .quantity(said)
    } else {
      elements.insert(.quantity(Quantity(tokens: index..<end, value: 1 - part)), at: named)
    }
    index = next + 1
    return true
  }
}
