/// Of what kind something was, told behind it with "ones": "two gels on the run, the salted caramel ones" are two salted
/// caramel gels.
enum OnesBehind {
  private static let leads = WordList.words("the got had took picked chose bought i we it was were those they")
  private static let longestKind = 3
  private static let farthest = 7

  /// `tokens` with the kind before the noun.
  static func told(_ tokens: [Token], holdsFood: ([Token]) -> Bool) -> [Token] {
    guard tokens.count > 4, let ones = tokens.lastIndex(where: { $0.isWord("ones") }), ones > 2,
      tokens.ends(at: ones + 1) || ListWords.ands.contains(tokens[ones + 1])
    else { return tokens }
    var kind = ones
    while kind > 0, ones - kind < longestKind, tokens[kind - 1].kind == .word, !leads.contains(tokens[kind - 1]) {
      kind -= 1
    }
    guard kind < ones, isKind(tokens[kind..<ones]) else { return tokens }
    var start = kind
    while start > 0, leads.contains(tokens[start - 1]) { start -= 1 }
    let isLed = start > 0 && tokens[start - 1].isSign(",")
    guard isLed || start < kind && !tokens[start..<kind].allSatisfy({ $0.isWord("the") }) else { return tokens }
    if isLed { start -= 1 }
    guard
      let noun = tokens[..<start].suffix(farthest).lastIndex(where: {
        $0.kind == .word && EnglishPlural.isPlural($0.folded) && (holdsFood([$0]) || sold.contains($0))
      }), !tokens[noun..<start].contains(where: { $0.kind == .punctuation })
    else { return tokens }
    var told = Array(tokens[..<noun])
    told += tokens[kind..<ones]
    told += tokens[noun..<start]
    return told + tokens[(ones + 1)...]
  }

  /// What names no food until its kind is told.
  private static let sold: WordSet = ["gels", "bars", "chips", "crisps", "sticks", "wraps", "rolls", "bites"]
  private static let others = WordList.words(
    "not no of and or other only last first few same same's big whole wrong right good their his her my our your")

  private static func isKind(_ words: ArraySlice<Token>) -> Bool {
    !words.contains { others.contains($0) || $0.isCount }
  }
}
