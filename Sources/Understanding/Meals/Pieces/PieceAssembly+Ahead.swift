import Nutrition

/// Amounts with a food behind them, which may be of the one before all the same.
extension PieceAssembly {
  /// Takes an amount that `next` stands behind.
  mutating func addAhead(_ quantity: Quantity, of next: MealElement, _ elements: [MealElement], at position: Int) {
    if !quantity.hasUnit, !quantity.hasContent {
      if isOfWhatComes(quantity) { return }
      if quantity.isArticle || quantity.value == nil, joiner != nil, !isGap {
        closePiece()
        pending = quantity
        return
      }
    }
    forgetWordsOfNoFood()
    if takesDescribed(quantity) || takesCountBehind(quantity, elements, at: position)
      || opensBase(quantity, of: next) || takesPostfix(quantity, elements, at: position)
    {
      return
    }
    let isBracket = piece.isBracket
    closePiece()
    if isBracket, attachToLast(quantity) { return }
    closeGroup()
    pending = quantity
    isGap = false
  }

  /// Whether an article behind an amount counts nothing of its own.
  private func isOfWhatComes(_ quantity: Quantity) -> Bool {
    guard quantity.isArticle else { return false }
    // "two fingers of a bar": so many of what comes next.
    if piece.words.count > 1, piece.quantity?.value != nil, let last = piece.words.last, tokens[last].isWord("of") {
      return true
    }
    // "on a thin crust", "with a coke": one food or two is the catalogue's to say.
    return pending != nil
  }

  private mutating func forgetWordsOfNoFood() {
    // "a stash of 100 g": no food has been named yet.
    if piece.words.count > 1, let last = piece.words.last, tokens[last].isWord("of") { piece.words = [] }
    // "a sharp 2 fl oz of lime juice": what stands before the amount only praises.
    if !piece.words.isEmpty, piece.words.allSatisfy({ MealWords.sensations.contains(tokens[$0]) }) {
      piece.words = []
    }
  }

  /// Whether no more was told of how much there is of the piece than "a".
  private var isUncounted: Bool { piece.quantity.map { $0.isArticle && $0.unit == nil } ?? true }

  /// "a boneless 90 g chop": what stands before the amount describes what comes behind it.
  private mutating func takesDescribed(_ quantity: Quantity) -> Bool {
    guard !piece.words.isEmpty, isMeasured(quantity), isUncounted,
      piece.words.allSatisfy({ MealWords.modifiers.contains(tokens[$0]) })
    else { return false }
    piece.quantity = quantity
    isGap = false
    return true
  }

  private mutating func takesCountBehind(_ quantity: Quantity, _ elements: [MealElement], at position: Int) -> Bool {
    guard isCountBehind(quantity, elements, at: position) else { return false }
    piece.quantity = merged(quantity)
    closeGroup()
    return true
  }

  /// "porridge 40 g oats": the weight is of what the dish is made of.
  private mutating func opensBase(_ quantity: Quantity, of next: MealElement) -> Bool {
    guard piece.quantity == nil, quantity.grams != nil, case .word(let base) = next,
      piece.words.suffix(2).contains(where: { MealGrammar.isBase(tokens[base], of: tokens[$0]) })
    else { return false }
    closeGroup()
    pending = quantity
    return true
  }

  /// "rice 150 g, chicken 200 g": amounts are given behind their foods.
  private mutating func takesPostfix(_ quantity: Quantity, _ elements: [MealElement], at position: Int) -> Bool {
    guard !isGap, !piece.words.isEmpty, !isEatery(piece), isUncounted, isMeasured(quantity) else { return false }
    // "steak 300 g medium rare": only how it was done follows.
    let isLast = restIsModifiers(elements, from: position + 1)
    guard isLast || isPostfix || !isAnyPrefixed else { return false }
    piece.quantity = merged(quantity)
    isPostfix = true
    if !isLast { closeGroup() }
    return true
  }
}
