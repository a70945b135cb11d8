/// What was on the table and left for something else: "there was cake, but I had an apple".
enum OfferedOnly {
  private static let helping = EatingWords.plain.union(["only", "just", "stuck", "went", "took", "chose", "settled"])

  /// `tokens` without what was only there, where another food was had instead of it. Some of what was there ("but I only had
  /// a slice") is no other food.
  static func dropped(from tokens: [Token], holdsFood: ([Token]) -> Bool) -> [Token] {
    guard tokens.count > 6,
      let there = tokens.indices.dropLast().first(where: { index in
        tokens[index].isWord("there") && tokens[index + 1].isOne(of: "was", "were")
          && (index == 0 || tokens[index - 1].kind == .punctuation)
      }),
      let but = tokens[there...].firstIndex(where: { $0.isOne(of: "but", "yet") }), but + 3 < tokens.count,
      ListWords.tellers.contains(tokens[but + 1]), helping.contains(tokens[but + 2]),
      holdsFood(Array(tokens[(there + 2)..<but])),
      holdsFood(Array(tokens[(but + 3)...].prefix { $0.kind != .punctuation }))
    else { return tokens }
    return Array(tokens[..<there] + tokens[(but + 1)...])
  }
}
