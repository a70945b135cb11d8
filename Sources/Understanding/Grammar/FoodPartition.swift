import Foods

/// Decides which pieces of a group are one food: the reading that the catalogue covers best.
enum FoodPartition {
  /// Pieces that make one food.
  struct Food: Sendable {
    var pieces: ArraySlice<FoodPiece>
    var phrase: String
    var match: FoodMatch?
    /// Stands on or in the food before ("burger with cheese").
    var isExtra: Bool
    /// The "slice" of "an orange slice", where the food is known without it.
    var trailingUnit: MeasureUnit?

    var quantity: Quantity? { pieces.first?.quantity }
  }

  /// More pieces than this are a list: each is looked at with its neighbour only.
  private static let longestFood = 6

  static func foods(in group: [FoodPiece], linker: inout PhraseLinker) -> [Food] {
    let group = withoutIdleNegations(group, linker: &linker)
    guard !group.isEmpty else { return [] }
    // best[i]: the best reading of the pieces before i.
    var best: [(value: Double, foods: [Food])] = [(0, [])]
    for end in 1...group.count {
      var winner: (value: Double, foods: [Food])?
      for start in max(0, end - longestFood)..<end {
        guard let value = self.value(of: group[start..<end], in: group, linker: &linker) else { continue }
        let before = best[start]
        let total = before.value + value.value
        if total > winner?.value ?? -.infinity { winner = (total, before.foods + [value.food]) }
      }
      best.append(winner ?? (best[end - 1].value, best[end - 1].foods))
    }
    return best[group.count].foods.filter { !isDescriptionOnly($0, tokens: linker.tokens) }
  }

  /// "no regrets" is no part of a meal; "no bun" is.
  private static func withoutIdleNegations(_ group: [FoodPiece], linker: inout PhraseLinker) -> [FoodPiece] {
    group.filter { piece in
      guard piece.joiner != nil, let first = piece.words.first, linker.tokens[first].isWord("no") else { return true }
      var rest = piece
      rest.words.removeFirst()
      return linker.link(linker.words(rest))?.confidence ?? 0 > 0.5
    }
  }

  /// Nothing but participles and adjectives: what is left of "served", "filled with".
  private static func isDescriptionOnly(_ food: Food, tokens: [Token]) -> Bool {
    food.pieces.allSatisfy { piece in
      piece.words.allSatisfy { index in
        let word = tokens[index].folded
        if food.pieces.count == 1, piece.words.count == 1, food.match?.confidence ?? 0 < 0.8 {
          if MealWords.negators.contains(word) || UnitTable.containers.contains(word) || word == "plate" { return true }
        }
        return MealWords.binders.contains(word)
          || MealWords.modifiers.contains(word) && food.match?.confidence ?? 0 < 0.8
      }
    }
  }

  /// How much is explained by taking `pieces` as one food, in words; nil where they cannot be one.
  private static func value(
    of pieces: ArraySlice<FoodPiece>, in group: [FoodPiece], linker: inout PhraseLinker
  ) -> (value: Double, food: Food)? {
    guard let first = pieces.first, !pieces.dropFirst().contains(where: \.hasAmount) else { return nil }
    let tokens = linker.tokens
    if pieces.startIndex > 0, isDependent(first, tokens: tokens) { return nil }
    if pieces.count > 1, pieces.contains(where: { !$0.isBracket && $0.isPicture(tokens) }),
      !pieces.dropFirst().allSatisfy(\.isBracket)
    {
      return nil
    }
    // "breaded, cooked chicken": what only describes belongs to what comes next.
    if pieces.endIndex < group.count, pieces.count == 1, isDependent(first, tokens: tokens), first.joiner == nil {
      return nil
    }
    var phrase = linker.phrase(pieces)
    var match = linker.link(phrase)
    var trailing: MeasureUnit?
    if let inner = partOf(pieces, match: match, linker: &linker) { (phrase, match, trailing) = inner }
    if let inner = measureAtEnd(of: pieces, match: match, linker: &linker) { (phrase, match, trailing) = inner }
    let confidence = match?.confidence ?? 0
    let count = pieces.reduce(0) { $0 + $1.words.count }
    let food = Food(
      pieces: pieces, phrase: phrase, match: match, isExtra: first.joiner == .with || first.joiner == .on,
      trailingUnit: trailing)
    var value = Double(count) * confidence
    if pieces.startIndex > 0 { value -= cost(ofParting: pieces.startIndex, group, confidence: confidence) }
    for index in pieces.indices.dropFirst() { value += gain(ofJoining: index, group, linker: linker) }
    value += agreement(of: match, with: pieces, tokens: tokens)
    return (value, food)
  }

