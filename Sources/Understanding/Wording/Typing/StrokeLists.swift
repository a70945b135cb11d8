/// Foods that are listed with strokes or dots and no spaces: "oats/berries/tea", "oats..berries..tea".
enum StrokeLists {
  /// `tokens` with a comma for every such sign. One stroke alone is of one dish or of two names ("ham/cheese sandwich").
  static func parted(_ tokens: [Token], holdsFood: ([Token]) -> Bool) -> [Token] {
    guard tokens.count > 4, tokens.contains(where: { $0.isSign("/") || $0.isSign(".") }) else { return tokens }
    return withoutStrokes(withoutDots(tokens), holdsFood: holdsFood)
  }

  private static func withoutStrokes(_ tokens: [Token], holdsFood: ([Token]) -> Bool) -> [Token] {
    let strokes = tokens.indices.filter { tokens[$0].isSign("/") && isBetweenWords($0, $0, in: tokens) }
    guard strokes.count > 1, strokes.allSatisfy({ holdsFood([tokens[$0 - 1]]) && holdsFood([tokens[$0 + 1]]) }) else {
      return tokens
    }
    var parted = tokens
    for stroke in strokes { parted[stroke] = Token.sign(",", at: tokens[stroke].range) }
    return parted
  }

  private static func withoutDots(_ tokens: [Token]) -> [Token] {
    guard tokens.indices.dropFirst().contains(where: { isRun($0, in: tokens) }) else { return tokens }
    return tokens.replacing { index in
      var end = index
      while end + 1 < tokens.count, isRun(end + 1, in: tokens) { end += 1 }
      guard end > index else { return nil }
      return (
        end + 1,
        isBetweenWords(index, end, in: tokens) ? [Token.sign(",", at: tokens[index].range)] : Array(tokens[index...end])
      )
    }
  }

  /// A dot glued to another.
  private static func isRun(_ index: Int, in tokens: [Token]) -> Bool {
    tokens[index].isSign(".") && tokens[index].join == .glued && tokens[index - 1].isSign(".")
  }

  private static func isBetweenWords(_ first: Int, _ last: Int, in tokens: [Token]) -> Bool {
    first > 0 && last + 1 < tokens.count && tokens[first].join == .glued && tokens[last + 1].join == .glued
      && tokens[first - 1].kind == .word && (tokens[last + 1].kind == .word || tokens[last + 1].kind == .number)
  }
}
