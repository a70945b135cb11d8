/// Ends pieces and groups.
extension PieceAssembly {
  mutating func closePiece() {
    if !piece.words.isEmpty, !countLast() { group.append(piece) }
    let figures = piece.words.isEmpty ? piece.figures : []
    piece = FoodPiece()
    piece.figures = figures
  }

  mutating func closeGroup(keepingPending: Bool = false) {
    closePiece()
    giveShared()
    if !group.isEmpty, !attachCut() { groups.append(group) }
    group = []
    joiner = nil
    if !keepingPending { pending = nil }
    isGap = false
  }

  private static let pieces: WordSet = ["skewer", "leg", "thigh", "drumstick", "ball", "stick", "link"]

  /// Takes "5 spears" right behind a food that nobody counted: "broccolini 5 spears with rice", "fufu 2 balls".
  private mutating func countLast() -> Bool {
    guard group.isEmpty, piece.words.count == 1, let word = piece.words.first, var quantity = piece.quantity,
      !quantity.hasUnit, !quantity.hasContent, quantity.value != nil, !quantity.isArticle,
      quantity.tokens.upperBound == word, let measure = UnitTable.unit(named: tokens[word].folded),
      UnitTable.trailing.contains(measure.name) || Self.pieces.contains(measure.name),
      let named = groups.indices.last, let last = groups[named].indices.last, !groups[named][last].hasAmount,
      !groups[named][last].isBracket, !isEatery(groups[named][last]),
      groups[named][last].words.last == quantity.tokens.lowerBound - 1
    else { return false }
    quantity.unit = measure
    // "celery with hummus 3 stalks": of what the spread is on.
    let isOfFirst = last == 1 && isOfCarrier(quantity, groups[named][0], beside: groups[named][1])
    groups[named][isOfFirst ? 0 : last].quantity = quantity
    return true
  }

  /// "cottage pie, a 400 g ready meal": what the pack weighs is the amount of the food before.
  private static let packs: WordSet = ["ready", "meal", "meals", "microwave", "version", "one", "ones"]

  private static let loaves: WordSet = ["bread", "toast", "loaf", "sourdough", "rye", "ciabatta", "baguette"]

  /// ", two cups chopped": a group that only says how much and how it was cut belongs to the food before.
  mutating func attachCut() -> Bool {
    guard group.count == 1, let cut = group.first, var quantity = cut.quantity, !cut.isBracket,
      let last = groups.indices.last
    else { return false }
    // "fried trout with 3 fillets": pieces of what was named.
    let measure = cut.words.count == 1 ? UnitTable.unit(named: tokens[cut.words[0]].folded) : nil
    if let measure, UnitTable.trailing.contains(measure.name), !quantity.hasUnit, !quantity.isArticle {
      quantity.unit = measure
    } else if quantity.grams != nil, cut.words.allSatisfy({ Self.packs.contains(tokens[$0]) }) {
      quantity.hasOf = false
      guard let target = target(for: quantity, in: groups[last]), !groups[last][target].hasAmount else { return false }
      groups[last][target].quantity = quantity
      return true
    } else {
      guard isMeasured(quantity) || isCountOfPlural(quantity, in: groups[last]),
        cut.words.allSatisfy({ MealWords.modifiers.contains(tokens[$0]) })
      else {
        return false
      }
      // "a toastie: 2 slices white": of bread, unless that is what was named.
      if quantity.unit?.name == "slice", cut.words.allSatisfy({ FoodPartition.isBreadKind(tokens[$0]) }),
        !groups[last].contains(where: { $0.words.contains { Self.loaves.contains(tokens[$0]) } })
      {
        return false
      }
    }
    guard let target = target(for: quantity, in: groups[last]), !groups[last][target].hasAmount else { return false }
    groups[last][target].quantity = quantity
    if quantity.unit == measure { return true }
    if target == groups[last].count - 1 { groups[last][target].words += cut.words }
    return true
  }
}
