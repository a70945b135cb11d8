/// Clauses that tell more of somebody or somewhere that was named: "who had cake", "where I had soup".
extension FrameReader {
  private static let tellers = ListWords.selves

  /// "who had three", "who missed the bus": what company did.
  static func isOfCompany(_ tokens: [Token]) -> Bool {
    guard tokens.count > 1, tokens[0].isWord("who") || tokens[0].isWord("whose") else { return false }
    return !tokens.word(1).isOne(
      of: "wants", "knows", "cares", "knew", "is", "are", "made", "brought", "gave", "bought", "cooked")
  }

  /// "where I had soup" is told as "I had soup".
  static func withoutRelative(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 2, tokens[0].isWord("where"), tellers.contains(tokens[1]),
      hasReport(tokens, from: 1)
    else { return tokens }
    return Array(tokens.dropFirst())
  }

  private static let alone: [[String]] = [["on", "my", "own"], ["by", "myself"], ["as", "for", "me"], ["me"]]

  /// Where a clause goes on behind "on my own", which sets the person apart from somebody else.
  static func behindAlone(_ start: Int, _ tokens: [Token]) -> Int {
    let phrase = alone.first { words in words.indices.allSatisfy { tokens.word(start + $0).folded == words[$0] } }
    return start + (phrase?.count ?? 0)
  }

  /// "which left me with a tin of soup": that is what was had.
  static func leavesMeWith(_ tokens: [Token]) -> Bool {
    tokens.indices.contains { leavesMeWith(tokens, at: $0) }
  }

  private static let leaving: WordSet = ["left", "leaving", "leaves"]

  /// "left me with" at `index`.
  static func leavesMeWith(_ tokens: [Token], at index: Int) -> Bool {
    leaving.contains(tokens[index]) && tokens.word(index + 1).isOne(of: "me", "us")
      && tokens.word(index + 2) == "with"
  }

  private static let pressing: WordSet = ["forced", "pushed", "pressed", "foisted"]

  /// "Gran pressed a second plate on me": the person's.
  static func pressesOnMe(_ verb: Int, _ tokens: [Token]) -> Bool {
    guard verb < tokens.count, pressing.contains(tokens[verb]) else { return false }
    return tokens.indices.dropFirst().contains { index in
      tokens.word(index).isOne(of: "me", "us") && tokens.word(index - 1).isOne(of: "on", "upon", "onto")
    }
  }

  private static let spent: WordSet = ["gone", "down", "done", "drunk", "eaten", "finished", "polished"]

  /// "700 ml of squash is gone": an amount that there was.
  static func isUsedUp(_ tokens: [Token]) -> Bool {
    guard let verb = tokens.indices.first(where: { tokens.word($0).isOne(of: "is", "are", "was", "were") }),
      spent.contains(at: verb + 1, in: tokens)
        || tokens.word(verb + 1) == "already" && spent.contains(at: verb + 2, in: tokens)
    else { return false }
    return statesMeasure(Array(tokens[..<verb]))
  }

  private static let quoting: WordSet = ["say", "says", "said", "reckon", "reckons", "show", "shows", "showed"]

  /// "they say I'm 80 kg", "the nurse reckons I weigh 80": what is said is of the person.
  static func tellsOfMe(_ verb: Int, _ tokens: [Token]) -> Bool {
    guard verb < tokens.count, quoting.contains(tokens[verb]) else { return false }
    return tokens.word(verb + 1).isOne(of: "i'm", "im") && statesMeasure(tokens)
  }
}
