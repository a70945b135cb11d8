/// "My colleague brought bagels, so I had a sesame one": one of what was named before, of its kind.
enum OnesNamed {
  private static let eating: WordSet = [
    "had", "ate", "having", "took", "grabbed", "got", "chose", "picked", "and", ",",
  ]
  private static let articles: WordSet = ["a", "an", "another"]
  private static let mostKinds = 3

  /// `tokens` with the name in the place of "one", and not where it only led up to it.
  static func named(_ tokens: [Token], holdsFood: ([Token]) -> Bool) -> [Token] {
    guard tokens.count > 4, let first = tokens.firstIndex(where: { $0.isWord("one") }), first > 3,
      let noun = tokens[..<(first - 2)].lastIndex(where: { isNamed($0, holdsFood) }),
      noun == 0 || !tokens[noun - 1].isCount
    else { return tokens }
    var told = tokens
    var isTold = false
    for index in tokens.indices.reversed() where tokens[index].isWord("one") && isOne(index, behind: noun, in: tokens) {
      let name = EnglishPlural.singular(of: tokens[noun].folded)
      told[index] = Token.word(name, at: tokens[index].range)
      isTold = true
    }
    if isTold { told.remove(at: noun) }
    return told
  }

  private static func isNamed(_ token: Token, _ holdsFood: ([Token]) -> Bool) -> Bool {
    token.kind == .word && EnglishPlural.isPlural(token.folded) && holdsFood([token])
  }

  /// "A sesame one", "and a glazed one" behind a verb of eating.
  private static func isOne(_ index: Int, behind noun: Int, in tokens: [Token]) -> Bool {
    guard
      let article = articles.lastIndex(in: tokens[(noun + 1)..<index]),
      (1...mostKinds).contains(index - article - 1), article > noun + 1, eating.contains(tokens[article - 1]),
      tokens[(article + 1)..<index].allSatisfy({ $0.kind == .word && !$0.isBreak })
    else { return false }
    return index + 1 == tokens.count || tokens[index + 1].isBreak
      || tokens[index + 1].isOne(of: "with", "w", "for", "at")
  }
}
