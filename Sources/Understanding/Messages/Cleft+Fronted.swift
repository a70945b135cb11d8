/// Amounts told behind what they are of: "the flan I only had one bite of", "not the whole pie, just half".
extension Cleft {
  private static let eating = EatingWords.helping
  private static let only = QuantityWords.approximators
  private static let longestName = 4

  /// "I had one bite of the flan" for "the flan I only had one bite of".
  static func fronted(_ tokens: [Token]) -> [Token]? {
    guard tokens.contains(where: { $0.isWord("of") }) else { return nil }
    for person in tokens.indices.dropFirst() where ListWords.tellers.contains(tokens[person]) {
      let verb = only.end(from: person + 1, in: tokens)
      guard verb + 1 < tokens.count, eating.contains(tokens[verb]), tokens[person - 1].kind == .word,
        let quantity = QuantityParser(tokens).quantity(at: verb + 1), quantity.hasOf,
        case let end = quantity.tokens.upperBound, tokens.ends(at: end)
      else { continue }
      var start = person
      while start > 0, person - start < longestName, tokens[start - 1].kind == .word, !tokens[start - 1].isBreak {
        start -= 1
      }
      guard start < person, start == 0 || tokens[start - 1].isBreak else {
        continue
      }
      return Array(
        tokens[..<start] + [tokens[person], tokens[verb]] + tokens[(verb + 1)..<end] + tokens[start..<person]
          + tokens[end...])
    }
    return nil
  }

  private static let between: WordSet = ["just", "then", "finally", "have", "had", "quickly", "happily"]

  /// "I drained the latte" for "all that keeps me awake is the latte I just drained": what was said of it is a scene.
  static func lastEaten(_ tokens: [Token]) -> [Token]? {
    for person in tokens.indices.dropFirst(3).dropLast() where tokens[person].isWord("i") || tokens[person].isWord("we")
    {
      let verb = between.end(from: person + 1, in: tokens)
      guard verb < tokens.count, EatingWords.surely.contains(tokens[verb]),
        let copula = tokens[..<person].lastIndex(where: { IntentWords.copulas.contains($0) || $0.kind == .punctuation }
        ),
        tokens[copula].kind == .word, copula + 2 < person, case let name = tokens[(copula + 1)..<person],
        name[copula + 1].isOne(of: "the", "a", "an") || name[copula + 1].isCount,
        !ListWords.tellers.occurs(in: tokens[..<copula])
      else { continue }
      let start = tokens[..<copula].lastIndex { $0.kind == .punctuation || $0.isWord("and") || $0.isWord("but") } ?? -1
      return Array(tokens[..<(start + 1)] + [tokens[person], tokens[verb]] + name + tokens[(verb + 1)...])
    }
    return nil
  }

  /// "half of the pie" for "not the whole pie, only about half".
  static func notWhole(_ tokens: [Token]) -> [Token]? {
    guard
      let not = tokens.indices.dropLast(3).first(where: { index in
        tokens[index].isWord("not") && tokens[index + 1].isOne(of: "the", "a", "my")
          && tokens[index + 2].isOne(of: "whole", "entire", "full")
      }), let comma = tokens[(not + 3)...].prefix(longestName).firstIndex(where: { $0.isOne(of: ",", "but", "-") }),
      comma > not + 3
    else { return nil }
    var amount = comma + 1
    while amount < tokens.count, only.contains(tokens[amount]) || tokens[amount].isWord("but") { amount += 1 }
    guard amount > comma + 1, amount < tokens.count,
      let quantity = QuantityParser(tokens).quantity(at: amount), quantity.value != nil,
      case let end = quantity.tokens.upperBound,
      tokens.ends(at: end) || tokens[end].isWord("and") || ListWords.causes.contains(tokens[end])
    else { return nil }
    let range = tokens[comma].range
    let of = quantity.hasOf ? [] : Token.words(["of", "the"], at: range)
    return Array(tokens[..<not] + tokens[amount..<end] + of + tokens[(not + 3)..<comma] + tokens[end...])
  }

  /// "seven dumplings" for "three dumplings became seven".
  static func became(_ tokens: [Token]) -> [Token]? {
    for verb in tokens.indices.dropFirst(2).dropLast()
    where tokens[verb].isWord("became") || tokens[verb].isWord("turned") && tokens[verb + 1].isWord("into") {
      let number = tokens[verb].isWord("turned") ? verb + 2 : verb + 1
      guard number < tokens.count, tokens[number].isCount, tokens.breaks(at: number + 1),
        let first = tokens[..<verb].lastIndex(where: { $0.isCount || NumberWords.articles.contains($0) }),
        (1...3).contains(verb - first - 1), tokens[(first + 1)..<verb].allSatisfy({ $0.kind == .word && !$0.isBreak })
      else { continue }
      return Array(tokens[..<first] + [tokens[number]] + tokens[(first + 1)..<verb] + tokens[(number + 1)...])
    }
    return nil
  }

  /// "four wings" for "all but two of the six wings".
  static func allBut(_ tokens: [Token]) -> [Token]? {
    guard
      let all = tokens.indices.dropLast(5).first(where: { index in
        tokens[index].isWord("all") && tokens[index + 1].isOne(of: "but", "except") && tokens[index + 2].isCount
          && tokens[index + 3].isWord("of")
      }),
      case let of = tokens[all + 4].isOne(of: "the", "my", "a", "those") ? all + 5 : all + 4, of + 1 < tokens.count,
      let whole = tokens[of].saidNumber ?? NumberWords.multipliers[tokens[of]],
      let rest = tokens[all + 2].saidNumber, rest >= 1, whole > rest,
      (whole - rest).rounded() == whole - rest
    else { return nil }
    return Array(tokens[..<all] + [Token.number(whole - rest, at: tokens[of].range)] + tokens[(of + 1)...])
  }
}
