/// Energy that was read off a pack and put in brackets: "fish pie (box says 436 kcal)" for "fish pie (436 kcal)".
enum LabelFigures {
  private static let packs = ClauseScanner.labels.union(["carton", "jar", "pot", "bottle", "sleeve", "website"])
  private static let hedges = QuantityWords.hedges.union(["is", "was", "it's", ":"])

  static func told(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 5, tokens.contains(where: { $0.isSign("(") }), packs.occurs(in: tokens) else { return tokens }
    return tokens.replacing { index in
      guard tokens[index].isSign("("), case let end = packs.end(from: index + 1, in: tokens), end > index + 1,
        end + 1 < tokens.count, ClauseScanner.telling.contains(tokens[end]) || tokens[end].isSign(":")
      else { return nil }
      let figure = hedges.end(from: end + 1, in: tokens)
      guard QuantityParser(tokens).quantity(at: figure)?.kilocalories != nil else { return nil }
      return (figure, [tokens[index]])
    }
  }
}
