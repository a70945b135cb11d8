/// Names that hold a number or an article: "five guys", "chicken 65", "pollo a la brasa".
extension ClauseScanner {
  /// Numbers, by the word that follows them in a name.
  private static let before: WordTable<Set<String>> = [
    "guys": ["five", "5"], "layer": ["seven", "7"], "musketeers": ["three", "3"], "spice": ["five", "5"], "la": ["a"],
    "up": ["seven", "7"], "flake": ["99"],
  ]
  /// And by the word they stand behind.
  private static let behind: WordTable<Set<String>> = [
    "chicken": ["65"], "paneer": ["65"], "gobi": ["65"], "heinz": ["57"], "fibre": ["one"], "fiber": ["one"],
    "fil": ["a"],
  ]

  /// Bars that are called by how many fingers one has: "a four finger kitkat" is one.
  private static let fingered: WordSet = ["kitkat", "kit", "twix"]

  /// The article of "pollo a la brasa".
  var isArticleOfName: Bool {
    guard isAfterContent, NumberWords.articles.contains(tokens[index]), index + 1 < tokens.count else {
      return false
    }
    return Self.before[tokens[index + 1]]?.contains(tokens[index].folded) ?? false
      || Self.behind[tokens[index - 1]]?.contains(tokens[index].folded) ?? false
  }

  /// Whether what reads like a bare number at `index` is part of such a name.
  func isNumberName(_ quantity: Quantity) -> Bool {
    guard !quantity.hasUnit, !quantity.hasContent, quantity.size == nil else { return false }
    let number = tokens[index].folded
    let end = quantity.tokens.upperBound
    if end + 1 < tokens.count, tokens[end].isWord("finger"), Self.fingered.contains(tokens[end + 1]) { return true }
    if end < tokens.count, Self.before[tokens[end]]?.contains(number) ?? false { return true }
    return index > 0 && Self.behind[tokens[index - 1]]?.contains(number) ?? false
  }
}
