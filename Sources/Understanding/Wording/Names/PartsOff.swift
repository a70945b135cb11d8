/// A part of a dish that alone was eaten: "the crusts off a toastie" are no toastie.
enum PartsOff {
  static let parts = WordList.words(
    "crust crusts icing frosting pepperoni topping toppings breading batter filling croutons sprinkles")
  private static let articles = ListWords.determiners.union(["the", "a", "an", "my", "his", "her", "their"])
  /// With these the part was what was not eaten.
  private static let taking = TakenOff.taken.union(TakenOff.leaving).union(
    ["took", "cut", "pull", "peel", "pick", "take", "with", "without", "no", "not", "minus"])
  private static let longestName = 3

  /// `tokens` without the dish that the part came from.
  static func told(_ tokens: [Token], holdsFood: ([Token]) -> Bool) -> [Token] {
    guard tokens.count > 3 else { return tokens }
    return tokens.replacing { index in
      guard index > 0, tokens[index].isWord("off"), parts.contains(tokens[index - 1]),
        !taking.occurs(in: tokens[..<index])
      else { return nil }
      var start = index + 1
      if start < tokens.count, tokens[start].isWord("of") { start += 1 }
      guard articles.contains(at: start, in: tokens) else { return nil }
      start += 1
      var end = start
      while end < tokens.count, tokens[end].kind == .word, !ListWords.ands.contains(tokens[end]) { end += 1 }
      guard (1...longestName).contains(end - start), holdsFood(Array(tokens[start..<end])) else { return nil }
      return (end, [])
    }
  }
}
