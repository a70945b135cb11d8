/// Amounts of several things together, told with a verb: "chilli with beans and rice, totalling 2 cups".
enum Totalled {
  static let verbs = "totaling totalling"
  static let counting = WordList.words(verbs)

  /// `tokens` with the amount as it is told of all that stands before it: "2 cups in total".
  static func told(_ tokens: [Token]) -> [Token] {
    let quantities = QuantityParser(tokens)
    return tokens.replacing { index in
      guard index > 1, index + 1 < tokens.count, counting.contains(tokens[index]),
        let start = start(behind: index, in: tokens), let amount = quantities.quantity(at: start), amount.hasUnit,
        !amount.hasOf
      else { return nil }
      let end = amount.tokens.upperBound
      return (end, tokens[start..<end] + Token.words(["in", "total"], at: tokens[end - 1].range))
    }
  }

  /// Behind "about", and behind "up to": what it came to at most is what there was.
  private static func start(behind verb: Int, in tokens: [Token]) -> Int? {
    tokens[(verb + 1)...].prefix(3).firstIndex { !hedges.contains($0) }
  }

  private static let hedges = QuantityWords.hedges.union(["to", "up"])
}
