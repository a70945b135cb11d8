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
    var result: [Token] = []
    var index = 0
    while index < tokens.count {
      let words = tokens[index...].prefix { $0.kind == .word || $0.kind == .number }.map(\.text)
      let count = lengthOfName(in: words[...])
      guard count > 1 else {
        result.append(tokens[index])
        index += 1
        continue
      }
      let run = tokens[index..<(index + count)]
      let text = run.map(\.text).joined(separator: " ")
      let range = tokens[index].range.lowerBound..<tokens[index + count - 1].range.upperBound
      result.append(
        Token(
          kind: .word, text: text, folded: run.map(\.folded).joined(separator: " "), join: tokens[index].join,
          range: range))
      index += count
    }
    return result
  }
}
