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

  private static let per: WordSet = ["per"]
  private static let shares = WordList.words("meal serving portion person head plate week day month hour each night")

  /// Takes "per meal" and "per week", which tell how often or for whom: no part of a name.
  mutating func perEach() -> Bool {
    guard Self.per.contains(tokens[index]), Self.shares.contains(at: index + 1, in: tokens) else { return false }
    take(.gap, count: 2)
    return true
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

/// "Up" and "in" behind what was done with a food: "ham rolled up", "80 g dry pasta in tomato sauce".
extension ClauseScanner {
  private static let handled: WordSet = [
    "rolled", "cut", "chopped", "sliced", "mashed", "broken", "crumbled", "heated", "warmed", "mixed", "blended",
    "fried", "wrapped",
  ]
  private static let sauces: WordSet = ["sauce", "pesto", "stock", "broth", "gravy"]

  /// Takes "rolled up" behind ham and "cut up" behind a banana: the verb's own particle, and no lemonade.
  mutating func rolledUp() -> Bool {
    guard Self.handled.contains(tokens[index]), isAfterContent, index + 1 < tokens.count,
      tokens[index + 1].isWord("up"),
      endsPhrase(index + 2) || index + 2 < tokens.count && tokens[index + 2].isBreak
    else { return false }
    index += 2
    return true
  }

  /// Takes "in" before the sauce of what was weighed dry, and so without it.
  mutating func inSauce() -> Bool {
    guard tokens[index].isWord("in"), isAfterContent, MealWords.dryStates.occurs(in: tokens[..<index]),
      elements.contains(where: { if case .quantity(let quantity) = $0 { quantity.grams != nil } else { false } }),
      case let name = tokens[(index + 1)...].prefix(4).prefix(while: { $0.kind == .word && !$0.isBreak }),
      let last = name.last, Self.sauces.contains(last)
    else { return false }
    take(.soft(.with, index))
    return true
  }
}
