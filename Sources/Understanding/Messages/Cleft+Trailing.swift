/// What is said of a whole list behind its verb: "three pears were all I could manage", "toast and eggs make up my
/// breakfast".
extension Cleft {
  private static let limits = PhraseTable(
    list: """
      i could manage,i could eat,i could stomach,i could face,i could keep down,i could finish,i could handle,i managed
      we could manage,i could get down
      """)
  private static let owners: WordSet = ["my", "our", "the", "a", "today's", "tonight's"]
  private static let longestPraise = 3

  /// `tokens` without the predicate.
  static func withoutPredicate(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 4, let tail = limit(in: tokens) ?? making(in: tokens) else { return tokens }
    return Array(tokens[..<tail.lowerBound] + tokens[tail.upperBound...])
  }

  /// "was all I could manage", "were the only soft food I could face".
  private static func limit(in tokens: [Token]) -> Range<Int>? {
    for copula in tokens.indices.dropFirst().dropLast(3)
    where tokens[copula].isOne(of: "was", "were") && tokens[copula + 1].isOne(of: "all", "the", "about") {
      let told = tokens[(copula + 1)...].prefix(8)
      guard
        tokens[copula + 1].isWord("all") || told.prefix(3).contains(where: { $0.isWord("only") || $0.isWord("all") }),
        let person = told.firstIndex(where: { $0.isWord("i") || $0.isWord("we") }),
        let match = limits.match(at: person, in: tokens)
      else { continue }
      return copula..<(person + match.count)
    }
    return nil
  }

  /// "make up my breakfast", "made up a pleasant lunch": the meal is kept as "for breakfast".
  private static func making(in tokens: [Token]) -> Range<Int>? {
    for verb in tokens.indices.dropFirst().dropLast(3)
    where tokens[verb].isOne(of: "make", "makes", "made") && tokens[verb + 1].isWord("up")
      && owners.contains(tokens[verb + 2])
    {
      guard let meal = tokens[(verb + 3)...].prefix(longestPraise).firstIndex(where: { TimeWords.meals[$0] != nil }),
        meal + 1 == tokens.count || tokens[meal + 1].isBreak || tokens[meal + 1].isWord("today")
      else { continue }
      return verb..<meal
    }
    return nil
  }
}
