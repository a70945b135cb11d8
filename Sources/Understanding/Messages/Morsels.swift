/// What was given away of one's own plate, which says that the rest was eaten: "gave Nadia a bite of my calzone".
enum Morsels {
  static let giving = EatingWords.giving.union(["let", "offered", "slipped"])
  private static let letting: WordSet = ["have", "try", "taste", "take", "steal", "get"]
  private static let before = WordList.words("i we i've just also then and but so , . ;")
  private static let sizes: WordSet = [
    "a", "an", "one", "two", "tiny", "small", "little", "big", "the", "last", "first", "odd",
  ]
  private static let morsels = WordList.words(
    """
    bite bites sip sips taste nibble nibbles lick mouthful forkful forkfuls spoonful spoonfuls bit bits crumb crumbs
    corner few couple some piece slice crust crusts
    """)
  private static let named = ListWords.pronouns.union(["mine"])
  private static let longestPerson = 4

  /// `tokens` with "my calzone" for "gave Nadia a bite of my calzone". Where the dish was named before, nothing is left of
  /// the clause.
  static func withheld(from tokens: [Token]) -> [Token] {
    if let left = leftToOthers(in: tokens) { return left }
    guard giving.occurs(in: tokens),
      let verb = tokens.indices.first(where: { index in
        giving.contains(tokens[index]) && tokens[..<index].last.map { before.contains($0) } ?? true
      }),
      let gift = gift(behind: verb, in: tokens)
    else { return tokens }
    var at = gift
    if let share = share(at: at, in: tokens) { return left(share, at: at, verb: verb, in: tokens) }
    at = sizes.end(from: at, in: tokens)
    guard morsels.contains(at: at, in: tokens), tokens.word(at + 1) == "of", at + 2 < tokens.count else {
      return tokens
    }
    let isOfNamed = named.contains(tokens[at + 2])
    guard isOfNamed || tokens[at + 2].isWord("my") else { return tokens }
    let end = tokens[(at + 2)...].firstIndex(where: \.isBreak) ?? tokens.count
    if isOfNamed || tokens[(at + 3)..<end].contains(where: { isNamed($0, in: tokens[..<verb]) }) {
      let opening = tokens[..<verb].lastIndex { !before.contains($0) }.map { $0 + 1 } ?? 0
      return opening > 0 ? Array(tokens[..<opening] + tokens[end...]) : tokens
    }
    return Array(tokens[..<verb] + tokens[(at + 2)...])
  }

  /// The end of "half", "a third of" at `index`.
  private static func share(at index: Int, in tokens: [Token]) -> Int? {
    let part = NumberWords.articles.contains(at: index, in: tokens) ? index + 1 : index
    guard QuantityWords.shares.contains(at: part, in: tokens) else { return nil }
    return tokens.word(part + 1) == "of" ? part + 2 : part + 1
  }

  /// "had a calzone, left half of it" for "had a calzone, gave Nadia half of it", and "2/3 of my calzone" for "gave Nadia a third of my
  /// calzone": what was given away was left.
  private static func left(_ end: Int, at start: Int, verb: Int, in tokens: [Token]) -> [Token] {
    guard end < tokens.count else { return tokens }
    let left = Token.word("left", join: tokens[verb].join, at: tokens[verb].range)
    if named.contains(tokens[end]) { return Array(tokens[..<verb] + [left] + tokens[start...]) }
    guard tokens[end].isWord("my"), end + 1 < tokens.count else { return tokens }
    let close = tokens[end...].firstIndex(where: \.isBreak) ?? tokens.count
    if tokens[(end + 1)..<close].contains(where: { isNamed($0, in: tokens[..<verb]) }) {
      return Array(tokens[..<verb] + [left] + tokens[start...])
    }
    // As much was eaten as was given.
    if tokens[start].isWord("half") { return Array(tokens[..<verb] + [tokens[start]] + tokens[end...]) }
    let isThird = tokens[start..<end].contains { $0.isWord("third") }
    let (text, value) = tokens[start].isWord("most") ? ("1/4", 0.25) : isThird ? ("2/3", 2.0 / 3) : ("3/4", 0.75)
    let rest = Token(
      kind: .number, text: text, folded: text, value: value, join: tokens[verb].join, range: tokens[verb].range)
    let of = Token.word("of", at: tokens[verb].range)
    return Array(tokens[..<verb] + [rest, of] + tokens[end...])
  }

  private static let having = EatingWords.taking

  /// "A calzone, left half of it" for "a calzone, gave half to Nadia" and "a calzone, my brother had half of it"; nil where nothing was
  /// named before, or nobody had a share.
  private static func leftToOthers(in tokens: [Token]) -> [Token]? {
    guard QuantityWords.shares.occurs(in: tokens),
      let start = tokens.indices.first(where: {
        $0 > 1 && QuantityWords.shares.contains(tokens[$0]) && share(at: $0, in: tokens) != nil
      })
    else { return nil }
    // "A third".
    let part = NumberWords.articles.contains(tokens[start - 1]) ? start - 1 : start
    let verb = part - 1
    guard verb > 1, tokens[verb].kind == .word else { return nil }
    let isGiven = giving.contains(tokens[verb]) && !tokens[verb].isWord("let")
    guard isGiven || having.contains(tokens[verb]) else { return nil }
    let close = tokens[start...].firstIndex(where: \.isBreak) ?? tokens.count
    var end = share(at: start, in: tokens) ?? start + 1
    if named.contains(at: end, in: tokens) { end += 1 }
    let opening = tokens[..<verb].lastIndex {
      $0.kind == .punctuation || $0.isOne(of: "and", "but", "then", "so", "though")
    }
    guard let opening, opening > 0 else { return nil }
    if isGiven {
      guard end < close, tokens[end].isOne(of: "to", "away"),
        tokens[(opening + 1)..<verb].allSatisfy({ before.contains($0) })
      else { return nil }
    } else {
      let person = tokens[(opening + 1)..<verb].drop { IntentWords.determiners.contains($0) }
      guard end == close, (1...2).contains(person.count), let first = person.indices.first,
        FrameReader.isPerson(first, in: tokens) || FrameReader.isNamedPerson(first, in: tokens)
      else { return nil }
    }
    let range = tokens[verb].range
    let left = Token.word("left", join: tokens[verb].join, at: range)
    let it = Token.words(["of", "it"], at: range)
    return tokens[...opening] + [left] + tokens[part...start] + it + tokens[close...]
  }

  /// Where what was given begins, behind the person or animal it was given to.
  private static func gift(behind verb: Int, in tokens: [Token]) -> Int? {
    var at = IntentWords.determiners.contains(at: verb + 1, in: tokens) ? verb + 2 : verb + 1
    let start = at
    while at < tokens.count, at < start + longestPerson, tokens[at].kind == .word {
      let isPerson = FrameReader.isPerson(at, in: tokens) || FrameReader.isNamedPerson(at, in: tokens)
      at += 1
      guard isPerson else { continue }
      guard tokens[verb].isWord("let") else { return at < tokens.count ? at : nil }
      return letting.contains(at: at, in: tokens) && at + 1 < tokens.count ? at + 1 : nil
    }
    return nil
  }

  private static func isNamed(_ token: Token, in before: ArraySlice<Token>) -> Bool {
    token.kind == .word && before.contains { $0.kind == .word && $0.folded == token.folded }
  }
}
