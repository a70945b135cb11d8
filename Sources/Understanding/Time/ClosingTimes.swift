/// Times that are told last of all: "eggs on toast, black coffee. 7 AM." and "a can of cola about 11".
enum ClosingTimes {
  /// `tokens` with such a time right behind what it is of, led by "at".
  static func told(_ tokens: [Token], holdsFood: ([Token]) -> Bool) -> [Token] {
    let end = tokens.dropLast(while: { $0.kind == .punctuation }).count
    guard end > 2 else { return tokens }
    return sentence(tokens, end, holdsFood) ?? hour(tokens, end, holdsFood) ?? tokens
  }

  private static let longest = 4

  /// A sentence that is a time and no more, behind food that was told without one.
  private static func sentence(_ tokens: [Token], _ end: Int, _ holdsFood: ([Token]) -> Bool) -> [Token]? {
    guard let stop = tokens[..<end].lastIndex(where: { $0.isSign(".") || $0.isSign("!") }), stop > 0,
      (1...longest).contains(end - stop - 1), case let said = Array(tokens[(stop + 1)..<end]),
      case let time = TimeScanner.scan(said, isLabel: true), time.clock != nil, time.minutes == nil,
      said.indices.allSatisfy({ place in time.covered.contains { $0.contains(place) } }),
      case let before = Array(tokens[..<stop]), TimeScanner.scan(before).clock == nil, holdsFood(before),
      ActivityLexicon.reference.mentions(in: before).isEmpty, !before.contains(where: { $0.isOne(of: "pb", "pr") }),
      // "5 k. 22:41" took so long.
      !before.indices.contains(where: { UnitTable.unit(at: $0, in: before)?.unit.dimension == .length })
    else { return nil }
    let lead = ClockScanner.leads.contains(said[0]) ? [] : [Token.word("at", at: said[0].range)]
    return before + lead + said + tokens[end...]
  }

  private static let hours = 1.0...12.0
  private static let counting = ListWords.determiners.union(["a", "an", "one", "the"])

  /// "A pie about 9": nine pies are not a pie.
  private static func hour(_ tokens: [Token], _ end: Int, _ holdsFood: ([Token]) -> Bool) -> [Token]? {
    let about = end - 2
    guard about > 1, tokens[about].isWord("about"), tokens[about + 1].kind == .number,
      let hour = tokens[about + 1].value, hours.contains(hour), hour == hour.rounded(),
      tokens[about - 1].kind == .word, !EnglishPlural.isPlural(tokens[about - 1].folded),
      let article = tokens[..<about].lastIndex(where: { counting.contains($0) }), article < about - 1,
      case let item = Array(tokens[article..<about]), item.allSatisfy({ $0.kind == .word && !$0.isBreak }),
      holdsFood(item), ActivityLexicon.reference.mentions(in: Array(tokens[..<about])).isEmpty
    else { return nil }
    var told = tokens
    told[about] = Token.word("at", at: tokens[about].range)
    return told
  }
}
