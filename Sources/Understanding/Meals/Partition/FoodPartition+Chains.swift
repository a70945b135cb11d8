import Foods

extension FoodPartition {
  private static let menuSizes: WordSet = ["small", "medium", "large"]

  /// "burger king large fries", "a wendys small chili": the size behind the name of a chain is the food's, where the chain's
  /// menu has none of that size.
  static func sizeBehindChain(
    in pieces: ArraySlice<FoodPiece>, match: FoodMatch?, linker: inout PhraseLinker
  ) -> (phrase: String, match: FoodMatch?, unit: MeasureUnit)? {
    guard var piece = pieces.first, piece.words.count > 2,
      piece.quantity.map({ $0.isArticle && $0.size == nil && $0.unit == nil && $0.content == nil }) ?? true,
      let place = piece.words.dropLast().dropFirst().prefix(2).firstIndex(where: {
        menuSizes.contains(linker.tokens[$0])
      })
    else { return nil }
    let chain = piece.words[..<place].map { linker.tokens[$0].folded }.joined(separator: " ")
    let size = linker.tokens[piece.words[place]].folded
    guard MealWords.eateries.contains(chain) else { return nil }
    piece.words.remove(at: place)
    let phrase = linker.phrase([piece] + pieces.dropFirst())
    // "large coke" is no "Diet Coke (Large)" where the drink is known better by its name alone.
    let onMenu = match.flatMap { FoodCatalog.foldedWords($0.food.name).contains(size) ? $0.confidence : nil } ?? 0
    guard let found = linker.link(phrase), found.confidence > max(leastOfChain, onMenu + better) else { return nil }
    return (phrase, found, MeasureUnit(name: size, dimension: .measure, factor: 1))
  }

  /// A food that answers a phrase less well is hardly the one that was bought.
  private static let leastOfChain = 0.5
  private static let better = 0.15
}
