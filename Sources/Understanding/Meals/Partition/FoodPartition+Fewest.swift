import Foods

/// The fewest foods that the words of a note are.
extension FoodPartition {
  /// The fewest foods that the words are, nil where a word is left over.
  func fewest(_ words: ArraySlice<Int>, of piece: FoodPiece) -> [Food]? {
    // best[i]: the reading of the first i words.
    var best: [[Food]?] = [[]]
    for end in 1...words.count {
      var winner: [Food]?
      for start in max(0, end - Self.longestName)..<end {
        guard let before = best[start], before.count + 1 < winner?.count ?? .max,
          let food = part(of: piece, words.dropFirst(start).prefix(end - start), enough: Self.sureOfPart)
        else { continue }
        winner = before + [food]
      }
      best.append(winner)
    }
    return best[words.count]
  }

  /// Some words of a piece as a food that is surely called so; the first has the piece's amount, a later one the size in
  /// front of it ("large fries").
  func part(of piece: FoodPiece, _ words: ArraySlice<Int>, enough: Double) -> Food? {
    guard let last = words.last, words.count == 1 || !Self.describes(tokens[last]),
      !isChain(words)
    else { return nil }
    var part = piece
    part.words = Array(words)
    let isFirst = words.startIndex == 0
    if !isFirst { part.quantity = nil }
    if !isFirst, words.count > 1, let first = words.first, let size = QuantityWords.sizes[tokens[first]] {
      part.words.removeFirst()
      part.quantity = Quantity(tokens: first..<(first + 1), size: size)
    }
    let phrase = linker.words(part)
    let match = linker.link(phrase)
    if isBackwards(part, match) { return nil }
    // "whole wheat bagel": what it is baked of.
    if part.words.allSatisfy({ ListWords.colors.contains(tokens[$0]) }) { return nil }
    if part.words.allSatisfy({ Self.isBreadKind(tokens[$0]) }) || isGrain(part, of: piece) {
      return nil
    }
    guard Self.isSure(match, enough: enough), !part.words.allSatisfy({ Self.describes(tokens[$0]) }) else { return nil }
    return Food(pieces: [part], phrase: phrase, match: match)
  }

  private static func describes(_ word: Token) -> Bool {
    MealWords.modifiers.contains(word) || ListWords.cuisines.contains(word) || ListWords.contents.contains(word)
  }

  /// Words of one food.
  private static let longestName = 4

  private static let sureOfPart = 0.9
}
