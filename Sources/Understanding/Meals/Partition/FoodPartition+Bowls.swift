import Foods

/// Bowls that are called by what is at their bottom.
extension FoodPartition {
  /// "a rice bowl with tofu": a bowl of what it is called by, where what lies on it is told.
  static func bowlOfBase(
    _ pieces: ArraySlice<FoodPiece>, in group: [FoodPiece], linker: inout PhraseLinker
  ) -> (phrase: String, match: FoodMatch?, unit: MeasureUnit)? {
    guard pieces.count == 1, let piece = pieces.first, piece.words.count == 2, piece.quantity?.unit == nil,
      MealWords.bowlBases.contains(linker.tokens[piece.words[0]]), linker.tokens[piece.words[1]].isWord("bowl"),
      pieces.endIndex < group.count, group[pieces.endIndex].joiner == .with,
      let bowl = UnitTable.unit(named: "bowl")
    else { return nil }
    let base = linker.tokens[piece.words[0]].text
    guard let match = linker.link(base) else { return nil }
    return (base, match, bowl)
  }
}
