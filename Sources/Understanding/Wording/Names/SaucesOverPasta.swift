import Foods

/// A sauce by its own name and the pasta that it was eaten on, which tables have as one dish: "bolognese over spaghetti".
enum SaucesOverPasta {
  static let sauces = WordList.words(
    "bolognese bolognaise bolognaese ragu alfredo carbonara puttanesca arrabiata arrabbiata amatriciana")
  private static let joints: WordSet = ["over", "on", "atop", "with"]
  private static let pastas = WordList.words(
    """
    spaghetti pasta penne linguine linguini tagliatelle fettuccine fettucine rigatoni fusilli macaroni pappardelle
    bucatini
    """)
  private static let longestName = 3

  /// `tokens` without the pasta behind the sauce, where neither was measured.
  static func told(_ tokens: [Token], catalog: FoodCatalog) -> [Token] {
    guard tokens.count > 2,
      let sauce = tokens.indices.dropLast(2).first(where: {
        sauces.contains(tokens[$0]) && joints.contains(tokens[$0 + 1])
      }),
      let pasta = pastas.firstIndex(in: tokens[(sauce + 2)...].prefix(longestName)),
      tokens[(sauce + 2)..<pasta].allSatisfy({ $0.kind == .word && !$0.isCount && !$0.isBreak && !$0.isWord("of") }),
      tokens.breaks(at: pasta + 1) || tokens[pasta + 1].isSign(","),
      !tokens[..<sauce].suffix(longestName + 1).contains(where: { $0.isWord("of") || $0.kind == .number }),
      // "Ragu" is the sauce alone.
      let dish = catalog.link(tokens[sauce].folded)?.food, dish.category.contains("Pasta mixed") || dish.source == .dish
    else { return tokens }
    return Array(tokens[...sauce] + tokens[(pasta + 1)...])
  }
}
