/// Bread that was buttered: "two slices of buttered rye" and "crumpets, buttered" are bread with butter.
enum ButteredBread {
  private static let breads = WordList.words(
    """
    toast bread sourdough rye crumpet crumpets roll rolls bagel bagels muffin muffins scone scones baguette bap baps bun
    buns teacake teacakes crackers crispbread wholemeal soda brioche granary loaf pikelet pikelets oatcake oatcakes
    """)
  private static let longestName = 3

  private static let rolls: WordSet = ["roll", "rolls"]
  private static let plain = WordList.words(
    "bread crusty white brown small large warm soft seeded wholemeal granary sourdough big little morning dinner")

  /// "A roll and butter" for "a roll with butter", which no table's roll holds; a bacon roll has its own.
  private static func apart(_ tokens: [Token]) -> [Token] {
    guard rolls.occurs(in: tokens) else { return tokens }
    return tokens.replacing { index in
      guard index > 1, tokens[index].isWord("with"), index + 1 < tokens.count, tokens[index + 1].isWord("butter"),
        rolls.contains(tokens[index - 1]), case let lead = tokens[index - 2],
        lead.isCount || NumberWords.articles.contains(lead) || plain.contains(lead) || lead.isWord("the")
      else { return nil }
      return (index + 1, [Token.word("and", at: tokens[index].range)])
    }
  }

  /// `tokens` with "with butter" behind the bread.
  static func told(_ tokens: [Token]) -> [Token] { apart(behind(tokens)) }

  private static func behind(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 2, let buttered = tokens.firstIndex(where: { $0.isWord("buttered") }) else { return tokens }
    let butter = Token.words(["with", "butter"], at: tokens[buttered].range)
    let names = tokens[(buttered + 1)...].prefix(longestName).prefix { $0.kind == .word && !$0.isBreak }
    // The tables know buttered toast.
    if let bread = names.lastIndex(where: { breads.contains($0) }),
      !tokens[bread].isWord("toast") || bread > buttered + 1
    {
      return tokens[..<buttered] + tokens[(buttered + 1)...bread] + butter + tokens[(bread + 1)...]
    }
    // "Crumpets, buttered", "crumpets (2) buttered".
    guard buttered > 1, tokens[buttered - 1].isSign(",") || tokens[buttered - 1].isSign(")"),
      tokens.ends(at: buttered + 1), breads.occurs(in: tokens[..<buttered].suffix(5))
    else { return tokens }
    let end = tokens[buttered - 1].isSign(",") ? buttered - 1 : buttered
    return tokens[..<end] + butter + tokens[(buttered + 1)...]
  }
}
