/// The state that an amount is told in, behind the food it is of: "salmon, 140 g raw, and peas" is 140 g of raw salmon and
/// some peas.
enum StatesBehind {
  static let states = MealWords.weighedStates
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
    let name = name(before: amount, in: tokens)
    guard !name.isEmpty, holdsFood(Array(tokens[name])) else { return tokens }
    let comma = Token.sign(",", at: tokens[state].range)
    let rest = tokens[(state + 1)...].drop { $0.isSign(",") }
    return tokens[..<name.lowerBound] + [tokens[state].joined(.apart)] + tokens[name] + [comma] + tokens[amount..<state]
      + [comma] + rest
  }

  /// The words of the food that stands before an amount, with or without a comma.
  private static func name(before amount: Int, in tokens: [Token]) -> Range<Int> {
    let end = tokens[amount - 1].isSign(",") ? amount - 1 : amount
    var start = end
    while start > 0, end - start < longestName, tokens[start - 1].kind == .word, !isJoint(tokens[start - 1]),
      !NumberWords.articles.contains(tokens[start - 1]), !EatingWords.plain.contains(tokens[start - 1]),
      !tokens[start - 1].isWord("some")
    {
      start -= 1
    }
    return start..<end
  }

  private static let boiling: WordSet = [
    "made", "cooked", "boiled", "mixed", "prepared", "simmered", "soaked", "steamed",
  ]

  /// "40 g porridge made with water" for "porridge 40 g made with water": the amount is of what went into the water, which is
  /// no drink and no other food.
  static func cookedInWater(_ tokens: [Token], holdsFood: ([Token]) -> Bool) -> [Token] {
    guard tokens.count > 5, let water = tokens.lastIndex(where: { $0.isWord("water") }), water > 4,
      let verb = boiling.firstIndex(in: tokens[(water - 4)..<water]), verb > 2,
      tokens[verb + 1].isOne(of: "with", "in", "w", "using"),
      let amount = amount(endingAt: verb, in: tokens, inAnyUnit: true), amount > 0,
      case let name = name(before: amount, in: tokens), !name.isEmpty, holdsFood(Array(tokens[name]))
    else { return tokens }
    return tokens[..<name.lowerBound] + tokens[amount..<verb].map { $0.joined(.apart) } + tokens[name] + tokens[verb...]
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

  /// Where a weight or a volume, or so many scoops, begins that ends right before `end`.
  private static func amount(endingAt end: Int, in tokens: [Token], inAnyUnit: Bool = false) -> Int? {
    (max(0, end - 3)..<end).first { start in
      guard let quantity = QuantityParser(tokens).quantity(at: start), quantity.tokens.upperBound == end else {
        return false
      }
      return inAnyUnit && quantity.hasUnit || quantity.grams != nil || quantity.unit?.dimension == .volume
    }
  }
}
