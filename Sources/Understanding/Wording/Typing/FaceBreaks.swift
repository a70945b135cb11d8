/// Faces, hearts and the like between two clauses: "2 eggs 😋 ran 5k", "weight 81.2 🙈 had a slice of cake". They part what
/// stands around them as a comma does; pictures of food and sport are words and stay.
enum FaceBreaks {
  /// Go on with the clause before.
  private static let joints = ListWords.ands.union(["with", "but", "or", "of", "then", "plus"])

  /// `tokens` with a comma for each run of such pictures inside a line; those at its ends stay.
  static func told(_ tokens: [Token]) -> [Token] {
    guard tokens.dropFirst().dropLast().contains(where: isFace) else { return tokens }
    var told: [Token] = []
    var index = 0
    while index < tokens.count {
      guard isFace(tokens[index]) else {
        told.append(tokens[index])
        index += 1
        continue
      }
      let end = tokens[index...].firstIndex { !isFace($0) } ?? tokens.count
      if end == tokens.count || told.isEmpty {
        told += tokens[index..<end]
      } else if tokens[end].kind != .punctuation, told.last?.kind != .punctuation, !joints.contains(tokens[end]) {
        told.append(Token.sign(",", at: tokens[index].range))
      }
      index = end
    }
    return told
  }

  /// A picture that names nothing to eat and nothing to do.
  private static func isFace(_ token: Token) -> Bool { token.kind == .emoji && token.folded.isEmpty }
}
