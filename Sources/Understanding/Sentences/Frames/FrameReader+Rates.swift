/// What food has in it wherever it is served: figures of a menu, which nobody says to have eaten.
extension FrameReader {
  private static let sellers: WordSet = ["we", "they"]
  private static let selling: WordSet = ["serve", "sell", "make", "do", "offer", "cook", "bake", "stock"]
  private static let pronouns: WordSet = [
    "it", "it's", "they", "they're", "that", "that's", "this", "which", "each", "one", "those", "these",
  ]
  private static let present: WordSet = ["is", "are", "has", "have", "contains", "contain"]
  private static let eaten = EatingWords.having.union(["i", "i've", "i'm", "my", "me", "mine", "was", "were"])

  /// "The stew we serve is 700 kcal", "their pies are 500 kcal each", "pizza is 300 kcal a slice": what any of them has.
  static func tellsRate(_ tokens: [Token], from start: Int) -> Bool {
    guard !pronouns.contains(at: start, in: tokens),
      let verb = tokens[start...].firstIndex(where: { present.contains($0) }),
      verb > start, let energy = energyEnd(in: tokens, behind: verb)
    else { return false }
    let subject = tokens[start..<verb]
    let isSold = zip(subject, subject.dropFirst()).contains { sellers.contains($0) && selling.contains($1) }
    if isSold { return true }
    guard !eaten.occurs(in: tokens) else { return false }
    return tokens[start].isOne(of: "our", "their", "his", "her")
      || zip(subject, subject.dropFirst()).contains { $0.isWord("the") && $1.isWord("menu") }
      || tokens.word(energy).isOne(of: "a", "per", "an")
        && UnitTable.unit(at: energy + 1, in: tokens)?.unit.dimension == .measure
  }

  /// "A biscuit counts as a snack": what is taken for what; "a shake, counts as breakfast" says which meal it was.
  static func countsAs(_ tokens: [Token], from start: Int) -> Bool {
    !tokens.word(start).isOne(of: "does", "do", "did", "would", "will", "can")
      && tokens.indices.contains { index in
        index > start && tokens[index].isOne(of: "counts", "count") && tokens.word(index + 1) == "as"
          && !tokens[(index + 2)...].prefix(2).contains { TimeWords.meals.contains($0) }
      }
  }

  /// Behind the first energy that is told behind `verb`.
  private static func energyEnd(in tokens: [Token], behind verb: Int) -> Int? {
    for index in tokens.indices where index > verb && tokens[index].isCount {
      guard let quantity = QuantityParser(tokens).quantity(at: index) else { continue }
      if quantity.kilocalories != nil { return quantity.tokens.upperBound }
    }
    return nil
  }
}
