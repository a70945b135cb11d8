/// The person's part behind somebody else's, with its verb left out: "she had a pint, me just a cordial".
enum EllipticSelf {
  private static let joints: WordSet = ["and", "but", "while", "whereas"]
  private static let hedges: WordSet = ["just", "only", "simply"]
  private static let openings = ListWords.determiners.union(["another"])

  /// `tokens` with "I had" for such a "me".
  static func told(_ tokens: [Token]) -> [Token] {
    guard
      let me = tokens.indices.first(where: { index in
        index > 1 && tokens[index].isWord("me")
          && (tokens[index - 1].kind == .punctuation || joints.contains(tokens[index - 1]))
          && opensFood(index + 1, in: tokens)
      }),
      case let others = Array(tokens[..<me].dropLast(joints.contains(tokens[me - 1]) ? 1 : 0)),
      FrameReader.frame(of: others, isFirst: true) == .someoneElse
    else { return tokens }
    func word(_ text: String) -> Token {
      Token.word(text, at: tokens[me].range)
    }
    return tokens[..<me] + [word("i"), word("had")] + tokens[(me + 1)...]
  }

  private static func opensFood(_ index: Int, in tokens: [Token]) -> Bool {
    var at = index
    while hedges.contains(at: at, in: tokens) { at += 1 }
    guard at < tokens.count, openings.contains(tokens[at]) || tokens[at].isCount else {
      return at > index && at < tokens.count
    }
    return at + 1 < tokens.count
  }
}
