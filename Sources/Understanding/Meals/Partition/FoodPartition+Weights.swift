import Foods

extension FoodPartition {
  /// "gin and tonic x2", "bread and jam 80 g": where the catalogue has the whole, the multiple and the weight behind it are
  /// the whole's.
  func multiplied(_ group: [FoodPiece]) -> Food? {
    if let shared = sharedPair(group) { return shared }
    guard group.count > 1, let quantity = group.last?.quantity,
      quantity.isTimes || Self.isWeightOfPair(group) || Self.isHelpingOfPair(group),
      !group.dropLast().contains(where: \.hasAmount)
    else { return nil }
    var whole = group
    whole[whole.count - 1].quantity = nil
    whole[0].quantity = quantity
    whole[0].quantity?.size = quantity.size ?? group[0].quantity?.size
    guard let food = value(of: whole[...], in: whole)?.food,
      isCertain(food, enough: Self.isWeightOfPair(group) ? Self.sureOfPair : Self.certain)
    else { return nil }
    return food
  }

  static let certain = 0.93
  /// A weight behind two foods speaks for one dish already: "mac and cheese from a restaurant, 230 g".
  private static let sureOfPair = 0.85

  /// What it costs to begin another food at a piece.
  func cost(ofParting index: Int, _ group: [FoodPiece], confidence: Double) -> Double {
    let piece = group[index]
    var cost = confidence < 0.35 ? 0.6 : 0
    switch piece.joiner {
    case .with?: cost += 0.5
    case .on?: cost += 0.4
    case .and?: cost += 0.2
    case .comma?: cost += group[..<index].contains { $0.joiner == .with } ? 0.3 : 0
    case nil: break
    }
    if piece.quantity != nil { return cost - 0.4 }
    // A measure before the first is of the whole: "a cup of beans and rice", "100 g of fish with herbs".
    if let quantity = group[0].quantity, quantity.hasUnit || quantity.hasContent { cost += 0.4 }
    if Self.isWeighed(group) {
      cost +=
        isOneOfList(index, in: group) || isBehindList(index, in: group) ? -0.2 : 1.5
    }
    return cost
  }

  /// "rice 150 g and chicken": the amount between the names is the first one's, and ends it.
  func isClosed(_ first: FoodPiece, before next: FoodPiece?) -> Bool {
    guard let next, let quantity = first.quantity, quantity.hasUnit || quantity.hasContent,
      let last = first.words.last, let word = next.words.first, next.joiner == .and || next.joiner == .comma,
      !next.isBracket, !isDependent(next), !first.isShouted(tokens)
    else { return false }
    return last < quantity.tokens.lowerBound && quantity.tokens.upperBound <= word
  }

  /// The first piece's weight was said before its name: it holds for all that the name goes on to say.
  static func isWeighed(_ group: [FoodPiece]) -> Bool {
    guard let quantity = group[0].quantity, quantity.grams != nil, let first = group[0].words.first else {
      return false
    }
    return quantity.tokens.lowerBound < first
  }

  /// "sausage and mash 400 g": two names joined by "and", and one weight behind them.
  static func isWeightOfPair(_ group: [FoodPiece]) -> Bool {
    guard group.count == 2, let second = group.last, second.joiner == .and, let quantity = second.quantity,
      quantity.grams != nil, let word = second.words.last
    else { return false }
    return word < quantity.tokens.lowerBound
  }

  private static let helpings: WordSet = [
    "bowl", "box", "plate", "tub", "portion", "serving", "packet", "pack", "bite", "forkful", "mouthful", "spoonful",
  ]

  /// "rice and peas, a plate", "mac and cheese 1 box": what the dish of both was served in.
  static func isHelpingOfPair(_ group: [FoodPiece]) -> Bool {
    guard group.count == 2, let second = group.last, second.joiner == .and, let quantity = second.quantity,
      let unit = quantity.unit, helpings.contains(unit.name), let word = second.words.last
    else { return false }
    return word < quantity.tokens.lowerBound
  }

  private static let spooned = WordList.words(
    "hummus houmous humus guacamole tzatziki yogurt yoghurt skyr quark cottage fage chobani siggis oikos")

  /// "180 g of skyr with pecans": what is put on a weighed yogurt was not weighed with it.
  func leavesOutTopping(_ pieces: ArraySlice<FoodPiece>, _ match: FoodMatch?) -> Bool {
    guard let first = pieces.first, first.words.contains(where: { Self.spooned.contains(tokens[$0]) }) else {
      return false
    }
    return leavesOut(pieces.dropFirst(), match)
  }

