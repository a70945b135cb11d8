/// Parts of a whole that are told without a figure: "most of it", "quarter watermelon".
extension NumberPhrase {
  private static let named = ListWords.definite.union(["a", "an", "it", "them"])

  /// Three quarters, which is said, of "most of it" and "most of a melon".
  static func most(at index: Int, in tokens: [Token]) -> NumberPhrase? {
    guard isWord("most", at: index, in: tokens), isWord("of", at: index + 1, in: tokens),
      let next = token(index + 2, in: tokens), named.contains(next)
    else { return nil }
    return NumberPhrase(
      value: 0.75, count: 1 + ofArticle(index + 1, in: tokens), assumptions: ["most of it = three quarters"])
  }

  /// What is cut into quarters; a "quarter chicken" is sold by that name.
  private static let quartered: WordSet = [
    "baguette", "ciabatta", "loaf", "pizza", "melon", "watermelon", "pineapple", "cucumber", "cabbage", "avocado",
    "avo", "quiche", "lasagna", "lasagne", "cake", "cheesecake", "pie", "naan",
  ]

  /// "quarter watermelon", said without "of" or an article.
  static func isOfWhole(_ index: Int, in tokens: [Token]) -> Bool {
    index < tokens.count && quartered.contains(tokens[index])
  }
}
