import Foods

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
