/// Amounts told by what so much would do for: "milk, as much as I'd pour on a bowl of cereal", "butter, enough for one slice
/// of toast". What it would go on was not eaten besides.
enum AmountsAsUsed {
  private static let openings = PhraseTable(
    list: """
      as much as,about as much as,the amount,the splash,the bit,the dab,the drop,the little bit,just the splash,just the bit
      about the amount,around what,about what,roughly what,what
      """)
  private static let users = WordList.words("i'd you'd one'd we'd i you one we goes would that")
  private static let doing = WordList.words(
    "would could normally usually add pour put spread stir use go goes need want have take drizzle sprinkle")
  private static let places: WordSet = ["on", "to", "in", "into", "over", "onto", "for", "through"]
  private static let longest = 8
  private static let shortest = 5

  /// `tokens` without what it would go on.
  static func told(_ tokens: [Token]) -> [Token] {
    guard tokens.count > shortest else { return tokens }
    return tokens.replacing { index in
      guard index > 0, let end = end(at: index, in: tokens) else { return nil }
      return (end, [])
    }
  }

  /// Behind such a clause that begins at `index`.
  private static func end(at index: Int, in tokens: [Token]) -> Int? {
    if tokens[index].isWord("enough"), tokens[index - 1].isSign(","), index + 2 < tokens.count,
      tokens[index + 1].isWord("for"), tokens[index + 2].isCount || NumberWords.articles.contains(tokens[index + 2])
    {
      return close(behind: index + 2, in: tokens)
    }
    guard let match = openings.match(at: index, in: tokens) else { return nil }
    var at = index + match.count
    guard at < tokens.count, users.contains(tokens[at]) else { return nil }
    let start = at
    while at < tokens.count, users.contains(tokens[at]) || doing.contains(tokens[at]) { at += 1 }
    guard at > start, doing.occurs(in: tokens[start..<at]), at + 1 < tokens.count, places.contains(tokens[at]) else {
      return nil
    }
    return close(behind: at, in: tokens)
  }

  /// Where the clause closes that goes on at `start`.
  private static func close(behind start: Int, in tokens: [Token]) -> Int {
    tokens[start...].prefix(longest).firstIndex { $0.kind == .punctuation || ListWords.ands.contains($0) }
      ?? min(tokens.count, start + longest)
  }
}
