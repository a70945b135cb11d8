import Foods

/// Words of talk that stand beside a food's name: "wilted spinach", "boring crackers".
extension FoodPartition {
  /// A food that answers no better than this was found in spite of some word.
  private static let doubtful = 0.6
  /// And this well where that word is none of its name's.
  private static let sure = 0.85

  /// The food that a piece's words name without those that no food is called by; nil where the whole is known about as well,
  /// where it was weighed, and where a name in capitals is read.
  static func withoutTalk(
    _ pieces: ArraySlice<FoodPiece>, match: FoodMatch?, amount: SaidAmount, linker: inout PhraseLinker
  ) -> FoodMatch? {
    guard match?.confidence ?? 0 < doubtful, pieces.count == 1, var piece = pieces.first, piece.words.count > 1,
      piece.quantity?.grams == nil
    else { return nil }
    let tokens = linker.tokens
    let catalog = linker.catalog
    piece.words.removeAll { isTalk(tokens[$0], catalog: catalog) }
    // The last word says what it is: "energy gels".
    guard let head = piece.words.last, head == pieces[pieces.startIndex].words.last,
      piece.words.count < pieces[pieces.startIndex].words.count,
      let plain = linker.link(linker.words(piece), amount: amount), plain.confidence >= sure,
      plain.food.source != .branded
    else { return nil }
    return plain
  }

  private static func isTalk(_ token: Token, catalog: FoodCatalog) -> Bool {
    guard token.kind == .word, token.join == .apart, !SceneFilter.isCapitalLetter(token) else { return false }
    return catalog.isEnglish(word: token.folded)
  }
}
