/// Faces, hearts and the like between two clauses: "2 eggs 😋 ran 5k", "weight 81.2 🙈 had a slice of cake". They part what
/// stands around them as a comma does; pictures of food and sport are words and stay.
enum FaceBreaks {
  /// Begin a clause, as a figure does. A name alone may go on with what stands before: "ran 21.1 km 🎉 half marathon".
  private static let beginnings = EatingWords.having.union(ListWords.selves).union(NumberWords.articles).union([
    "ran", "walked", "swam", "cycled", "did", "went", "then", "slept", "weighed", "weight", "breakfast", "lunch",
    "dinner",
  ])

  /// `tokens` with a comma for each run of such pictures between two clauses; others stay.
  static func told(_ tokens: [Token]) -> [Token] {
    guard tokens.dropFirst().dropLast().contains(where: isFace) else { return tokens }
    return tokens.retelling { index, told in
      guard isFace(tokens[index]), let last = told.last, last.kind != .punctuation, !isFace(last),
        let end = tokens[index...].firstIndex(where: { !isFace($0) }),
        tokens[end].isCount || tokens[end].kind == .clock || beginnings.contains(tokens[end])
      else { return nil }
      return (end, [Token.sign(",", at: tokens[index].range)])
    }
  }

  /// A picture that names nothing to eat and nothing to do.
  private static func isFace(_ token: Token) -> Bool { token.kind == .emoji && token.folded.isEmpty }
}
