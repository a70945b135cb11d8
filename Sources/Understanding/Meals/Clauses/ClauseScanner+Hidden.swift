/// What is said behind a food of where it was kept and what was not done meanwhile.
extension ClauseScanner {
  static let kept: WordSet = ["hidden", "hid", "stashed", "stored", "kept", "tucked", "left"]
  private static let places: WordSet = ["behind", "beneath", "underneath", "under"]
  private static let everOnce: WordSet = ["once", "ever", "even", "actually", "really"]

  /// The end of "hidden behind the oat milk" and "without dropping a crumb" at `index`.
  func aroundEating() -> Int? {
    let token = tokens[index]
    if Self.kept.contains(token), index + 2 < tokens.count, Self.places.contains(tokens[index + 1]),
      elements.contains(where: \.isWord)
    {
      return filter.restOfPhrase(from: index + 2)
    }
    guard token.isWord("without"), index > 0,
      case let doing = Self.everOnce.end(from: index + 1, in: tokens), doing < tokens.count,
      tokens[doing].folded.hasSuffix("ing"), tokens[doing].folded.utf8.count > 5,
      !MealWords.nounsInIng.contains(tokens[doing]), !tokens[doing].isOne(of: "adding", "using")
    else { return nil }
    return filter.restOfPhrase(from: doing + 1)
  }
}