  /// A name this sure is a food's own, and a dish of two foods is one from here on.
  static let sureOfOne = 0.8
  private static let sureOfDish = 0.75
  /// What lies on something was weighed by itself, but for dishes that are called so: "beans on toast".
  private static let sureOfOpenDish = 0.93

  /// "200 g salmon and broccoli", "20 g honey on crumpets": two foods that the catalogue knows, and no dish of both; the weight is the first's.
  func isPlainPair(_ pieces: ArraySlice<FoodPiece>, _ match: FoodMatch?) -> Bool {
    guard pieces.count == 2, let first = pieces.first, let second = pieces.last,
      second.joiner == .and && match?.confidence ?? 0 < Self.sureOfDish
        || second.joiner == .on && match?.confidence ?? 0 < Self.sureOfOpenDish, !second.isBracket,
      first.words.count < 3,
      second.words.count < 3,
      !pieces.contains(where: { $0.isNamed(tokens) })
    else { return false }
    return [first, second].allSatisfy { piece in
      // However it was cooked.
      var named = piece
      named.words.removeAll { MealWords.modifiers.contains(tokens[$0]) }
      guard !named.words.isEmpty, let alone = linker.link(linker.words(named)) else { return false }
      return alone.confidence >= Self.sureOfOne && alone.food.source != .branded
    }
  }

  /// What speaks for taking a piece into the food before it.
  func gain(ofJoining index: Int, _ group: [FoodPiece]) -> Double {
    let piece = group[index]
    let before = group[index - 1]
    if piece.isBracket || isDependent(piece) { return 0.5 }
    if let last = before.words.last, MealWords.binders.contains(tokens[last]) { return 1.5 }
    if before.isShouted(tokens), piece.isShouted(tokens) { return 2.5 }
    // "sour apple, melon and tangerine flavored candy".
    if piece.joiner == .and || piece.joiner == .comma,
      isFlavorList(group[index...].prefix(Self.longestFood))
    {
      return 0.9
    }
    if isFlavorOfProduct(piece, behind: before) { return 1.5 }
    // "two almond butter and jelly sandwiches": the count is of the last noun.
    if piece.joiner == .and, let quantity = before.quantity, (quantity.value ?? 0) > 1, !quantity.hasUnit,
      let inner = before.words.last, let outer = piece.words.last,
      EnglishPlural.isPlural(tokens[outer].folded), !EnglishPlural.isPlural(tokens[inner].folded)
    {
      return 0.8
    }
    if isFilling(index, of: group) { return 0.9 }
    // "one egg and cress roll": a dish that is named after what is in it.
    if piece.joiner == .and, !before.hasAmount, piece.quantity == nil, piece.words.count > 1,
      let head = piece.words.last,
      MealWords.dishHeads.contains(EnglishPlural.singular(of: tokens[head].folded))
    {
      return 0.6
    }
    return 0
  }

  /// Whether a food found for pieces joined by "and" or "with" is named as a combination: "crackers and cheese" is not
  /// "crackers, cheese".
  func agreement(of match: FoodMatch?, with pieces: ArraySlice<FoodPiece>) -> Double {
    let joiners = pieces.dropFirst().filter { !$0.isBracket && !isDependent($0) }.compactMap(\.joiner)
    guard let match, joiners.contains(where: { $0 != .comma }) else { return 0 }
    // A label may join flavours as a meal joins dishes: "grilled cheese & tomato soup" crisps.
    if match.food.source == .branded, joiners.contains(.and), let first = pieces.first, !first.isNamed(tokens),
      first.quantity?.grams == nil
    {
      return -0.8
    }
    if !Self.isCombination(match.food.name) { return match.confidence > 0.95 ? 0 : -0.5 }
    return match.confidence >= 0.75 ? 0.2 : 0
  }

  /// "Crackers with cheese", "Mac & cheese", "Half/half".
  static func isCombination(_ name: String) -> Bool {
    if name.utf8.contains(where: { $0 == 0x26 || $0 == 0x2F }) { return true }
    return name.utf8.split(separator: 0x20).contains { word in
      word.count <= 4 && joiners.contains { $0.elementsEqual(word.lazy.map { $0 | 0x20 }) }
    }
  }

  private static let joiners = ["and", "with", "n\u{27}"].map { Array($0.utf8) }
}
