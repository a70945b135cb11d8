import Foods
import Nutrition

/// The person's own part of what others had, or of what was made for others.
extension MessageReader {
  /// "Two of them" of "I pinched two of theirs": of what others had.
  func ofTheirs(_ tokens: [Token]) -> [Token] {
    guard
      let of = tokens.indices.dropLast().last(where: {
        tokens[$0].isWord("of") && tokens[$0 + 1].isOne(of: "theirs", "hers", "his")
      }),
      of > 1, tokens[of - 1].isCount, of + 2 == tokens.count || Self.isEnd(tokens[of + 2])
    else { return tokens }
    var plain = tokens
    plain[of + 1] = Token.word("them", at: tokens[of + 1].range)
    return plain
  }

  private static let portions: WordSet = ["portion", "share", "plate", "helping", "serving", "bowl", "half"]

  /// "I had 80 g" of "my portion was about 80 g", where what it was of is named before.
  func portionTold(_ tokens: [Token]) -> [Token] {
    guard
      let my = tokens.indices.dropLast(3).first(where: {
        $0 > 2 && tokens[$0].isWord("my") && Self.portions.contains(tokens[$0 + 1])
          && tokens[$0 + 2].isOne(of: "was", "weighed")
      }), let start = tokens[(my + 3)...].prefix(3).firstIndex(where: { $0.isCount }),
      tokens[(my + 3)..<start].allSatisfy({ $0.isOne(of: "about", "around", "roughly", "only", "just", "maybe") }),
      let amount = QuantityParser(tokens).quantity(at: start), amount.grams != nil || amount.milliliters != nil,
      amount.tokens.upperBound == tokens.count || Self.isEnd(tokens[amount.tokens.upperBound]),
      FrameReader.frame(of: Array(tokens[..<my]), isFirst: true) == .someoneElse,
      let name = foods.lastName(in: Array(tokens[..<my]))
    else { return tokens }
    func word(_ text: String) -> Token { Token.word(text, at: tokens[my].range) }
    return tokens[..<my] + [word("i"), word("had")] + tokens[amount.tokens] + [word("of")] + name
      + tokens[amount.tokens.upperBound...]
  }
}
