/// What a bottle holds, told without its unit: "refilled my 750 bottle twice", "two 330 cans".
enum BottleFigures {
  static let vessels: WordSet = ["bottle", "bottles", "flask", "flasks", "can", "cans", "carton", "cartons"]
  /// Millilitres that one of them holds.
  private static let volumes = 200.0...1500
  /// A figure that vessels are made in.
  private static let step = 5.0

  /// `tokens` with the millilitres that were meant.
  static func told(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 1, vessels.occurs(in: tokens.dropFirst()) else { return tokens }
    return tokens.replacing { index in
      let token = tokens[index]
      guard token.kind == .number, let value = token.value, volumes.contains(value),
        value.truncatingRemainder(dividingBy: step) == 0, index + 1 < tokens.count, vessels.contains(tokens[index + 1]),
        tokens[index + 1].join == .apart, !EnglishPlural.isPlural(tokens[index + 1].folded) || isCounted(index, tokens)
      else { return nil }
      return (index + 1, [token, Token.word("ml", at: token.range)])
    }
  }

  /// "Two 750 bottles"; "250 cans" are so many.
  private static func isCounted(_ index: Int, _ tokens: [Token]) -> Bool {
    index > 0 && (tokens[index - 1].isCount || tokens[index - 1].isWord("x"))
  }
}
