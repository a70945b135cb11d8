/// Scoops told behind their powder: "whey, 2 scoops in water".
enum ScoopsBehind {
  private static let powders: WordSet = [
    "protein", "whey", "casein", "isolate", "huel", "collagen", "powder", "soylent", "mass", "gainer",
  ]
  private static let scoops: WordSet = ["scoop", "scoops"]
  private static let liquids: WordSet = ["in", "with", "into"]
  private static let mostWords = 2

  /// `tokens` with the scoops before the powder, as "2 scoops of whey in water": what they are stirred into is none.
  static func told(_ tokens: [Token]) -> [Token] {
    guard scoops.occurs(in: tokens), powders.occurs(in: tokens),
      let comma = tokens.indices.dropFirst().first(where: { tokens[$0].isSign(",") || tokens[$0].isSign("-") }),
      let head = tokens[..<comma].indices.reversed().prefix(mostWords).last(where: { powders.contains(tokens[$0]) }),
      let amount = QuantityParser(tokens).quantity(at: comma + 1), amount.value != nil,
      scoops.contains(at: amount.tokens.upperBound - 1, in: tokens),
      liquids.contains(at: amount.tokens.upperBound, in: tokens),
      head == 0 || !tokens[head - 1].isCount
    else { return tokens }
    let of = Token(kind: .word, text: "of", folded: "of", range: tokens[comma].range)
    return tokens[..<head] + tokens[amount.tokens] + [of] + tokens[head..<comma]
      + tokens[amount.tokens.upperBound...]
  }
}
