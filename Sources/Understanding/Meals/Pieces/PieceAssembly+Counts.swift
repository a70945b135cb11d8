/// Whose a bare number between two names is.
extension PieceAssembly {
  /// Of more, nobody eats several pieces.
  private static let mostPieces = 50.0

  /// "meatballs 8 mash": a number behind a plural and before what is not counted is the first one's.
  func isCountBehind(_ quantity: Quantity, _ elements: [MealElement], at position: Int) -> Bool {
    guard !isGap, piece.quantity == nil, !quantity.hasUnit, !quantity.hasContent, quantity.size == nil,
      !quantity.hasOf, let value = quantity.value, (2...Self.mostPieces).contains(value),
      let noun = piece.words.last, EnglishPlural.isPlural(tokens[noun].folded), !isEatery(piece),
      !piece.isShouted(tokens)
    else { return false }
    var next = position + 1
    var last: Int?
    while next < elements.count, case .word(let word) = elements[next] {
      last = word
      next += 1
    }
    guard let last, tokens[last].kind == .word else { return false }
    return !EnglishPlural.isPlural(tokens[last].folded)
  }

  /// Whether the word at `index` says before a food's name only that there is more of it: "1 more cookie", "another shake",
  /// which is one.
  mutating func isHelpingMore(_ index: Int) -> Bool {
    guard piece.words.isEmpty, tokens[index].isOne(of: "more", "another"), index + 1 < tokens.count,
      tokens[index + 1].kind == .word, !tokens[index + 1].isOne(of: "of", "than", "or", "for", "with", "one", "ones")
    else { return false }
    if tokens[index].isWord("another"), pending == nil {
      pending = Quantity(tokens: index..<(index + 1), value: 1, isArticle: true)
    }
    return true
  }

  /// "there were doughnuts, had two glazed": how many of those that were named before.
  func isCountOfPlural(_ quantity: Quantity, in named: [FoodPiece]) -> Bool {
    guard !quantity.hasUnit, !quantity.hasContent, !quantity.isArticle, quantity.value != nil, !quantity.hasOf,
      named.count == 1, !named[0].hasAmount, let noun = named[0].words.last
    else { return false }
    return EnglishPlural.isPlural(tokens[noun].folded)
  }

  /// Takes the number of "Chicken 500" and "a yogurt 110": bare and this large behind a name it is its energy, or
  /// tells when it was.
  mutating func takesEnergy(_ quantity: Quantity) -> Bool {
    let isUncounted = piece.quantity.map { $0.isArticle && !$0.hasUnit && !$0.hasContent && $0.size == nil } ?? true
    guard !piece.words.isEmpty, isUncounted, !quantity.hasUnit, !quantity.hasContent, quantity.size == nil,
      !(quantity.isTimes && piece.quantity != nil), let value = quantity.value, value >= 50, value <= 3000
    else { return false }
    // "Porridge since 2026": when it was or began, and no amount of it.
    if tokens.word(quantity.tokens.lowerBound - 1).isOne(of: "since", "in") { return true }
    piece.figures.append(StatedFigure(kind: .calories, value: value, isBare: true))
    return true
  }

  /// "popeyes 3 piece tenders": where it was bought.
  func isEatery(_ piece: FoodPiece) -> Bool {
    guard piece.words.count <= 3, !piece.words.isEmpty else { return false }
    return MealWords.eateries.contains(piece.words.map { tokens[$0].folded }.joined(separator: " "))
  }
}

/// How often what was told is there: "330 ml lager x3".
extension PieceAssembly {
  /// "330 ml lager x3": three of what was measured.
  mutating func multiplyLast(by times: Quantity) -> Bool {
    guard let factor = times.value, let last = group.indices.last, let held = group[last].quantity,
      held.hasUnit || held.hasContent, !held.isTimes
    else { return false }
    group[last].quantity?.value = (held.value ?? 1) * factor
    return true
  }
}

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
