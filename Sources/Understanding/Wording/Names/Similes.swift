/// What something looked like: "three olives like small planets". It was not eaten, and no food is called so.
enum Similes {
  private static let openings = WordList.words(
    "a an the small little tiny giant huge great tired soft bright old two three perfect fat miniature some wet lost")
  private static let longest = 5
  /// Verbs behind which "like" tells of liking or of taste.
  private static let verbs = WordList.words("i we would i'd you they tastes tasted smells smelled looks felt feels did")

  /// `tokens` without it.
  static func dropped(from tokens: [Token], holdsFood: ([Token]) -> Bool) -> [Token] {
    guard tokens.count > 4,
      let like = tokens.indices.dropFirst(2).dropLast().first(where: {
        tokens[$0].isWord("like") && openings.contains(tokens[$0 + 1]) && tokens[$0 - 1].kind == .word
          && !verbs.contains(tokens[$0 - 1])
      }),
      case let end = tokens[like...].firstIndex(where: \.isBreak) ?? tokens.count, end - like - 1 <= longest,
      holdsFood(Array(tokens[..<like].suffix(3)))
    else { return tokens }
    return Array(tokens[..<like] + tokens[end...])
  }
}
