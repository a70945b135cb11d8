/// Who had what, told in one list: "a burger for me, soup for Tom and pasta for the kids".
enum OrdersAtTable {
  private static let own: WordSet = ["me", "myself", "us"]

  /// `tokens` without the parts of the list that were for others, where a part of it was for the person.
  static func kept(_ said: [Token]) -> [Token] {
    let tokens = withoutLeftToOthers(said)
    guard tokens.count > 6, isForPerson(tokens) else { return tokens }
    var parts: [[Token]] = [[]]
    for token in tokens {
      if token.kind == .punctuation || ListWords.ands.contains(token) || token.isOne(of: "while", "but") {
        parts.append([])
      }
      parts[parts.count - 1].append(token)
    }
    let kept = parts.filter { !isForAnother($0) }
    guard kept.count < parts.count, let first = kept.first else { return tokens }
    return Array(first.drop { $0.kind == .punctuation || ListWords.ands.contains($0) }) + kept.dropFirst().joined()
  }

  /// Whether a part tells of one thing for somebody else: "soup for Tom", "the pasta was for my wife".
  private static func isForAnother(_ part: [Token]) -> Bool {
    guard let lead = part.firstIndex(where: { $0.isWord("for") }), lead > 0 else { return false }
    return FrameReader.recipient(behind: lead, in: part) == part.count - 1
  }

  private static func isForPerson(_ tokens: [Token]) -> Bool {
    tokens.indices.dropLast().contains { tokens[$0].isWord("for") && own.contains(tokens[$0 + 1]) }
  }

  private static let shares: WordSet = [
    "half", "rest", "remainder", "most", "other", "others", "last", "lot", "quarter",
  ]
  private static let leaving: WordSet = ["left", "gave", "passed", "handed", "saved"]

  /// "Took 300 g of it" of "took 300 g of it and left the garlic bread to the others".
  private static func withoutLeftToOthers(_ tokens: [Token]) -> [Token] {
    guard
      let and = tokens.indices.dropFirst(3).dropLast(4).last(where: {
        tokens[$0].isOne(of: "and", "but") && leaving.contains(tokens[$0 + 1])
      }),
      let lead = tokens[(and + 2)...].firstIndex(where: { $0.isWord("to") || $0.isWord("for") }), lead > and + 3,
      // "Gave half to my brother" is a share of what was had.
      tokens[and + 2].isWord("the"), !tokens[(and + 3)..<lead].contains(where: { $0.isCount || shares.contains($0) }),
      EatingWords.having.union(["took", "ate"]).occurs(in: tokens[..<and]),
      !tokens[and...].contains(where: { $0.kind == .punctuation && !$0.isSign(".") }),
      tokens[(lead + 1)...].contains(where: { $0.isWord("others") || $0.isWord("rest") })
        || FrameReader.recipient(behind: lead, in: tokens) != nil
    else { return tokens }
    return Array(tokens[..<and])
  }
}
