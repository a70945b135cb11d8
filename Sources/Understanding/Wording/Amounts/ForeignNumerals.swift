import Foods

/// Numerals of other languages before what is counted by its own word, and their "of": "due uova", "80 g di pasta".
enum ForeignNumerals {
  static let values: WordTable<Double> = [
    "due": 2, "tre": 3, "quattro": 4, "cinque": 5, "dos": 2, "tres": 3, "cuatro": 4, "cinco": 5, "deux": 2, "trois": 3,
    "quatre": 4, "cinq": 5, "zwei": 2, "drei": 3, "vier": 4, "dois": 2, "duas": 2,
  ]
  /// The words without one of which nothing is told anew.
  static let all = (values.keys + ofs).joined(separator: " ")
  /// With these behind them they are names: "tres leches", "quattro formaggi".
  private static let named = WordList.words("leches equis formaggi stagioni quarts terre epices")
  static let ofs: WordSet = ["di", "de"]

  /// `tokens` with figures and "of" in their place.
  static func told(_ tokens: [Token], catalog: FoodCatalog) -> [Token] {
    guard tokens.count > 1 else { return tokens }
    var told = tokens
    for index in tokens.indices.dropLast() where tokens[index].kind == .word {
      let next = tokens[index + 1]
      guard next.kind == .word else { continue }
      if let value = values[tokens[index]] {
        let isFree = index == 0 || tokens[index - 1].kind == .punctuation || MealWords.verbs.contains(tokens[index - 1])
        if isFree, !named.contains(next), !EverydayWords.contains(next.folded), catalog.knows(word: next.folded) {
          told[index] = Token.number(value, at: tokens[index].range)
        }
      } else if ofs.contains(tokens[index]), index > 1, tokens[index - 2].isCount,
        UnitTable.unit(named: tokens[index - 1].folded) != nil
      {
        told[index] = Token.word("of", at: tokens[index].range)
      }
    }
    return told
  }
}
