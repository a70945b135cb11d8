import Foods

/// Asks the catalogue for the food behind a stretch of words.
struct PhraseLinker {
  let catalog: FoodCatalog
  let tokens: [Token]

  /// The food that `phrase` means.
  func link(_ phrase: String, amount: SaidAmount = .none) -> FoodMatch? {
    phrase.isEmpty ? nil : catalog.link(phrase, amount: amount)
  }

  /// Whether any word of a piece is in a food's name.
  func knows(_ piece: FoodPiece) -> Bool {
    piece.words.contains { index in
      let word = tokens[index].folded
      return tokens[index].kind != .word || catalog.knows(word: word) || catalog.isOtherName(word: word)
    }
  }

  /// Whether a piece is in words that are neither any food's, misspelt or not, nor English: "florbnak", and not "tossed".
  func isForeign(_ piece: FoodPiece) -> Bool {
    let areUnknown = piece.words.allSatisfy { index in
      let word = tokens[index].folded
      return tokens[index].kind == .word && word.utf8.count > 3 && !catalog.knows(word: word)
        && !catalog.isEnglish(word: word) && !EverydayWords.contains(word)
    }
    return areUnknown && link(words(piece)) == nil
  }

  /// The words of `pieces` as one phrase, with their joiners.
  func phrase(_ pieces: ArraySlice<FoodPiece>) -> String {
    if pieces.count == 1, !pieces[pieces.startIndex].isBracket { return written(pieces.firstWords) }
    var text = ""
    var isModifier = false
    for piece in pieces {
      // "breaded, cooked chicken" is looked up without the comma, which would make "breaded" the food.
      if !text.isEmpty { text += piece.isBracket || isModifier ? " " : joiner(of: piece) }
      isModifier = text.isEmpty && piece.words.allSatisfy { MealWords.modifiers.contains(tokens[$0]) }
      text += piece.isBracket ? "(" + words(piece) + ")" : words(piece)
    }
    return text
  }

  /// What stands between a piece and the one before; "pollo con arroz" keeps its own word.
  private func joiner(of piece: FoodPiece) -> String {
    guard let joiner = piece.joiner else { return " " }
    // "chicken and vegetables, including leeks": what is in them is no food behind them.
    if joiner == .comma, piece.words.first.map({ tokens[$0].isWord("including") }) ?? false { return " " }
    guard let first = piece.words.first, first > 0, case let word = tokens[first - 1],
      word.isOne(of: "con", "y", "e", "ed")
    else { return joiner.text }
    return " \(word.text) "
  }

  /// "pizza" of "slice of pizza".
  private static func shown(_ words: String) -> String {
    let tokens = Lexer.tokens(of: words)
    guard let quantity = QuantityParser(tokens).quantity(at: 0), quantity.hasOf else { return words }
    return tokens[quantity.tokens.upperBound...].map(\.folded).joined(separator: " ")
  }

  /// Those pieces without what only led on to something else: "rice drizzled", "my pizza choice".
  func trimmed(_ pieces: ArraySlice<FoodPiece>) -> ArraySlice<FoodPiece> {
    var words = pieces.lastWords
    let count = words.count
    while words.count > 1, let word = words.last, MealWords.trailing.contains(tokens[word]),
      tokens[word].join != .hyphen
    {
      words.removeLast()
    }
    guard words.count < count, var last = pieces.last else { return pieces }
    last.words = words
    return pieces.dropLast() + [last]
  }

  /// The words of one piece as they are written.
  func words(_ piece: FoodPiece) -> String { written(piece.words) }

  private func written(_ words: [Int]) -> String {
    var text = ""
    var last: Int?
    for index in words {
      let token = tokens[index]
      if let last {
        text += last != index - 1 ? " " : token.join == .glued ? "" : token.join == .hyphen ? "-" : " "
      }
      text += token.kind == .emoji ? Self.shown(token.folded) : token.text
      last = index
    }
    return text
  }
}

extension MealWords.SoftJoiner {
  /// How a phrase with this joiner is written.
  var text: String {
    switch self {
    case .comma: ", "
    case .and: " and "
    case .with: " with "
    case .on: " on "
    }
  }
}
