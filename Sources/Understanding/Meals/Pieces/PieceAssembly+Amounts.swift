extension PieceAssembly {
  /// Gives an amount that stands alone to the food just before it, if that has none.
  mutating func attachToLast(_ quantity: Quantity) -> Bool {
    guard !quantity.hasOf || quantity.hasContent else { return false }
    if quantity.isTimes, multiplyLast(by: quantity) { return true }
    if countContents(quantity) { return true }
    if !group.isEmpty {
      guard let target = target(for: quantity, in: group) else { return false }
      group[target].quantity = inMillilitres(quantity, of: group[target].quantity)
      let isWhole = isOfWhole(quantity, group)
      group[target].quantity?.isOfWhole = isWhole
      joiner = nil
      return true
    }
    guard let last = groups.indices.last, let target = target(for: quantity, in: groups[last]) else { return false }
    groups[last][target].quantity = inMillilitres(quantity, of: groups[last][target].quantity)
    let isWhole = isOfWhole(quantity, groups[last])
    groups[last][target].quantity?.isOfWhole = isWhole
    return true
  }

  /// "a glass of rosé, 250": what a vessel of a drink holds; and "mini sausage rolls x4" stay small.
  func inMillilitres(_ quantity: Quantity, of held: Quantity?) -> Quantity {
    var result = quantity
    let isCount = !quantity.hasUnit && !quantity.hasContent && held?.unit == nil
    if quantity.isTimes || isCount { result.size = quantity.size ?? held?.size }
    if let each = ofEachVessel(quantity, held) { return each }
    guard Self.isVolume(quantity, of: held), !quantity.hasUnit, !quantity.hasContent, let held else {
      return result
    }
    result.value = (quantity.value ?? 0) * (held.value ?? 1)
    result.size = nil
    result.unit = UnitTable.unit(named: "ml")
    result.assumptions.append("\(NumberPhrase.plain(quantity.value ?? 0)) read as ml")
    return result
  }

  /// "2 rice cakes with jam (20 g)": the food right before the bracket has no amount, and another one has.
  mutating func takeIntoBracket(_ quantity: Quantity, isOneOfMany: Bool) -> Bool {
    guard let last = group.indices.last, last > 0, isMeasured(quantity), !group[last].hasAmount,
      group[0].hasAmount || isOneOfMany || isOfTopping(quantity, group[last], on: group[0]), !group[last].isBracket
    else { return false }
    group[last].quantity = quantity
    return true
  }

  /// "a tin of tuna and rice in a bowl": the vessel is of the food right before it, as the other has its measure.
  mutating func takeBehindMeasured(_ quantity: Quantity) -> Bool {
    guard let last = group.indices.last, last > 0, quantity.hasUnit, group[last].joiner == .and,
      !group[last].hasAmount, !group[last].isBracket, group[0].quantity?.hasUnit ?? false
    else { return false }
    group[last].quantity = quantity
    return true
  }

  /// The last piece that names a dish and has no amount: what comes "with" or "on" it does not take the amount.
  func target(for quantity: Quantity, in pieces: [FoodPiece]) -> Int? {
    // "peanut butter on toast x2": two toasts.
    if !quantity.hasUnit, let carrier = pieces.indices.last, pieces[carrier].joiner == .on,
      canTake(quantity, pieces[carrier])
    {
      return carrier
    }
    // "roast pork with dumplings x3": three dumplings.
    if quantity.isTimes, let last = pieces.indices.last, pieces[last].joiner == .with, canTake(quantity, pieces[last]),
      let noun = pieces[last].words.last, EnglishPlural.isPlural(tokens[noun].folded)
    {
      return last
    }
    if pieces.count == 2, isOfCarrier(quantity, pieces[0], beside: pieces[1]) { return 0 }
    // "scones with jam, a tablespoon": nobody measures the scones so.
    if let spooned = spooned(by: quantity, in: pieces) { return spooned }
    if isOfWhole(quantity, pieces), canTake(quantity, pieces[0]) { return 0 }
    // A product's name in capitals is one, however many words join in it.
    if pieces.allSatisfy({ $0.isNamed(tokens) }), canTake(quantity, pieces[0]) { return 0 }
    if let drink = drink(for: quantity, in: pieces) { return drink }
    // "mac and cheese, big bowl": a vessel holds all of the dish, and a spoon what is put on it.
    let isVessel =
      quantity.unit.map {
        $0.isContainer || $0.isHousehold && !Self.spoons.contains($0.name) || $0.name == "plate"
      } ?? false
    let dish = pieces.indices.last { index in
      canTake(quantity, pieces[index]) && !pieces[index].isBracket
        && FoodPartition.sandwich(onBreadAt: index, of: pieces, tokens: tokens) == nil
        && !(pieces[index].words.last.map { MealWords.dependentHeads.contains(tokens[$0]) } ?? false
          && index > 0)
        && !pieces[index].words.allSatisfy({ MealWords.modifiers.contains(tokens[$0]) })
        && !(index > 0 && isManner(pieces[index]))
        && (index == 0 || pieces[index].quantity != nil || pieces[index].joiner == .and && !isVessel
          || pieces[index].joiner == .comma)
    }
    return dish ?? pieces.indices.last.flatMap { canTake(quantity, pieces[$0]) ? $0 : nil }
  }

  private static let spoons: Set<String> = ["tbsp", "tsp"]
  private static let cookings = CookingWords.cooked.union(["marinated", "seasoned"])

  /// "fried in butter" behind a comma: how the food before was cooked.
  private func isManner(_ piece: FoodPiece) -> Bool {
    guard piece.joiner == .comma, piece.words.count > 2 else { return false }
    return Self.cookings.contains(tokens[piece.words[0]])
      && tokens[piece.words[1]].isOne(of: "in", "with", "on")
  }

  /// Whether a weight is of a dish with all that is on it: "a taco with beans and cream that weighed 190 g", "a biscuit
  /// sandwich with sausage, egg and cheese, 176 g".
  private func isOfWhole(_ quantity: Quantity, _ pieces: [FoodPiece]) -> Bool {
    guard pieces.count > 1, quantity.grams != nil, !pieces.dropFirst().contains(where: \.hasAmount) else {
      return false
    }
    if quantity.isOfWhole {
      return pieces.contains { piece in
        piece.joiner == .with || piece.joiner == .on || piece.words.first.map { tokens[$0].isWord("in") } ?? false
      }
    }
    return pieces[1].joiner == .with && pieces.count > 2
      && pieces[0].words.contains { MealWords.assembled.contains(EnglishPlural.singular(of: tokens[$0].folded)) }
      && pieces[0].words.last.map {
        tokens[$0].isWord("sandwich") || tokens[$0].isWord("burger") || tokens[$0].isWord("sub")
      } ?? false
  }

  func canTake(_ quantity: Quantity, _ piece: FoodPiece) -> Bool {
    if !piece.hasAmount || piece.isPicture(tokens) { return true }
    guard let held = piece.quantity, !held.hasContent, held.grams == nil else { return false }
    // "a glass of cider, 330 ml", "1 cider 330 ml": the vessel and the one say less than the volume.
    let isVague = held.unit.map { $0.isContainer || Self.helpings.contains($0.name) } ?? (held.value == 1)
    return quantity.grams != nil || isVague && quantity.unit?.dimension == .volume
      || !quantity.hasUnit && !quantity.hasContent && Self.isVolume(quantity, of: held)
  }

  private static let helpings: WordSet = ["serving", "portion", "helping", "plate", "dish", "order", "meal"]

  /// An amount behind a food: a size said before it stays, a count before a weight is what the weight is of.
  func merged(_ quantity: Quantity) -> Quantity {
    var result = quantity
    // "a large glass of cider, 330 ml": what was measured needs no size.
    if quantity.grams == nil, quantity.milliliters == nil { result.size = result.size ?? piece.quantity?.size }
    return result
  }

  /// "yogurt (plain) 1 cup": the amount behind a closed bracket is of the food in front of it, if that has none.
  mutating func takesBehindBracket(_ quantity: Quantity) -> Bool {
    guard piece.isBracket, !isInBracket, !quantity.hasOf || quantity.hasContent, !piece.hasAmount,
      let head = group.lastIndex(where: { !$0.isBracket }), !group[head...].contains(where: \.hasAmount)
    else { return false }
    closePiece()
    group[head].quantity = inMillilitres(quantity, of: group[head].quantity)
    joiner = nil
    return true
  }

  func isMeasured(_ quantity: Quantity) -> Bool {
    quantity.hasUnit && !quantity.hasOf || quantity.hasContent
  }

  var isAnyPrefixed: Bool {
    if let quantity = piece.quantity, !quantity.isArticle { return true }
    return groups.joined().contains { $0.hasAmount } || group.contains { $0.hasAmount }
  }

  func restIsModifiers(_ elements: [MealElement], from position: Int) -> Bool {
    var index = position
    while index < elements.count, case .word(let word) = elements[index] {
      if MealWords.negators.contains(tokens[word]) { return true }
      if !MealWords.modifiers.contains(tokens[word]) { return false }
      index += 1
    }
    return true
  }

  mutating func state(_ figure: StatedFigure) {
    if !piece.words.isEmpty {
      piece.figures.append(figure)
    } else if let last = group.indices.last {
      group[last].figures.append(figure)
    } else if let last = groups.indices.last, pending == nil {
      groups[last][groups[last].count - 1].figures.append(figure)
    } else {
      piece.figures.append(figure)
    }
  }
}
