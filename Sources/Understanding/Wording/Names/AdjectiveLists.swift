/// Adjectives of one food with a comma between: "reduced-fat, reduced-sodium bologna" names one.
enum AdjectiveLists {
  /// What labels count, as the second half of such an adjective: "low-fat", "sugar-free".
  private static let counted: WordSet = [
    "fat", "sodium", "salt", "sugar", "calorie", "calories", "carb", "cal", "free", "protein", "cholesterol", "lactose",
  ]

  /// `tokens` without such commas.
  static func joined(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 5, counted.occurs(in: tokens) else { return tokens }
    var joined: [Token] = []
    joined.reserveCapacity(tokens.count)
    for (index, token) in tokens.enumerated() {
      let isBetween =
        token.isSign(",") && index > 1 && index + 3 < tokens.count && isEnd(index - 1, tokens)
        && tokens[index + 1].kind == .word && isEnd(index + 2, tokens) && tokens[index + 3].kind == .word
        && !tokens[index + 3].isBreak
      if !isBetween { joined.append(token) }
    }
    return joined
  }

  private static func isEnd(_ index: Int, _ tokens: [Token]) -> Bool {
    tokens[index].join == .hyphen && counted.contains(tokens[index])
  }
}
