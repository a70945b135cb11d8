/// Bread that was buttered: "two slices of buttered rye" and "crumpets, buttered" are bread with butter.
enum ButteredBread {
  private static let breads = WordList.words(
    """
    toast bread sourdough rye crumpet crumpets roll rolls bagel bagels muffin muffins scone scones baguette bap baps bun
    buns teacake teacakes crackers crispbread wholemeal soda brioche granary
    """)
  private static let longestName = 3

  /// `tokens` with "with butter" behind the bread.
  static func told(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 2, let buttered = tokens.firstIndex(where: { $0.isWord("buttered") }) else { return tokens }
    let butter = Token.words(["with", "butter"], at: tokens[buttered].range)
    let behind = tokens[(buttered + 1)...].prefix(longestName).prefix { $0.kind == .word && !$0.isBreak }
    // The tables know buttered toast.
    if let bread = behind.lastIndex(where: { breads.contains($0) }),
      !tokens[bread].isWord("toast") || bread > buttered + 1
    {
      return tokens[..<buttered] + tokens[(buttered + 1)...bread] + butter + tokens[(bread + 1)...]
    }
    // "Crumpets, buttered", "crumpets (2) buttered".
    guard buttered > 1, tokens[buttered - 1].isSign(",") || tokens[buttered - 1].isSign(")"),
      buttered + 1 == tokens.count || tokens[buttered + 1].kind == .punctuation,
      tokens[..<buttered].suffix(5).contains(where: { breads.contains($0) })
    else { return tokens }
    let end = tokens[buttered - 1].isSign(",") ? buttered - 1 : buttered
    return tokens[..<end] + butter + tokens[(buttered + 1)...]
  }
}
