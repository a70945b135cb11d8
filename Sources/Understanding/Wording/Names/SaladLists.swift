/// "A salad of lettuce, chicken and feta" is one with them: what "of" leads to is a list, where it names the salad in "a
/// salad of lettuce".
enum SaladLists {
  static let salads: WordSet = ["salad", "salads"]
  /// So many words may a food of the list have.
  private static let longest = 4

  static func told(_ tokens: [Token]) -> [Token] {
    guard let salad = salads.firstIndex(in: tokens), tokens.word(salad + 1) == "of", salad + 3 < tokens.count,
      tokens[(salad + 2)...].prefix(longest).dropFirst().contains(where: {
        $0.isSign(",") || ListWords.ands.contains($0)
      })
    else { return tokens }
    var told = tokens
    told[salad + 1] = Token.word("with", at: tokens[salad + 1].range)
    return told
  }
}
