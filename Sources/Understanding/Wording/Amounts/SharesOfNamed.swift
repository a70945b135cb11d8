/// How much was eaten of one of the foods named before: "a burrito and chips, ate half the burrito".
enum SharesOfNamed {
  static let shares: WordSet = ["half", "third", "thirds", "quarter", "quarters"]
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
    guard tokens.count > 5, shares.occurs(in: tokens),
      case let isServed = servers.contains(tokens[0]) || IntentWords.others.contains(tokens[0]),
      // Of what others served only what the person ate is told.
      !isServed || tokens[2].isOne(of: "me", "us"),
      let clause = tokens.indices.lazy.compactMap({ clause(at: $0, in: tokens) }).first,
      clause.parts.count > 1 || !isServed
    else { return tokens }
    var told = tokens
    told.removeSubrange(clause.tokens)
    for part in clause.parts {
      guard let name = name(before: clause.tokens.lowerBound, endingWith: part.noun, in: tokens) else { return tokens }
      guard part.share < 1 else { continue }
      // What stands before the last of the parts may have moved.
      guard let place = told.firstIndex(where: { $0.range == tokens[name].range }) else { return tokens }
      told = shared(told, at: place, part.share)
    }
    // "They gave me pasta and a roll": the person had it.
    return isServed ? Token.words(["i", "had"], at: tokens[0].range) + told[3...] : told
  }

  /// `tokens` with `share` of the food whose name begins at `name`.
  private static func shared(_ tokens: [Token], at name: Int, _ share: Double) -> [Token] {
    var told = tokens
    let range = tokens[name].range
    if name > 0, tokens[name - 1].kind == .number, let count = tokens[name - 1].value {
      told[name - 1] = Token.number(count * share, at: range)
      return told
    }
    let isArticle = name > 0 && NumberWords.articles.contains(tokens[name - 1])
    let place = isArticle ? name - 1 : name
    let article = isArticle ? [] : [Token.word("the", at: range)]
    told.insert(contentsOf: [Token.number(share, at: range), Token.word("of", at: range)] + article, at: place)
    return told
  }

  private struct Clause {
    var tokens: Range<Int>
    var parts: [Part]
  }

  /// How much of one food was eaten.
  private struct Part {
    var share: Double
    var noun: Token
    var end: Int
  }

  /// ", only ate half of the burrito" from `index` on, and no more; "half the pasta and the whole roll" are two.
  private static func clause(at index: Int, in tokens: [Token]) -> Clause? {
    guard index > 1, joints.contains(tokens[index]) || hedges.contains(tokens[index]) else { return nil }
    var at = joints.end(from: index, in: tokens)
    at = hedges.end(from: at, in: tokens)
    guard at > index, at < tokens.count, eating.contains(tokens[at]) else { return nil }
    at = hedges.end(from: at + 1, in: tokens)
    var parts: [Part] = []
    while let part = part(at: at, in: tokens) {
      parts.append(part)
      at = part.end
      guard at + 1 < tokens.count, tokens[at].isOne(of: "and", "&") else { break }
      at += 1
    }
    guard let last = parts.last, parts.contains(where: { $0.share < 1 }), at == last.end,
      tokens.ends(at: at) || joints.contains(tokens[at]) || ends.contains(tokens[at])
    else { return nil }
    return Clause(tokens: index..<at, parts: parts)
  }

  /// "half of the burrito", "the whole roll", "all of my soup".
  private static func part(at start: Int, in tokens: [Token]) -> Part? {
    guard start < tokens.count else { return nil }
    if let end = whole(at: start, in: tokens), end < tokens.count, tokens[end].kind == .word {
      return Part(share: 1, noun: tokens[end], end: end + 1)
    }
    guard let part = QuantityParser(tokens).quantity(at: start), let share = part.value, share > 0, share < 1,
      !part.hasUnit, !part.hasContent
    else { return nil }
    var at = part.tokens.upperBound
    if at < tokens.count, tokens[at].isWord("of") { at += 1 }
    // An amount takes the article behind it along: "half the".
    if at < tokens.count, owners.contains(tokens[at]) { at += 1 }
    guard at < tokens.count, owners.contains(tokens[at - 1]), tokens[at].kind == .word else { return nil }
    return Part(share: share, noun: tokens[at], end: at + 1)
  }

  /// Behind "the whole", "my entire" or "all of the" at `start`.
  private static func whole(at start: Int, in tokens: [Token]) -> Int? {
    if owners.contains(tokens[start]), start + 1 < tokens.count, tokens[start + 1].isOne(of: "whole", "entire") {
      return start + 2
    }
    guard tokens[start].isWord("all") else { return nil }
    let at = start + 1 < tokens.count && tokens[start + 1].isWord("of") ? start + 2 : start + 1
    return owners.contains(at: at, in: tokens) ? at + 1 : nil
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
      !IntentWords.reports.contains(tokens[start - 1]), !tokens[start - 1].isOne(of: "of", "was", "is", "me", "us")
    {
      start -= 1
    }
    return start
  }
}
