import Foods

/// Adjectives that stand behind the food they are of, and before its amount.
extension FoodPartition {
  /// A name this sure is a food of its own.
  static let ownName = 0.9
  /// The food is known this well with the adjective.
  private static let knownSo = 0.95

  /// "rice, brown, 200 g", "lentils, weighed raw, 80 g": the amount is of the food, where "brown" is no food but the food is
  /// known with it.
  func describedBehind(_ group: [FoodPiece]) -> [FoodPiece] {
    var group = group
    for index in group.indices.dropFirst() {
      let piece = group[index]
      guard piece.joiner == .comma, let first = piece.words.first, let amount = piece.quantity,
        amount.tokens.lowerBound > first, !group[index - 1].hasAmount, !group[index - 1].isBracket,
        isState(piece) || isAdjective(piece, of: group[index - 1])
      else { continue }
      group[index - 1].quantity = amount
      group[index].quantity = nil
    }
    return group
  }

  private static let weighings: WordSet = ["weighed", "measured", "when"]

  /// "weighed raw".
  private func isState(_ piece: FoodPiece) -> Bool {
    piece.words.count > 1 && Self.weighings.contains(tokens[piece.words[0]])
      && piece.words.dropFirst().allSatisfy {
        Self.weighings.contains(tokens[$0]) || MealWords.weighedStates.contains(tokens[$0])
      }
  }

  private func isAdjective(_ piece: FoodPiece, of food: FoodPiece) -> Bool {
    guard piece.words.count == 1, linker.link(linker.words(piece))?.confidence ?? 0 < Self.ownName,
      let whole = linker.link("\(linker.words(piece)) \(linker.words(food))")
    else { return false }
    return whole.confidence >= Self.knownSo
  }
}
