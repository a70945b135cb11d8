/// A drink's bottles, counted with a sign and without their unit: "water 3 x 330", "2x500 coke".
enum BareMilliliters {
  static let signs: Anchor = "x ×"

  private static let drinks = WordList.words(
    """
    water coke cola pepsi beer beers lager lagers ale cider ciders squash juice milk lemonade fanta sprite tonic seltzer
    soda stout tea kombucha kefir cans bottles
    """)
  /// What cans and bottles hold.
  private static let contents: Set<Double> = [
    200, 250, 275, 300, 330, 350, 355, 375, 400, 440, 473, 500, 568, 600, 650, 660, 700, 750, 1000, 1500,
  ]

  /// `tokens` with "ml" behind what each holds.
  static func told(_ tokens: [Token]) -> [Token] {
    guard drinks.occurs(in: tokens),
      let sign = tokens.indices.dropFirst().dropLast().first(where: { isCounted(at: $0, in: tokens) })
    else { return tokens }
    let unit = Token.word("ml", at: tokens[sign + 1].range)
    return tokens[...(sign + 1)] + [unit] + tokens[(sign + 2)...]
  }

  private static func isCounted(at sign: Int, in tokens: [Token]) -> Bool {
    guard tokens[sign].isWord("x") || tokens[sign].isSign("×"), tokens[sign - 1].kind == .number,
      let count = tokens[sign - 1].value, (1...12).contains(count), count == count.rounded(),
      tokens[sign + 1].kind == .number, let content = tokens[sign + 1].value, contents.contains(content)
    else { return false }
    return UnitTable.unit(at: sign + 2, in: tokens) == nil
      && (tokens.ends(at: sign + 2) || tokens[sign + 2].isBreak || drinks.occurs(in: tokens[(sign + 2)...].prefix(2))
        || tokens[sign + 2].isOne(of: "today", "so", "this", "at", "with"))
  }
}
