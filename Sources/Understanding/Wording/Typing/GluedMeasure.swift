import Foods

/// Measures that were typed together with what they measure.
enum GluedMeasure {
  private static let units = ["kg", "ml", "cl", "oz", "lb", "g", "l", "x"]

  /// "150gchicken" as 150 g chicken and "2xmuffin" as 2 x muffin, where the rest is a word of foods and the whole is none.
  static func parted(_ said: [Token], catalog: FoodCatalog) -> [Token] {
    let tokens = withInches(said)
    guard tokens.indices.contains(where: { mayBeGlued($0, in: tokens) }) else { return tokens }
    return tokens.indices.flatMap { index in
      mayBeGlued(index, in: tokens) ? parted(tokens[index], catalog: catalog) : [tokens[index]]
    }
  }

  /// "6 inch tuna sub" for "6in tuna sub": glued to its number, "in" measures what follows.
  private static func withInches(_ tokens: [Token]) -> [Token] {
    guard tokens.contains(where: { $0.join == .glued && $0.isWord("in") }) else { return tokens }
    return tokens.replacing { index in
      guard index > 0, index + 1 < tokens.count, tokens[index].isWord("in"), tokens[index].join == .glued,
        tokens[index - 1].kind == .number, tokens[index + 1].kind == .word, tokens[index + 1].join != .glued
      else { return nil }
      return (index + 1, [Token.word("inch", at: tokens[index].range)])
    }
  }

  /// Whether the word at `index` was typed together with the number before it and is no measure: the "gchicken" above.
  static func mayBeGlued(_ index: Int, in tokens: [Token]) -> Bool {
    index > 0 && tokens[index].kind == .word && tokens[index].join == .glued && tokens[index - 1].kind == .number
      && tokens[index].folded.utf8.count > 3 && UnitTable.unit(named: tokens[index].folded) == nil
  }

  private static func parted(_ token: Token, catalog: FoodCatalog) -> [Token] {
    guard let unit = units.first(where: { token.folded.hasPrefix($0) }), token.text.count == token.folded.count,
      case let rest = String(token.folded.dropFirst(unit.count)), rest.count > 2, catalog.knows(word: rest),
      !catalog.knows(word: token.folded)
    else { return [token] }
    let (measure, food) = token.cut(behind: unit)
    return [measure, food]
  }
}
