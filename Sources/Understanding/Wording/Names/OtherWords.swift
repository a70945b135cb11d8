/// The same food once more in other words: "polenta, meaning plain maize mush, 280 g", "fufu (i.e. pounded yam)".
enum OtherWords {
  /// `tokens` without what a food was explained by, up to its amount or the next break.
  static func dropped(from tokens: [Token], holdsFood: ([Token]) -> Bool) -> [Token] {
    guard tokens.count > 4, leads.occurs(in: tokens) else { return tokens }
    var result = tokens
    var index = 1
    while index + 1 < result.count {
      if let start = explanation(at: index, in: result), isNamed(before: index, in: result, holdsFood),
        case let end = end(from: start, in: result), end > start, holdsFood(Array(result[start..<end]))
      {
        result.removeSubrange(index..<end)
      }
      index += 1
    }
    return result
  }

  private static let leads: WordSet = ["meaning", "ie", "i", "aka", "called", "known", "which", "that"]

  /// Where the explanation begins that is led in behind a comma or in a bracket at `index`.
  private static func explanation(at index: Int, in tokens: [Token]) -> Int? {
    guard tokens[index].isSign(",") || tokens[index].isSign("(") else { return nil }
    var at = index + 1
    guard at + 1 < tokens.count else { return nil }
    if tokens[at].isOne(of: "meaning", "ie", "aka") {
      at += 1
    } else if tokens[at].isWord("i"), tokens[at + 1].isSign("."), at + 2 < tokens.count, tokens[at + 2].isWord("e") {
      at += 3
      if at < tokens.count, tokens[at].isSign(".") { at += 1 }
    } else if tokens[at].isOne(of: "also", "otherwise"), tokens[at + 1].isOne(of: "called", "known") {
      at += 2
      if at < tokens.count, tokens[at].isWord("as") { at += 1 }
    } else if tokens[at].isOne(of: "which", "that"), tokens[at + 1].isOne(of: "is", "are") {
      at += 2
    } else {
      return nil
    }
    if at < tokens.count, tokens[at].isSign(",") { at += 1 }
    // "which is 300 calories" tells something new.
    guard at < tokens.count, tokens[at].kind == .word, UnitTable.unit(at: at, in: tokens) == nil else { return nil }
    return at
  }

  /// Whether a food stands right before.
  private static func isNamed(before index: Int, in tokens: [Token], _ holdsFood: ([Token]) -> Bool) -> Bool {
    let start = tokens[..<index].lastIndex { $0.kind == .punctuation || ListWords.ands.contains($0) } ?? -1
    let named = tokens[(start + 1)..<index]
    return !named.isEmpty && holdsFood(Array(named.suffix(4)))
  }

  private static func end(from start: Int, in tokens: [Token]) -> Int {
    tokens[start...].firstIndex { token in
      token.isCount || token.isOne(of: "weighing", "at", "plus", "followed") || token.isSign("(") || token.isSign(")")
        || token.isSign(",") || token.isSign(".") || token.isSign(";")
    } ?? tokens.count
  }
}
