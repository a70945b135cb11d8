/// "A burger with no bun" is "a burger no bun": what a dish was without needs no "with".
enum WithNo {
  private static let carriers: WordSet = ["bun", "buns", "roll", "bread", "bap", "tortilla", "wrap", "base", "crust"]

  /// `tokens` with the bare denial.
  static func plain(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 3, carriers.occurs(in: tokens) else { return tokens }
    return tokens.indices.filter { index in
      !(tokens[index].isOne(of: "with", "w") && index + 2 < tokens.count && tokens[index + 1].isWord("no")
        && carriers.contains(tokens[index + 2]))
    }.map { tokens[$0] }
  }
}
