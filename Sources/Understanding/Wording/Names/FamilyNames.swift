import Foods

/// Families that people eat with: "supper with the Bakers".
enum FamilyNames {
  private static let leads: WordSet = [
    "with", "at", "meeting", "met", "seeing", "saw", "visiting", "visited", "joining", "joined",
  ]

  /// `tokens` without "with the Bakers". A name that stands in capitals where nothing else does is a family's; what the
  /// tables surely know ("with the Doritos") is food.
  static func dropped(from tokens: [Token], catalog: FoodCatalog) -> [Token] {
    guard
      let lead = tokens.indices.first(where: { index in
        index + 2 < tokens.count && leads.contains(tokens[index]) && tokens[index + 1].isWord("the")
          && isFamily(index + 2, in: tokens, catalog: catalog)
      })
    else { return tokens }
    return Array(tokens[..<lead] + tokens[(lead + 3)...])
  }

  private static func isFamily(_ index: Int, in tokens: [Token], catalog: FoodCatalog) -> Bool {
    let name = tokens[index]
    guard FrameReader.isName(index, tokens), name.folded.hasSuffix("s"), name.folded.count > 3,
      tokens.ends(at: index + 1) || name.folded != name.text,
      // "Dinner With The Wings" is written so throughout.
      !tokens[..<index].dropFirst().contains(where: { $0.kind == .word && SceneFilter.isCapitalLetter($0) }),
      tokens.ends(at: index + 1)
        || tokens[index + 1].isOne(
          of: "and", "at", "last", "yesterday", "tonight", "on", "was", "i", "we", "next", "again",
          "for", "over")
    else { return false }
    return (catalog.link(name.folded)?.confidence ?? 0) < 0.85
  }
}
