import Nutrition

/// Figures that are called the right ones, and amounts of "it".
extension CorrectionReader {
  private static let right: WordSet = ["right", "correct", "real", "actual", "true", "proper"]
  private static let nouns: WordSet = [
    "one", "figure", "number", "weight", "value", "reading", "amount", "count", "time", "distance", "load",
  ]
  private static let being: WordSet = ["is", "was", "are", "were"]
  private static let longest = 9

  /// "82.4 is the right one", "the correct figure is 82.4" as "make it 82.4"; nil where nothing is called right.
  func rightFigure(_ said: [Token]) -> [Token]? {
    guard !context.lastEntries.isEmpty, said.count <= Self.longest, Self.right.occurs(in: said),
      case let tokens = Array(said.drop(while: Self.isInterjection)),
      let verb = Self.being.firstIndex(in: tokens), verb > 0,
      case let before = Array(tokens[..<verb]), case let behind = trimmed(Array(tokens[(verb + 1)...]))
    else { return nil }
    let figure = isCalledRight(behind[...]) ? before : isCalledRight(before[...]) ? behind : []
    guard let first = figure.first, first.kind == .number, isFigure(figure) else { return nil }
    return Token.words(["make", "it"], at: first.range) + figure
  }

  /// "the right one", "correct", "my actual weight".
  private func isCalledRight(_ tokens: ArraySlice<Token>) -> Bool {
    let words = tokens.drop { ListWords.definite.contains($0) }
    guard let first = words.first, Self.right.contains(first) else { return false }
    return words.dropFirst().allSatisfy { Self.nouns.contains($0) } && words.count <= 2
  }

  /// A number with its unit, and nothing else.
  private func isFigure(_ tokens: [Token]) -> Bool {
    if tokens.count == 1 { return true }
    guard let unit = UnitTable.unit(at: 1, in: tokens) else { return false }
    return 1 + unit.count == tokens.count
  }

  private static let leads = QuantityWords.approximators.union([
    "i", "had", "ate", "drank", "only", "just", "there", "was", "it", "like",
  ])

  /// "About 300 g of it" right after one food as "about 300 g": how much of it there was.
  func amountOfIt(_ said: [Token]) -> [Token]? {
    let tokens = trimmed(said)
    guard (4...9).contains(tokens.count), case .meal(let meal)? = context.lastEntries.last, meal.items.count == 1,
      tokens[tokens.count - 2].isWord("of"), tokens[tokens.count - 1].isOne(of: "it", "that", "this"),
      let start = tokens.firstIndex(where: { $0.kind == .number }), Self.leads.end(from: 0, in: tokens) == start,
      let amount = QuantityParser(tokens).quantity(at: start), amount.grams != nil || amount.milliliters != nil,
      tokens.count - amount.tokens.upperBound <= 2, amount.unit?.dimension != .measure
    else { return nil }
    return Array(tokens[start..<(tokens.count - 2)])
  }

  /// "Just the burger, no fries" for "no fries, just the burger": what was had stands first, where it is looked for.
  static func keptAhead(_ tokens: [Token]) -> [Token]? {
    let start = tokens.firstIndex { $0.kind == .word && (!interjections.contains($0) || $0.isWord("no")) } ?? 0
    guard start < tokens.count, tokens[start].isOne(of: "no", "not", "without"),
      let comma = tokens[start...].firstIndex(where: { $0.isSign(",") }), comma > start + 1, comma + 2 < tokens.count,
      tokens[comma + 1].isOne(of: "just", "only"), !tokens[(comma + 1)...].contains(where: { $0.isSign(",") })
    else { return nil }
    let denied = tokens[start..<comma].filter { !$0.isOne(of: "actually", "sorry", "oops") }
    return tokens[(comma + 1)...] + [tokens[comma]] + denied
  }
}
