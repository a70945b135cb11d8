import Foods

/// How much is explained by taking some pieces as one food: whether they may be one, what the name they make is linked
/// to, and how sure that is.
extension FoodPartition {
  /// How much is explained by taking `pieces` as one food, in words; nil where they cannot be one.
  func value(of pieces: ArraySlice<FoodPiece>, in group: [FoodPiece]) -> (value: Double, food: Food)? {
    guard canBeOne(pieces, in: group) else { return nil }
    var named = linker.trimmed(pieces)
    let said = HowMuch(amount: named.first?.quantity?.saidAmount ?? .none, isWeighed: Self.isWeighed(group))
    named = withoutWhereabouts(named, amount: said.amount) ?? named
    var food = Food(pieces: named, phrase: linker.phrase(named))
    food.match = match(of: food, said)
    if partsBy(food.match, named, said) { return nil }
    food.match = prepared(food, said)
    food = measured(food, in: group)
    let pieces = food.pieces
    let confidence = confidence(of: &food, in: group, said)
    if partsByAmount(food.match, pieces, said) { return nil }

    var value = Double(pieces.reduce(0) { $0 + $1.words.count }) * confidence
    if pieces.startIndex > 0 {
      value -= cost(ofParting: pieces.startIndex, group, confidence: confidence)
    }
    for index in pieces.indices.dropFirst() { value += gain(ofJoining: index, group) }
    value += agreement(of: food.match, with: pieces)
    return (value, food)
  }

  /// Whether nothing in how the pieces were said parts them, before anybody asks what they are called.
  private func canBeOne(_ pieces: ArraySlice<FoodPiece>, in group: [FoodPiece]) -> Bool {
    // A piece with no other beside it.
    if group.count == 1, pieces.count == 1 { return true }
    guard let first = pieces.first else { return false }
    let rest = pieces.dropFirst()
    if pieces.startIndex > 0, isDependent(first) { return false }
    // "breaded, cooked chicken": what only describes belongs to what comes next.
    if rest.isEmpty {
      return pieces.endIndex == group.count || first.joiner != nil || !isDependent(first)
    }
    return !isPartedByAmounts(pieces) && !isPartedByWords(pieces, in: group)
      && !isPartedAsMain(pieces)
  }

  /// Each of them has an amount of its own, or the amount is of the first alone.
  private func isPartedByAmounts(_ pieces: ArraySlice<FoodPiece>) -> Bool {
    let rest = pieces.dropFirst()
    guard let first = pieces.first else { return false }
    if rest.contains(where: { $0.hasAmount && !isDependent($0) }) { return true }
    // "a soup and a salad": each has its own article.
    if rest.contains(where: { (first.quantity != nil || $0.joiner == .and) && hasOwnArticle($0) }) {
      return true
    }
    // "100 g of rice and some chicken": the amount is the rice's.
    if first.quantity != nil, rest.contains(where: { isSomeMore($0) }) { return true }
    // "a drizzle of oil on salad": the little was put on something else.
    if let unit = first.quantity?.unit, QuantityWords.smallMeasures.contains(unit.name), rest.first?.joiner == .on {
      return true
    }
    return isWeighedOats(pieces) || isWeighedDry(pieces)
      || isCountedInOne(pieces) || isCounted(first, before: rest.first)
      || isCountedTopping(pieces)
  }

  /// One of them is something by itself, or belongs to what comes next.
  private func isPartedByWords(_ pieces: ArraySlice<FoodPiece>, in group: [FoodPiece]) -> Bool {
    let tokens = tokens
    let rest = pieces.dropFirst()
    // "fried egg, black and white pudding": the colour is the next one's.
    if let last = pieces.last, last.joiner == .comma, pieces.endIndex < group.count,
      group[pieces.endIndex].joiner == .and, last.words.allSatisfy({ ListWords.colors.contains(tokens[$0]) })
    {
      return true
    }
    if isOpeningList(pieces, in: group) { return true }
    if pieces.contains(where: { !$0.isBracket && $0.isPicture(tokens) }), !rest.allSatisfy(\.isBracket) { return true }
    // What no food is called is not silently taken into the food before it.
    return rest.contains { isOwnDish($0) } || !Self.isWeighed(group) && holdsUnknown(pieces)
  }

