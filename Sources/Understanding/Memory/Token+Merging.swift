import Foods

extension MealReference {
  /// The reference as one word of the sentence.
  func token(over tokens: ArraySlice<Token>, without foods: [String]) -> Token {
    let foodID = foodID(without: foods)
    let first = tokens[tokens.startIndex]
    let range = first.range.lowerBound..<tokens[tokens.endIndex - 1].range.upperBound
    return Token.word(foodID, at: range)
  }
}

extension PersonalFoods {
  /// `tokens` with every name of several words that the person taught as one word.
  func merged(_ tokens: [Token]) -> [Token] {
    guard !taught.isEmpty else { return tokens }
    return tokens.replacing { index in
      let words = tokens[index...].prefix { $0.kind == .word || $0.kind == .number }.map(\.text)
      let count = lengthOfName(in: words[...])
      return count > 1 ? (index + count, [Token.name(of: tokens[index..<(index + count)])]) : nil
    }
  }
}
