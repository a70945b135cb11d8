/// What a food is covered with, told as a thing of its own: "a bar with nuts and a chocolate coating" for a bar with nuts,
/// chocolate coated. Nobody eats a coating by itself.
enum Coatings {
  static let nouns: WordSet = ["coating", "glaze", "glazing"]
  private static let joiners: WordSet = ["with", "w", "and", "in", "plus"]
  private static let longestName = 2

  /// `tokens` with "chocolate coated" behind the food.
  static func told(_ tokens: [Token]) -> [Token] {
    guard let noun = tokens.indices.dropFirst(4).first(where: { nouns.contains(tokens[$0]) }),
      let article = NumberWords.articles.lastIndex(in: tokens[..<noun]), article > 1,
      joiners.contains(tokens[article - 1]), (1...longestName).contains(noun - article - 1),
      tokens[(article + 1)..<noun].allSatisfy({ $0.kind == .word && !$0.isBreak })
    else { return tokens }
    let past = tokens[noun].isWord("coating") ? "coated" : "glazed"
    return tokens[..<(article - 1)] + tokens[(article + 1)..<noun] + [Token.word(past, at: tokens[noun].range)]
      + tokens[(noun + 1)...]
  }
}
