/// What porridge is made with, told beside the oats: "50 g oats + water". That water went into the pot, where "oats, and
/// a glass of water" was drunk.
enum OatsAndWater {
  static let grains: WordSet = ["oats", "oatmeal", "semolina", "couscous"]

  /// `tokens` without it.
  static func told(_ tokens: [Token]) -> [Token] {
    guard
      let joint = tokens.indices.dropFirst().dropLast().first(where: { index in
        ListWords.ands.contains(tokens[index]) && grains.contains(tokens[index - 1])
          && tokens[index + 1].isWord("water")
          && (tokens.ends(at: index + 2) || tokens[index + 2].isBreak || ListWords.ands.contains(tokens[index + 2])
            || tokens[index + 2].isSign("/"))
      })
    else { return tokens }
    return Array(tokens[..<joint] + tokens[(joint + 2)...])
  }
}
