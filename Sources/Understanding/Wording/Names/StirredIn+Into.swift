/// What is stirred into something that is eaten with it: "honey stirred into my porridge".
extension StirredIn {
  private static let stirring: WordSet = ["stirred", "mixed", "whisked", "swirled", "folded", "blended", "sprinkled"]
  /// What comes of its parts, where "into a" tells what they were made into.
  private static let made = WordList.words(
    "smoothie smoothies shake shakes batter omelette omelet dough soup drink paste sauce dressing dip mix mixture cake")
  private static let ends = EatingWords.having.union(
    ["for", "at", "this", "today", "yesterday", "before", "after", "then", "i", "we", "with", "on", "was", "plus"])
  private static let starts = EatingWords.having.union(["then", "i", "we", "my", "for", "with", "on", "was", ":"])
  private static let longest = 8

  /// `tokens` with the bowl named first, and with it what is in it: "porridge with honey".
  static func bowlFirst(_ tokens: [Token], holdsFood: ([Token]) -> Bool) -> [Token] {
    guard tokens.count > 3, let verb = tokens.dropFirst().firstIndex(where: { stirring.contains($0) }),
      verb + 2 < tokens.count, tokens[verb + 1].isWord("into") || tokens[verb + 1].isWord("through"),
      let end = endOfBowl(from: verb + 2, in: tokens), case let bowl = tokens[(verb + 2)..<end],
      !(bowl.first.map(NumberWords.articles.contains) ?? false && made.contains(tokens[end - 1])),
      case let start = startOfStirred(before: verb, in: tokens), start < verb,
      holdsFood(Array(bowl)), holdsFood(Array(tokens[start..<verb]))
    else { return tokens }
    return tokens[..<start] + bowl + [Token.word("with", at: tokens[verb].range)] + tokens[start..<verb]
      + tokens[end...]
  }

  /// Where the name of what it was stirred into ends: at a sign or a word that begins something else.
  private static func endOfBowl(from start: Int, in tokens: [Token]) -> Int? {
    let end =
      tokens[start...].firstIndex { $0.kind == .punctuation || ListWords.ands.contains($0) || ends.contains($0) }
      ?? tokens.count
    return end > start && end - start <= longest ? end : nil
  }

  private static func startOfStirred(before verb: Int, in tokens: [Token]) -> Int {
    (tokens[..<verb].lastIndex { $0.kind == .punctuation && $0.join != .glued || starts.contains($0) } ?? -1) + 1
  }
}
