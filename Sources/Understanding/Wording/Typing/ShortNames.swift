/// Names that people write in letters or in another language's words: "a G&T", "S&V crisps", "apple pie a la mode".
enum ShortNames {
  /// By their two letters, what they stand for.
  private static let initials: [(first: String, second: String, names: (String, String))] = [
    ("g", "t", ("gin", "tonic")), ("v", "t", ("vodka", "tonic")), ("s", "v", ("salt", "vinegar")),
    ("c", "o", ("cheese", "onion")),
  ]
  static let firsts: WordSet = ["hot", "g", "v", "s", "c", "pb", "la", "gas", "bubbles", "fizz", "prime"]
  /// "Water with gas", as it is called in most languages of Europe.
  private static let gases: WordSet = ["gas", "bubbles", "fizz", "gaz"]

  /// `tokens` with such names written out.
  static func spelled(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 1, firsts.occurs(in: tokens) || stores.occurs(in: tokens) else { return tokens }
    return tokens.replacing { index in
      if isHydration(index, in: tokens) {
        return (index + 1, Token.words(["prime", "hydration"], at: tokens[index].range))
      }
      // "A little hot dog" is no warm animal.
      if tokens[index].isWord("hot"), index > 0, index + 1 < tokens.count, tokens[index - 1].isWord("little"),
        tokens[index + 1].isOne(of: "dog", "dogs")
      {
        return (index + 2, [Token.word("hot" + tokens[index + 1].folded, at: tokens[index].range)])
      }
      if let sandwich = peanutButter(at: index, in: tokens) { return (index + 3, [sandwich]) }
      if let names = names(at: index, in: tokens) { return (index + 3, Token.words(names, at: tokens[index].range)) }
      guard let length = store(at: index, in: tokens) else { return nil }
      // "From 7-eleven" is from a shop; "7-eleven hot dog" is a hot dog.
      let isPlace = index > 0 && tokens[index - 1].isOne(of: "from", "at")
      return (index + length, isPlace ? Token.words(["the", "shop"], at: tokens[index].range) : [])
    }
  }

  private static let bottles: WordSet = ["bottle", "bottles", "can", "cans", "ml", "sip", "sips"]

  /// "Prime 500 ml", "a bottle of Prime": the drink, where what is told is how much of it was drunk; prime rib is weighed.
  private static func isHydration(_ index: Int, in tokens: [Token]) -> Bool {
    guard tokens[index].isWord("prime") else { return false }
    let next = index + 1
    if next == tokens.count || tokens[next].kind == .punctuation || tokens[next].isBreak {
      return index > 0
        && (bottles.contains(tokens[index - 1])
          || tokens[index - 1].isWord("of") && bottles.contains(at: index - 2, in: tokens))
    }
    return tokens[next].kind == .number && tokens.word(next + 1).isOne(of: "ml", "l", "cl")
  }

  /// "Breakfast" for "b/fast".
  static func withStroke(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 2 else { return tokens }
    return tokens.replacing { index in
      guard tokens[index].isWord("b"), index + 2 < tokens.count, tokens[index + 1].isSign("/"),
        tokens[index + 2].isOne(of: "fast", "f", "fst")
      else { return nil }
      return (index + 3, [Token.word("breakfast", at: tokens[index].range)])
    }
  }

  static let stores: WordSet = ["7", "7/11"]

  /// How many tokens call the chain that is named after its hours.
  private static func store(at index: Int, in tokens: [Token]) -> Int? {
    guard tokens[index].kind == .number || tokens[index].isWord("seven") else { return nil }
    if tokens[index].says("7/11") { return 1 }
    guard tokens[index].says("7"), index + 1 < tokens.count else { return nil }
    let isParted = tokens[index + 1].isSign("/") && index + 2 < tokens.count && tokens[index + 2].says("11")
    return isParted
      ? 3
      : tokens[index + 1].isOne(of: "eleven", "11") && tokens[index + 1].join != .apart
        || tokens[index + 1].isWord("eleven") ? 2 : nil
  }

  /// "PB&J" and "pb and j" as one word, which is no personal best.
  private static func peanutButter(at index: Int, in tokens: [Token]) -> Token? {
    guard tokens[index].isWord("pb"), index + 2 < tokens.count, tokens[index + 2].isWord("j"),
      ListWords.ands.contains(tokens[index + 1]) || tokens[index + 1].isWord("n")
    else { return nil }
    let isGlued = tokens[index + 1].join == .glued
    let text = isGlued ? tokens[index].text + tokens[index + 1].text + tokens[index + 2].text : "pbj"
    let range = tokens[index].range.lowerBound..<tokens[index + 2].range.upperBound
    return Token(kind: .word, text: text, folded: "pbj", join: tokens[index].join, range: range)
  }

  private static func names(at index: Int, in tokens: [Token]) -> [String]? {
    guard index + 2 < tokens.count else { return nil }
    if tokens[index].isWord("a"), tokens[index + 1].isWord("la"), tokens[index + 2].isWord("mode") {
      return ["with", "ice", "cream"]
    }
    if tokens[index].isWord("water"), tokens[index + 1].isWord("with"), gases.contains(tokens[index + 2]) {
      return ["sparkling", "water"]
    }
    guard ListWords.ands.contains(tokens[index + 1]),
      let found = initials.first(where: { isCalled($0, at: index, in: tokens) })
    else { return nil }
    return [found.names.0, "and", found.names.1]
  }

  /// The letters stand so, and the first is no gram of a figure before it.
  private static func isCalled(
    _ name: (first: String, second: String, names: (String, String)), at index: Int, in tokens: [Token]
  ) -> Bool {
    let second = tokens[index + 2]
    guard tokens[index].kind == .word, tokens[index].folded == name.first, second.kind == .word,
      second.folded == name.second || second.folded == name.second + "s"
    else { return false }
    if index + 3 < tokens.count, tokens[index + 3].join == .hyphen { return false }
    return tokens[index + 1].join == .glued || index == 0 || tokens[index - 1].kind != .number
  }
}
