/// How much was eaten of one of the foods named before: "a burrito and chips, ate half the burrito".
enum SharesOfNamed {
  private static let shares: WordSet = ["half", "third", "thirds", "quarter", "quarters"]
  private static let eating = EatingWords.helping.union(["eat", "finish", "managed", "drank"])
  private static let joints = ListWords.clauseBreaks.union([".", "-"])
  private static let hedges = QuantityWords.approximators.union(["i", "we", "only", "just", "then"])
  private static let owners = ListWords.definite.union(["my", "our"])
  private static let ends: WordSet = ["so", "as", "because", "cos", "since", "though", "tbh", "lol", "for", "at"]
  private static let servers: WordSet = ["they", "he", "she", "it", "the", "someone", "somebody"]
  /// Words in front of the noun that are its name: "chicken pasta bake".
  private static let longestName = 4

  /// `tokens` with the share before the food that was named first, and the clause that told it left out.
  static func told(_ tokens: [Token]) -> [Token] {
    // Of what others served only what the person ate is told.
    guard tokens.count > 5, shares.occurs(in: tokens), !servers.contains(tokens[0]),
      !IntentWords.others.contains(tokens[0]),
      let clause = tokens.indices.lazy.compactMap({ clause(at: $0, in: tokens) }).first,
      let name = name(before: clause.tokens.lowerBound, endingWith: clause.noun, in: tokens)
    else { return tokens }
    var told = tokens
    told.removeSubrange(clause.tokens)
    let range = tokens[name].range
    if name > 0, tokens[name - 1].kind == .number, let count = tokens[name - 1].value {
      told[name - 1] = Token.number(count * clause.share, at: range)
      return told
    }
    let isArticle = name > 0 && NumberWords.articles.contains(tokens[name - 1])
    let place = isArticle ? name - 1 : name
    let article = isArticle ? [] : [Token.word("the", at: range)]
    told.insert(contentsOf: [Token.number(clause.share, at: range), Token.word("of", at: range)] + article, at: place)
    return told
  }

  private struct Clause {
    var tokens: Range<Int>
    var share: Double
    var noun: Token
  }

  /// ", only ate half of the burrito" from `index` on, and no more.
  private static func clause(at index: Int, in tokens: [Token]) -> Clause? {
    guard index > 1, joints.contains(tokens[index]) || hedges.contains(tokens[index]) else { return nil }
    var at = joints.end(from: index, in: tokens)
    at = hedges.end(from: at, in: tokens)
    guard at > index, at < tokens.count, eating.contains(tokens[at]) else { return nil }
    at = hedges.end(from: at + 1, in: tokens)
    guard let part = QuantityParser(tokens).quantity(at: at), let share = part.value, share > 0, share < 1,
      !part.hasUnit, !part.hasContent
    else { return nil }
    at = part.tokens.upperBound
    if at < tokens.count, tokens[at].isWord("of") { at += 1 }
    // An amount takes the article behind it along: "half the".
    if at < tokens.count, owners.contains(tokens[at]) { at += 1 }
    guard at < tokens.count, owners.contains(tokens[at - 1]), tokens[at].kind == .word,
      tokens.ends(at: at + 1) || joints.contains(tokens[at + 1]) || ends.contains(tokens[at + 1])
    else { return nil }
    return Clause(tokens: index..<(at + 1), share: share, noun: tokens[at])
  }

  /// Where the name begins that ends with `noun`.
  private static func name(before end: Int, endingWith noun: Token, in tokens: [Token]) -> Int? {
    guard let last = tokens[..<end].lastIndex(where: { $0.kind == .word && $0.folded == noun.folded }) else {
      return nil
    }
    var start = last
    while start > 0, last - start < longestName, tokens[start - 1].kind == .word, !tokens[start - 1].isBreak,
      !tokens[start - 1].isCount, !NumberWords.articles.contains(tokens[start - 1]),
      !owners.contains(tokens[start - 1]), !MealWords.verbs.contains(tokens[start - 1]),
      !IntentWords.reports.contains(tokens[start - 1]), !tokens[start - 1].isOne(of: "of", "was", "is")
    {
      start -= 1
    }
    return start
  }
}
