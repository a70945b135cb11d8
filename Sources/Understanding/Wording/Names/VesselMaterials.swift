/// What a vessel is made of, which nobody drinks: "lassi, big steel glass", "a paper cup of soup".
enum VesselMaterials {
  static let materials = WordList.words(
    """
    steel stainless plastic paper copper brass ceramic enamel metal pewter crystal styrofoam polystyrene bamboo frosted frosty
    chilled disposable reusable insulated
    """)
  private static let vessels = WordList.words(
    "glass glasses cup cups mug mugs tumbler tumblers bottle bottles beaker beakers flask bowl bowls goblet flute jug tankard"
  )

  /// `tokens` with the vessel alone.
  static func dropped(from tokens: [Token]) -> [Token] {
    guard materials.occurs(in: tokens) else { return tokens }
    let kept = tokens.indices.filter { index in
      guard materials.contains(tokens[index]) else { return true }
      let vessel = materials.end(from: index, in: tokens)
      return !vessels.contains(at: vessel, in: tokens)
    }
    return kept.count == tokens.count ? tokens : kept.map { tokens[$0] }
  }
}