  /// "30 sprouts of soybeans": a part that no list of measures has, where the catalogue knows only the whole.
  private static func partOf(
    _ pieces: ArraySlice<FoodPiece>, match: FoodMatch?, linker: inout PhraseLinker
  ) -> (phrase: String, match: FoodMatch?, unit: MeasureUnit)? {
    guard match?.confidence ?? 0 < 0.5, var first = pieces.first, first.quantity?.unit == nil, first.words.count > 2,
      linker.tokens[first.words[1]].isWord("of")
    else { return nil }
    let unit = EnglishPlural.singular(of: linker.tokens[first.words[0]].folded)
    first.words.removeFirst(2)
    let phrase = linker.phrase([first] + pieces.dropFirst())
    guard let inner = linker.link(phrase), inner.confidence > (match?.confidence ?? 0) + 0.1 else { return nil }
    return (phrase, inner, MeasureUnit(name: unit, dimension: .measure, factor: 1))
  }

  /// "orange slice", "salmon fillet": a measure behind the food, where the catalogue knows the food better without it.
  private static func measureAtEnd(
    of pieces: ArraySlice<FoodPiece>, match: FoodMatch?, linker: inout PhraseLinker
  ) -> (phrase: String, match: FoodMatch?, unit: MeasureUnit)? {
    guard pieces.count == 1, var piece = pieces.first, piece.words.count > 1, piece.quantity?.unit == nil,
      let last = piece.words.last, let unit = UnitTable.unit(named: linker.tokens[last].folded),
      UnitTable.trailing.contains(unit.name),
      linker.tokens[last].join != .hyphen, match?.confidence ?? 0 < 0.6
    else { return nil }
    piece.words.removeLast()
    guard !piece.words.allSatisfy({ MealWords.modifiers.contains(linker.tokens[$0].folded) }) else { return nil }
    let phrase = linker.words(piece)
    guard let inner = linker.link(phrase), inner.confidence > (match?.confidence ?? 0) + 0.1 else { return nil }
    return (phrase, inner, unit)
  }

  /// What it costs to begin another food at a piece.
  private static func cost(ofParting index: Int, _ group: [FoodPiece], confidence: Double) -> Double {
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
    // A measure before the first is of the whole: "a cup of beans and rice".
    if let quantity = group[0].quantity, quantity.unit != nil || quantity.content != nil { cost += 0.4 }
    return cost
  }

  /// What speaks for taking a piece into the food before it.
  private static func gain(ofJoining index: Int, _ group: [FoodPiece], linker: PhraseLinker) -> Double {
    let piece = group[index]
    let before = group[index - 1]
    if piece.isBracket || isDependent(piece, tokens: linker.tokens) { return 0.5 }
    if let last = before.words.last, MealWords.binders.contains(linker.tokens[last].folded) { return 1.5 }
    if before.isShouted(linker.tokens), piece.isShouted(linker.tokens) { return 1.5 }
    // "two almond butter and jelly sandwiches": the count is of the last noun.
    if piece.joiner == .and, let quantity = before.quantity, (quantity.value ?? 0) > 1, quantity.unit == nil,
      let inner = before.words.last, let outer = piece.words.last,
      EnglishPlural.isPlural(linker.tokens[outer].folded), !EnglishPlural.isPlural(linker.tokens[inner].folded)
    {
      return 0.8
    }
    // "a ham and cheese sandwich": one dish named after what is in it.
    if piece.joiner == .and, !before.hasAmount, piece.quantity == nil, piece.words.count > 1,
      let head = piece.words.last,
      MealWords.dishHeads.contains(EnglishPlural.singular(of: linker.tokens[head].folded))
    {
      return 0.6
    }
    return 0
  }

  /// Whether a food found for pieces joined by "and" or "with" is named as a combination: "crackers and cheese" is not
  /// "crackers, cheese".
  private static func agreement(of match: FoodMatch?, with pieces: ArraySlice<FoodPiece>, tokens: [Token]) -> Double {
    let joiners = pieces.dropFirst().filter { !$0.isBracket && !isDependent($0, tokens: tokens) }.compactMap(\.joiner)
    guard let match, joiners.contains(where: { $0 != .comma }) else { return 0 }
    let name = match.food.name.lowercased()
    let isCombination = [" and ", "&", " with ", "/", " n' ", " or "].contains { name.contains($0) }
    if !isCombination { return match.confidence > 0.95 ? 0 : -0.5 }
    return match.confidence >= 0.78 ? 0.2 : 0
  }

  /// Words that only describe the food before them.
  private static func isDependent(_ piece: FoodPiece, tokens: [Token]) -> Bool {
    guard let first = piece.words.first, !piece.hasAmount || piece.joiner == nil else { return false }
    if piece.isBracket { return true }
    if MealWords.negators.contains(tokens[first].folded) || tokens[first].isWord("from") { return true }
    if piece.joiner != nil, piece.joiner != .and, let last = piece.words.last,
      MealWords.dependentHeads.contains(tokens[last].folded)
        || piece.words.allSatisfy({ MealWords.ice.contains(tokens[$0].folded) })
    {
      return true
    }
    return piece.words.allSatisfy { index in
      let token = tokens[index]
      if piece.joiner == nil, MealWords.sensations.contains(token.folded) { return true }
      return token.kind == .number || token.isSign("%") || MealWords.modifiers.contains(token.folded)
    }
  }
}
