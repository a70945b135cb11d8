/// What was on the table and left for something else: "there was cake, but I had an apple".
enum OfferedOnly {
  private static let helping = EatingWords.plain.union(["only", "just", "stuck", "went", "took", "chose", "settled"])

  private static let ordering: WordSet = ["ordered", "bought", "got", "made", "cooked", "took", "served"]
  private static let eaten: WordSet = ["ate", "had", "drank", "finished", "touched", "managed"]

  /// "Ordered a burger and fries but only ate the burger": the rest stayed on the plate.
  private static func withoutOrder(_ tokens: [Token], holdsFood: ([Token]) -> Bool) -> [Token] {
    guard tokens.count > 5,
      let but = tokens.dropFirst(2).firstIndex(where: { $0.isWord("but") }),
      let order = ordering.firstIndex(in: tokens[..<but].prefix(3)),
      case let at = but + 1 < tokens.count && ListWords.tellers.contains(tokens[but + 1]) ? but + 2 : but + 1,
      at + 2 < tokens.count, tokens[at].isOne(of: "only", "just"), eaten.contains(tokens[at + 1]),
      case let rest = Array(tokens[(at + 2)...]),
      rest.first.map({ !$0.isOne(of: "half", "some", "part", "most") }) ?? false,
      holdsFood(Array(rest.prefix { !$0.isBreak })), holdsFood(Array(tokens[(order + 1)..<but]))
    else { return tokens }
    return tokens[..<order].filter { !ListWords.tellers.contains($0) }
      + Token.words(["i", "had"], at: tokens[order].range) + rest
  }

  /// `tokens` without what was only there, where another food was had instead of it. Some of what was there ("but I only had
  /// a slice") is no other food.
  static func dropped(from said: [Token], holdsFood: ([Token]) -> Bool) -> [Token] {
    let tokens = withoutOrder(said, holdsFood: holdsFood)
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
