/// A stretch of a clause that may name a food, with the amount said for it.
struct FoodPiece: Equatable, Sendable {
  /// Indices of the tokens of the name.
  var words: [Int] = []
  var quantity: Quantity?
  /// What joins it to the piece before, where that may still be one food.
  var joiner: MealWords.SoftJoiner?
  var isBracket = false
  var figures: [StatedFigure] = []

  /// An amount was said that is more than "a" or a size.
  var hasAmount: Bool {
    quantity.map { $0.value != nil && !$0.isArticle || $0.unit != nil || $0.content != nil } ?? false
  }

  /// Named by a picture.
  func isPicture(_ tokens: [Token]) -> Bool { words.first.map { tokens[$0].kind == .emoji } ?? false }

  /// Begins with a word in capitals.
  func isNamed(_ tokens: [Token]) -> Bool {
    guard let first = words.first, tokens[first].kind == .word else { return false }
    let text = tokens[first].text
    return text.utf8.count > 1 && !text.unicodeScalars.contains(where: \.isSmallLetter)
  }

  /// All words in capitals, as product labels are.
  func isShouted(_ tokens: [Token]) -> Bool {
    words.allSatisfy { index in
      let token = tokens[index]
      return token.kind != .word || !token.text.unicodeScalars.contains(where: \.isSmallLetter)
    } && words.contains { tokens[$0].kind == .word && tokens[$0].text.utf8.count > 1 }
  }
}

/// Asked of every food, most of which have one word: without copying the piece.
extension ArraySlice<FoodPiece> {
  /// The words of the first piece, none where there is no piece.
  var firstWords: [Int] { isEmpty ? [] : self[startIndex].words }

  /// The words of the last piece, none where there is no piece.
  var lastWords: [Int] { isEmpty ? [] : self[endIndex - 1].words }
}
