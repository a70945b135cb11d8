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

    var quantity: Quantity? { pieces.first?.quantity }
  }

  /// More pieces than this are a list: each is looked at with its neighbour only.
  private static let longestFood = 4

  static func foods(in group: [FoodPiece], linker: inout PhraseLinker) -> [Food] {
    guard !group.isEmpty else { return [] }
    // best[i]: the best reading of the pieces before i.
    var best: [(value: Double, foods: [Food])] = [(0, [])]
    for end in 1...group.count {
      var winner: (value: Double, foods: [Food])?
      for start in max(0, end - longestFood)..<end {
        guard let value = self.value(of: group[start..<end], linker: &linker) else { continue }
        let before = best[start]
        let total = before.value + value.value
        if total > winner?.value ?? -.infinity { winner = (total, before.foods + [value.food]) }
      }
      best.append(winner ?? (best[end - 1].value, best[end - 1].foods))
    }
    return best[group.count].foods
  }

  /// How much is explained by taking `pieces` as one food, in words.
  private static func value(
    of pieces: ArraySlice<FoodPiece>, linker: inout PhraseLinker
  ) -> (value: Double, food: Food)? {
    guard let first = pieces.first else { return nil }
    let phrase = linker.phrase(pieces)
    let match = linker.link(phrase)
    let confidence = match?.confidence ?? 0
    let count = pieces.reduce(0) { $0 + $1.words.count }
    let food = Food(pieces: pieces, phrase: phrase, match: match, isExtra: first.joiner == .with || first.joiner == .on)
    let isAlone = pieces.count == 1
    // A part that cannot stand alone: "no cheese", "grilled", "85%".
    if isAlone, first.joiner != nil, isDependent(first, tokens: linker.tokens) { return nil }
    if pieces.dropFirst().contains(where: { $0.hasAmount }) { return nil }
    var value = Double(count) * confidence
    if isAlone {
      value -= confidence < 0.35 && first.joiner != nil ? 0.6 : 0
    } else {
      for piece in pieces.dropFirst() { value += cost(ofJoining: piece, tokens: linker.tokens) }
    }
    return (value, food)
  }

  /// What is lost or won by taking a piece into the food before it.
  private static func cost(ofJoining piece: FoodPiece, tokens: [Token]) -> Double {
    if piece.isBracket || isDependent(piece, tokens: tokens) { return 0.5 }
    switch piece.joiner {
    case .comma?: return -0.5
    case .and?: return 0
    case .with?: return 0.25
    case .on?: return 0.1
    case nil: return 0
    }
  }

  /// Words that only describe the food before them.
  private static func isDependent(_ piece: FoodPiece, tokens: [Token]) -> Bool {
    guard let first = piece.words.first, !piece.hasAmount else { return false }
    if piece.isBracket { return true }
    if ["no", "without", "not", "minus", "hold", "from", "sans", "less"].contains(tokens[first].folded) { return true }
    return piece.words.allSatisfy { index in
      let token = tokens[index]
      return token.kind == .number || token.isSign("%") || MealWords.modifiers.contains(token.folded)
    }
  }
}
