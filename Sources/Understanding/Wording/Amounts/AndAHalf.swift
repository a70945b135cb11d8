/// A half told behind the first one: "a quesadilla and a half", "two slices and a half of toast".
enum AndAHalf {
  private static let ones: WordSet = ["a", "an", "one", "another"]
  /// Words of what is counted: "a peanut butter cup and a half".
  private static let mostWords = 4
  /// What may stand behind the half; a noun there is what half was had of ("a burger and a half pizza").
  private static let followers: WordSet = [
    "of", "with", "for", "from", "on", "in", "at", "and", "plus", "then", "today", "yesterday", "too", "this", "last",
    "while", "before", "after", "without", "diced", "chopped", "sliced", "cooked",
  ]

  private static let begun: WordSet = ["eaten", "finished", "drunk"]
  private static let holders = IntentWords.determiners.union(ones)

  /// "Half a pasty" for "my son's half eaten pasty".
  private static func halfEaten(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 3, let half = tokens.dropFirst().dropLast(2).firstIndex(where: { $0.isWord("half") }),
      begun.contains(tokens[half + 1]), tokens[half + 2].kind == .word, !tokens[half + 2].isBreak
    else { return tokens }
    var start = half
    if tokens[start - 1].folded.hasSuffix("'s") {
      start -= 1
      if start > 0, holders.contains(tokens[start - 1]) { start -= 1 }
    } else if holders.contains(tokens[start - 1]) {
      start -= 1
    }
    guard start < half else { return tokens }
    return tokens[..<start] + [tokens[half], Token.word("a", at: tokens[half].range)] + tokens[(half + 2)...]
  }

  /// `said` with the half in the count: "1.5 quesadilla".
  static func told(_ said: [Token]) -> [Token] {
    let tokens = halfEaten(said)
    guard tokens.count > 4,
      let half = tokens.indices.dropFirst(4).first(where: { tokens[$0].isWord("half") && isBehindOne($0, tokens) }),
      case let and = half - 2,
      let count = tokens[..<(and - 1)].indices.reversed().prefix(mostWords).first(where: { counts($0, tokens) }),
      tokens[(count + 1)..<and].allSatisfy({ $0.kind == .word && !$0.isBreak && !$0.isWord("of") }),
      !isMeasuredOtherwise(and - 1, tokens)
    else { return tokens }
    let value = (tokens[count].saidNumber ?? 1) + 0.5
    var told = tokens
    told.removeSubrange(and...half)
    told[count] = Token.number(value, join: tokens[count].join, at: tokens[count].range)
    return told
  }

  private static func isBehindOne(_ half: Int, _ tokens: [Token]) -> Bool {
    // "thirteen stone two and a half".
    tokens[half - 1].isOne(of: "a", "one") && tokens[half - 2].isOne(of: "and", "&", "n") && !tokens[half - 3].isCount
      && (tokens.ends(at: half + 1) || followers.contains(tokens[half + 1]))
  }

  private static func counts(_ index: Int, _ tokens: [Token]) -> Bool {
    if ones.contains(tokens[index]) { return true }
    return tokens[index].isCount && tokens[index].value.map { $0 == $0.rounded() && $0 < 100 } ?? true
  }

  /// "An hour and a half", "a mile and a half" and "a pound and a half" are read as amounts already.
  private static func isMeasuredOtherwise(_ noun: Int, _ tokens: [Token]) -> Bool {
    guard let dimension = UnitTable.unit(named: tokens[noun].folded)?.dimension else { return false }
    return dimension == .time || dimension == .length || dimension == .mass
  }
}