  /// The first is what was eaten, the others stood beside it.
  private func isPartedAsMain(_ pieces: ArraySlice<FoodPiece>) -> Bool {
    guard let first = pieces.first else { return false }
    return isListed(pieces) || isBesideDenied(pieces)
      || isSaladBeside(pieces) || isClosed(first, before: pieces.dropFirst().first)
      || isBesideMain(pieces)
  }

  /// Whether what the pieces together are linked to tells that they are no one food.
  private func partsBy(_ match: FoodMatch?, _ pieces: ArraySlice<FoodPiece>, _ said: HowMuch) -> Bool {
    guard pieces.count > 1 else { return false }
    if said.isWeighed,
      leavesOutTopping(pieces, match) || isPlainPair(pieces, match)
    {
      return true
    }
    return isPlainList(pieces, match) || isWeighedApart(pieces)
      || isKindOfOne(pieces, match)
      || isCountedList(pieces, match)
  }

  /// Whether the amount of the first is no amount of what the pieces together are linked to.
  private func partsByAmount(_ match: FoodMatch?, _ pieces: ArraySlice<FoodPiece>, _ said: HowMuch) -> Bool {
    isSizedList(pieces, match) || leavesOutHead(pieces, match)
      || isCountedPair(pieces) || isLabelOfPair(pieces, match)
      || pieces.first?.quantity?.unit?.dimension == .measure && !said.isWeighed
        && leavesOut(pieces.dropFirst(), match)
  }

  /// How sure the food is, from 0 to 1. Where the whole name is hardly known, its head is what it is linked to.
  private func confidence(of food: inout Food, in group: [FoodPiece], _ said: HowMuch) -> Double {
    let pieces = food.pieces
    let confidence = food.match?.confidence ?? 0
    guard pieces.count > 1 else { return confidence }
    if confidence < Self.sureOfWhole, holdsList(pieces, in: group) { return min(confidence, Self.ofRest) }
    // "100 g of kebabs with lemon rice": the weight is of the dish.
    guard confidence < Self.hardlyKnown, said.isWeighed || isDescribed(pieces),
      let head = head(of: pieces, amount: said.amount), head.confidence > confidence
    else { return confidence }
    // "lentils cooked with oil": the whole tells which of the lentils.
    if let match = food.match, match.food.isOneKind(with: head.food) {
      food.match = FoodMatch(food: match.food, confidence: head.confidence)
    } else {
      food.match = head
    }
    let first = Double(pieces.first?.words.count ?? 0)
    let rest = Double(pieces.dropFirst().reduce(0) { $0 + $1.words.count })
    return (first * head.confidence + rest * Self.ofRest) / (first + rest)
  }

  private static let sureOfWhole = 0.9
  private static let hardlyKnown = 0.45
  /// What words count that were not linked.
  private static let ofRest = 0.3

  /// What comes after the first piece only describes it: "bars, infused with cream".
  private func isDescribed(_ pieces: ArraySlice<FoodPiece>) -> Bool {
    pieces.indices.dropFirst().allSatisfy { index in
      isDependent(pieces[index])
        || pieces[index - 1].words.last.map { MealWords.binders.contains(tokens[$0]) } ?? false
    }
  }

  /// The part of a joined name that says what it is: the last of a list of flavours or of a label, else the first.
  private func head(of pieces: ArraySlice<FoodPiece>, amount: SaidAmount) -> FoodMatch? {
    guard let first = pieces.first, let last = pieces.last else { return nil }
    let isList = pieces.dropFirst().allSatisfy { $0.joiner == .and || $0.joiner == .comma }
    let tokens = tokens
    if isList, isFlavorList(pieces.dropFirst()) || pieces.allSatisfy({ $0.isShouted(tokens) }),
      let match = linker.link(linker.words(last), amount: amount)
    {
      return match
    }
    let named = pieces.first { !$0.words.allSatisfy { MealWords.modifiers.contains(tokens[$0]) } }
    let words = linker.words(named ?? first)
    // "tongue, braised": however it was cooked, it is not the raw one.
    let isCooked = pieces.contains { $0.words.contains { CookingWords.cooked.contains(tokens[$0]) } }
    return linker.link(isCooked ? words + " cooked" : words, amount: amount)
  }
}
