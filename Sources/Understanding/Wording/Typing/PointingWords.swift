/// Pronouns that point at what they stand before: "2 of them ginger biscuits", "4 of em nuggets".
enum PointingWords {
  static let pronouns: WordSet = ["them", "em", "dem"]
  /// Behind "of them" these begin nothing that is eaten: "3 of them with jam".
  private static let followers = WordList.words(
    """
    with and both all too today now yesterday last this for at in on before after left gone so but or then w n
    plus was were is are
    """
  )

  /// `tokens` with "those" for them, so that the food behind is the counted one.
  static func spelled(_ tokens: [Token], holdsFood: ([Token]) -> Bool) -> [Token] {
    guard tokens.count > 3, pronouns.occurs(in: tokens[2...]) else { return tokens }
    var result = tokens
    for index in tokens.indices.dropFirst(2).dropLast() where pronouns.contains(tokens[index]) {
      let next = tokens[index + 1]
      guard tokens[index - 1].isWord("of"), tokens[index - 2].isCount || isVague(tokens[index - 2]),
        next.kind == .word, !followers.contains(next), holdsFood(Array(tokens[(index + 1)...].prefix(3)))
      else { continue }
      result[index] = Token.word("those", at: tokens[index].range)
    }
    return result
  }

  private static func isVague(_ token: Token) -> Bool { token.isOne(of: "couple", "few", "some", "half", "most") }
}
