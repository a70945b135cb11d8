/// Sandwiches that are told by what is in them and on what: "a ham and brie on white", "egg and cress roll".
enum UnsaidSandwich {
  private static let breads = WordList.words("rye white wheat sourdough brown wholemeal granary multigrain wholewheat")
  private static let longestBread = 2

  /// "Ham and brie on white" for "a ham and brie on white", whose article is of the sandwich and no slice of ham; two
  /// of them are sandwiches.
  static func onBread(_ tokens: [Token]) -> [Token] {
    guard
      let on = tokens.indices.dropFirst(4).dropLast().first(where: {
        tokens[$0].isWord("on") && isPair(endingAt: $0, in: tokens)
          && tokens[($0 + 1)...].prefix(longestBread).contains(where: { breads.contains($0) })
      }), case let number = on - 4, number >= 0
    else { return tokens }
    if NumberWords.articles.contains(tokens[number]) || tokens[number].saidNumber == 1 {
      return Array(tokens[..<number] + tokens[(number + 1)...])
    }
    guard tokens[number].isCount else { return tokens }
    return tokens[..<on] + [Token.word("sandwiches", at: tokens[on].range)] + tokens[on...]
  }

  /// "An egg and cress roll, ate half" for the same without an article: the share is of all of it.
  static func withArticle(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 5,
      let carrier = tokens.indices.dropFirst(3).prefix(4).first(where: {
        SandwichWords.carriers[tokens[$0]] != nil && isPair(endingAt: $0, in: tokens)
      }), case let start = carrier - 3,
      start == 0 || EatingWords.helping.contains(tokens[start - 1]),
      QuantityWords.shares.occurs(in: tokens[(carrier + 1)...])
    else { return tokens }
    return tokens[..<start] + [Token.word("a", at: tokens[start].range)] + tokens[start...]
  }

  /// "Ham and brie" right before `end`.
  private static func isPair(endingAt end: Int, in tokens: [Token]) -> Bool {
    guard end > 2, ListWords.ands.contains(tokens[end - 2]) else { return false }
    return SandwichWords.inside.contains(tokens[end - 3]) && SandwichWords.inside.contains(tokens[end - 1])
  }
}
