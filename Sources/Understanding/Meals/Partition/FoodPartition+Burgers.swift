import Foods

/// Burgers that no table has.
extension FoodPartition {
  /// A match less sure than this leaves open what was meant.
  static let doubtfulName = 0.4

  /// "a ranchburger deluxe": what somebody calls a burger is one, whatever its name.
  static func unknownBurger(_ pieces: ArraySlice<FoodPiece>, linker: inout PhraseLinker) -> FoodMatch? {
    guard pieces.count == 1, let piece = pieces.first,
      piece.words.contains(where: { isBurger(linker.tokens[$0].folded) })
    else { return nil }
    return linker.link("hamburger")
  }

  /// "ranchburger".
  static func isBurger(_ word: String) -> Bool {
    word.hasSuffix("burger") || word.hasSuffix("burgers")
  }
}
