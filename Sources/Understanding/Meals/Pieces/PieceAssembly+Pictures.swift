/// How much pictures show.
extension PieceAssembly {
  /// Of these a bare word may mean some slices; a picture shows one, and of an avocado the half with the stone.
  private static let whole: WordTable<Double> = [
    "avocado": 0.5, "tomato": 1, "carrot": 1, "potato": 1, "cucumber": 1, "eggplant": 1,
  ]

  /// "🍕" shows a slice of pizza, "2 🍕" two of them, "🥑" half an avocado; "half a 🍕" is of the whole.
  mutating func showQuantity(of picture: Int) {
    let shown = QuantityParser(Lexer.tokens(of: tokens[picture].folded)).quantity(at: 0)
    guard var held = piece.quantity else {
      piece.quantity =
        shown
        ?? Self.whole[tokens[picture]].map {
          Quantity(tokens: picture..<(picture + 1), value: $0, isArticle: true)
        }
      return
    }
    if !held.hasUnit, !held.hasContent, held.size == nil, held.value ?? 1 >= 1, let unit = shown?.unit {
      held.unit = unit
      piece.quantity = held
    }
  }
}
