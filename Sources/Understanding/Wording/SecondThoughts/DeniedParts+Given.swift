/// How many of what was counted others got: "4 samosas, gave two to my brother" were two.
extension DeniedParts {
  private static let giving = EatingWords.giving
  private static let eating = EatingWords.surely.union(EatingWords.stealing)
  /// What was eaten is counted as it is; of what was made or bought others may have had some.
  private static let eaten: WordSet = ["ate", "had", "eaten", "have"]
  private static let rests: WordSet = ["rest", "others", "remaining", "remainder", "other"]
  private static let acquiring = CookingWords.cooked.union(["bought", "got", "made", "ordered"])
  private static let most = 60.0

  /// `tokens` with what is left of the count that others had some of, and without the clause that tells it.
  func withoutGiven() -> [Token]? {
    for start in 1..<max(1, tokens.count) where beginsClause(start) {
      guard let (number, end) = given(at: start),
        let count = tokens[..<start].lastIndex(where: { $0.isCount && $0.saidNumber != nil }),
        let all = tokens[count].saidNumber, all > number, all <= Self.most,
        all == all.rounded(), count + 1 < start, tokens[count + 1].kind == .word,
        UnitTable.unit(at: count + 1, in: tokens).map({ $0.unit.dimension == .measure }) ?? true
      else { continue }
      let token = Token.number(all - number, join: tokens[count].join, at: tokens[count].range)
      let behind = withoutRest(from: end)
      // "bought 6 buns, gave 2 away and ate the rest": the rest was eaten.
      let before = behind > end && count > 0 && Self.acquiring.contains(tokens[count - 1]) ? count - 1 : count
      return tokens[..<before] + [token] + tokens[(count + 1)..<opening(of: start)] + tokens[behind...]
    }
    return nil
  }

  /// How many the clause at `start` says that others had, and where it ends.
  private func given(at start: Int) -> (number: Double, end: Int)? {
    var at = start
    while at < tokens.count, tokens[at].isOne(of: "and", "but", "i", "then", "so", "we") { at += 1 }
    guard at + 1 < tokens.count else { return nil }
    if !Self.giving.contains(tokens[at]) {
      guard !Self.eaten.occurs(in: tokens[..<start]), !tokens[start..<at].contains(where: { $0.isOne(of: "i", "we") }),
        let verb = (at + 1..<min(at + 4, tokens.count)).first(where: { Self.eating.contains(tokens[$0]) }),
        !tokens[at..<verb].contains(where: { $0.isOne(of: "i", "we") || $0.kind != .word })
      else { return nil }
      at = verb
    }
    at += 1
    guard at < tokens.count, tokens[at].isCount, let number = tokens[at].saidNumber,
      number >= 1, number == number.rounded()
    else { return nil }
    at += 1
    // "two of them to my brother", "one samosa to a friend", "ten away".
    let end = tokens[at...].firstIndex { $0.kind == .punctuation || $0.isOne(of: "and", "but", "then", "so") }
    let close = end ?? tokens.count
    guard close - at <= 7, !tokens[at..<close].contains(where: { $0.isCount }) else { return nil }
    let isOfSame =
      at == close || tokens[at].isOne(of: "to", "away", "of")
      || named(tokens[at...at], before: opening(of: start)) != nil
    return isOfSame ? (number, close) : nil
  }

  /// The place behind "and ate the rest" at `index`, which says nothing more.
  private func withoutRest(from index: Int) -> Int {
    var at = index
    while at < tokens.count, tokens[at].kind == .punctuation || tokens[at].isOne(of: "and", "i", "then") { at += 1 }
    guard at + 2 < tokens.count, Self.eaten.contains(tokens[at]) || tokens[at].isOne(of: "finished", "kept"),
      tokens[at + 1].isWord("the"), Self.rests.contains(tokens[at + 2])
    else { return index }
    at += 3
    while at < tokens.count, tokens[at].isOne(of: "myself", "ones") || tokens[at].isCount { at += 1 }
    return at == tokens.count || tokens[at].kind == .punctuation ? at : index
  }
}
