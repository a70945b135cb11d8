/// How a food came, told behind it by what was done: "a chop with the fat trimmed off" is one without the fat, "peas from a
/// tin" are tinned.
enum TakenOff {
  private static let parts = WordList.words("skin fat rind peel crust crusts bone bones shell shells breading coating")
  private static let taken: WordSet = ["trimmed", "pulled", "taken", "cut", "peeled", "removed", "picked", "scraped"]
  private static let tins: WordSet = ["can", "tin", "cans", "tins"]
  private static let articles: WordSet = ["the", "its", "their", "all", "a", "my"]

  /// `tokens` with "without the fat" and "canned" in their place.
  static func told(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 3 else { return tokens }
    return canned(trimmed(tokens))
  }

  private static func trimmed(_ tokens: [Token]) -> [Token] {
    if let part = tokens.indices.dropFirst(2).dropLast().first(where: {
      tokens[$0 - 1].isSign(",") && parts.contains(tokens[$0]) && tokens[$0 + 1].isWord("off")
        && ($0 + 2 == tokens.count || tokens[$0 + 2].kind != .word)
    }) {
      // "A sandwich, crusts off".
      let without = Token.word("without", at: tokens[part - 1].range)
      return tokens[..<(part - 1)] + [without, tokens[part]] + tokens[(part + 2)...]
    }
    guard taken.occurs(in: tokens) else { return tokens }
    for start in tokens.indices.dropFirst() where tokens[start].isWord("with") {
      let part = articles.contains(at: start + 1, in: tokens) ? start + 2 : start + 1
      guard part + 1 < tokens.count, parts.contains(tokens[part]), taken.contains(tokens[part + 1]) else { continue }
      var end = part + 2
      if end < tokens.count, tokens[end].isOne(of: "off", "away", "out") { end += 1 }
      var told = tokens
      told.replaceSubrange(start..<end, with: [Token.word("without", at: tokens[start].range), tokens[part]])
      return told
    }
    return tokens
  }

  private static func canned(_ tokens: [Token]) -> [Token] {
    guard tins.occurs(in: tokens) else { return tokens }
    for start in tokens.indices.dropFirst() where tokens[start].isWord("from") {
      var can = start + 1
      if articles.contains(at: can, in: tokens) { can += 1 }
      guard can < tokens.count, tins.contains(tokens[can]), tokens[start - 1].kind == .word,
        can + 1 == tokens.count || !tokens[can + 1].isWord("of"), !EatingWords.having.contains(tokens[start - 1]),
        !tokens[start - 1].isOne(of: "straight", "right", "it", "them", "drank", "drinking")
      else { continue }
      var told = tokens
      told.replaceSubrange(start...can, with: [Token.word("canned", at: tokens[start].range)])
      return told
    }
    return tokens
  }
}
