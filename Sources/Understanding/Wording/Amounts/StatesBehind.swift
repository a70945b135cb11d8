/// The state that an amount is told in, behind the food it is of: "salmon, 140 g raw, and peas" is 140 g of raw salmon and
/// some peas.
enum StatesBehind {
  private static let states = MealWords.weighedStates
  private static let longestName = 4

  /// `tokens` with the state before the food, and its amount apart from what follows: "raw salmon, 140 g, and peas".
  static func told(_ said: [Token], holdsFood: ([Token]) -> Bool) -> [Token] {
    let tokens = taken(said)
    guard tokens.count > 4,
      let state = tokens.indices.dropFirst(2).dropLast().first(where: {
        // "3 oz of dried, unpeeled chestnuts": there the name goes on.
        states.contains(tokens[$0]) && isJoint(tokens[$0 + 1]) && !tokens[$0 - 1].isWord("of")
      }),
      let amount = amount(endingAt: state, in: tokens), amount > 0
    else { return tokens }
    let end = tokens[amount - 1].isSign(",") ? amount - 1 : amount
    var start = end
    while start > 0, end - start < longestName, tokens[start - 1].kind == .word, !isJoint(tokens[start - 1]),
      !NumberWords.articles.contains(tokens[start - 1]), !EatingWords.plain.contains(tokens[start - 1])
    {
      start -= 1
    }
    let name = Array(tokens[start..<end])
    guard !name.isEmpty, holdsFood(name) else { return tokens }
    let comma = Token.sign(",", at: tokens[state].range)
    let rest = tokens[(state + 1)...].drop { $0.isSign(",") }
    return tokens[..<start] + [tokens[state].joined(.apart)] + name + [comma] + tokens[amount..<state] + [comma] + rest
  }

  private static let made: WordSet = ["made", "cooked", "prepared"]

  /// "Barley, two ounces dry" for "barley made from two ounces dry" and "barley, two ounces dry worth".
  private static func taken(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 4, let state = tokens.indices.dropFirst(3).first(where: { states.contains(tokens[$0]) }),
      let amount = amount(endingAt: state, in: tokens), amount > 1
    else { return tokens }
    let end = state + 1 < tokens.count && tokens[state + 1].isWord("worth") ? state + 2 : state + 1
    guard tokens[amount - 1].isWord("from") else {
      return end == state + 1 ? tokens : Array(tokens[...state] + tokens[end...])
    }
    var start = amount - 1
    if made.contains(tokens[start - 1]) { start -= 1 }
    guard start > 0 else { return tokens }
    return tokens[..<start] + [Token.sign(",", at: tokens[start].range)] + tokens[amount...state] + tokens[end...]
  }

  private static func isJoint(_ token: Token) -> Bool {
    token.isSign(",") || token.isSign("+") || ListWords.ands.contains(token)
      || token.isOne(of: "with", "w", "plus", "then")
  }

  /// Where a weight or a volume begins that ends right before `end`.
  private static func amount(endingAt end: Int, in tokens: [Token]) -> Int? {
    (max(0, end - 3)..<end).first { start in
      guard let quantity = QuantityParser(tokens).quantity(at: start), quantity.tokens.upperBound == end else {
        return false
      }
      return quantity.grams != nil || quantity.unit?.dimension == .volume
    }
  }
}
