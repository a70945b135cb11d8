/// What somebody served and how much of it the person had: "the hotel served soup and rolls, I had the soup" is the soup.
enum ServedThenHad {
  static let serving: WordSet = ["served", "provided", "offered", "made", "cooked", "did", "brought", "laid"]
  private static let longestSubject = 5
  private static let selves: WordSet = ["i", "we", "me", "us", "myself", "ourselves"]
  private static let links: WordSet = ["that", "which", "was", "were", "is", "are", "got"]
  private static let aroundMaking: WordSet = ["me", "us", "with", "by", "to", "at", "in", "into", "from", "of"]
  private static let leads: WordSet = ["and", "but", "so", "then", "i", "we", "just", "only"]
  private static let eating = EatingWords.having.union(["got", "took"])
  /// Said around what was had, and no food by themselves.
  private static let small = WordList.words(
    """
    the a an of and & n all both most some half quarter third whole it them that those my plus just only about more
    than or then i we with but also every bit entire
    """)

  /// `tokens` from what was had on, where it names nothing that was not served; behind an amount alone the dish is kept.
  static func told(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 5, let verb = serving.firstIndex(in: tokens.prefix(longestSubject + 1)), verb > 0,
      !tokens[..<verb].contains(where: { $0.kind == .punctuation || selves.contains($0) || links.contains($0) }),
      !tokens[..<verb].contains(where: { $0.isCount || $0.isWord("of") }),
      !aroundMaking.contains(at: verb + 1, in: tokens),
      let comma = tokens.indices[(verb + 1)...].first(where: { isParting($0, in: tokens) }), comma > verb + 1
    else { return tokens }
    let start = leads.end(from: tokens[comma].isSign(",") ? comma + 1 : comma, in: tokens)
    guard eating.contains(at: start, in: tokens), start + 1 < tokens.count else { return tokens }
    let served = Set(tokens[(verb + 1)..<comma].map { EnglishPlural.singular(of: $0.folded) })
    var isNamed = false
    for (index, token) in tokens.enumerated().dropFirst(start + 1) where token.kind == .word {
      if small.contains(token) || eating.contains(token) || token.isCount || UnitTable.byName[token] != nil
        || QuantityWords.sizes[token] != nil || TimeWords.meals.contains(token)
      {
        if served.contains(EnglishPlural.singular(of: token.folded)), !small.contains(token) { isNamed = true }
        continue
      }
      guard served.contains(EnglishPlural.singular(of: token.folded)) else {
        // "... two slices at my desk": where it was had.
        if MealWords.prepositions.contains(token), index > start + 1 { break }
        return tokens
      }
      isNamed = true
    }
    let range = tokens[0].range
    if isNamed { return [Token.word("i", at: range)] + tokens[start...] }
    // "School served pizza, ate two slices".
    return Array(tokens[(verb + 1)...])
  }

  /// A comma, or "and I".
  private static func isParting(_ index: Int, in tokens: [Token]) -> Bool {
    if tokens[index].isSign(",") {
      let next = leads.end(from: index + 1, in: tokens)
      return eating.contains(at: next, in: tokens)
    }
    return tokens[index].isOne(of: "and", "but") && tokens.word(index + 1).isOne(of: "i", "we")
      && eating.contains(at: index + 2, in: tokens)
  }
}
