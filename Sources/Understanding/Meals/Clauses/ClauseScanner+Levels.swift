/// How sweet and how cold a drink was ordered: "bubble tea, 50% sugar, less ice".
extension ClauseScanner {
  static let leveled: WordSet = ["sugar", "sweet", "sweetness", "sweetened", "ice", "syrup"]
  private static let levels: WordSet = [
    "less", "half", "light", "normal", "regular", "full", "reduced", "little", "quarter",
  ]
  private static let counters: WordSet = [
    "tea", "teas", "boba", "juice", "coffee", "latte", "lemonade", "smoothie", "matcha", "soda", "frappe",
    "frappuccino", "cola", "coke", "cocktail", "mojito", "lassi", "milk", "shake", "milkshake", "slush", "slushie",
    "chai", "water", "gin", "vodka", "whisky", "whiskey", "rum", "squash", "limeade", "mocha", "cappuccino", "sprite",
    "pepsi", "fanta", "refresher",
  ]

  /// The end of such words at `index`; nil where they measure a food ("half a sugar", "2 sugars").
  func level() -> Int? {
    if let end = shareTold() { return end }
    guard tokens[index].kind == .word, index + 1 < tokens.count, Self.leveled.contains(tokens[index + 1]),
      Self.counters.occurs(in: tokens[..<index]), elements.contains(where: \.isWord), endsLevel(index + 2)
    else { return nil }
    let isIce = tokens[index + 1].isWord("ice")
    let isTold =
      Self.levels.contains(tokens[index]) && Self.leveled.contains(tokens[index + 1])
      || isIce && tokens[index].isOne(of: "no", "extra", "without", "more", "easy", "zero")
    return isTold ? index + 2 : nil
  }

  /// The end of "30% sugar", which is said of nothing else than of a drink.
  private func shareTold() -> Int? {
    guard tokens[index].kind == .number, index + 2 < tokens.count,
      tokens[index + 1].isSign("%") || tokens[index + 1].isWord("percent"), Self.leveled.contains(tokens[index + 2]),
      endsLevel(index + 3)
    else { return nil }
    return index + 3
  }

  /// Nothing comes that the words would describe: "less sugar ketchup".
  private func endsLevel(_ end: Int) -> Bool {
    guard end < tokens.count else { return true }
    let next = tokens[end]
    return next.kind != .word || next.isBreak || Self.levels.contains(next) || next.isWord("no") || next.isWord("level")
      || NumberWords.articles.contains(next)
  }
}
