/// Small words and measures that stand for food by themselves, and food that only says which one was meant.
extension ClauseScanner {
  private static let conjunctions = ListWords.ands.union(["plus"])

  /// Takes "a bar" as what is eaten where nothing that comes in bars stands with it: "a pear and a bar".
  mutating func bareBar(_ quantity: Quantity) -> Bool {
    guard quantity.unit?.name == "bar", !quantity.hasOf, !quantity.hasContent else { return false }
    let end = quantity.tokens.upperBound
    let isBehind = index > 0 && Self.conjunctions.contains(tokens[index - 1]) && elements.contains(where: \.isWord)
    let isAhead =
      !elements.contains(where: \.isWord) && end + 1 < tokens.count && Self.conjunctions.contains(tokens[end])
      && quantities.quantity(at: end + 1) != nil
    guard isAhead || isBehind && !filter.isContent(end), end - 1 > index else { return false }
    var count = quantity
    count.unit = nil
    count.tokens = index..<(end - 1)
    elements += [.quantity(count), .word(end - 1)]
    isAfterVerb = false
    index = end
    return true
  }

  /// "panino e birra": Italian and Portuguese "and" between two words; "vitamin E" is one.
  var isRomanceAnd: Bool {
    guard tokens[index].isOne(of: "e", "ed"), isAfterContent, index + 1 < tokens.count, tokens[index].text != "E",
      tokens[index].join == .apart, tokens[index + 1].kind == .word, tokens[index + 1].join == .apart
    else { return false }
    return !tokens[index - 1].isWord("vitamin") && filter.isContent(index + 1)
  }

  private static let praised: WordSet = ["champions", "kings", "queens", "winners", "legends", "heroes", "gods"]

  /// Takes "supper of kings", which praises what was eaten.
  mutating func mealOfChampions() -> Bool {
    // What is left of it where the meal was taken before.
    if tokens[index].isWord("of"), index + 1 < tokens.count, Self.praised.contains(tokens[index + 1]),
      index == 0 || tokens[index - 1].kind == .punctuation
    {
      take(.gap, count: 2)
      return true
    }
    guard index + 2 < tokens.count, tokens[index + 1].isWord("of"), Self.praised.contains(tokens[index + 2]),
      let meal = MealWords.mealTypes[tokens[index]]
    else { return false }
    elements.append(.meal(meal))
    take(.gap, count: 3)
    return true
  }
}
