/// Clauses that name nothing, or not all of a thing: "I didn't drink it", "left some of the rice".
extension DeniedParts {
  private static let becoming: WordSet = ["went", "got", "was", "were", "turned", "tasted", "came", "is"]

  private static let longestPredicate = 4

  /// "A tea but I didn't drink it", "tea went cold so I didn't drink it": of the last thing named.
  func thingDenied(_ index: Int, start: Int) -> Clause? {
    guard index < tokens.count, tokens[index].isOne(of: "it", "them"), tokens[index - 1].isOne(of: "drink", "touch"),
      let close = closing(from: index + 1)
    else { return nil }
    func named(_ end: Int) -> Int {
      var end = end
      while end > 0, tokens[end - 1].kind == .punctuation || Self.conjunctions.contains(tokens[end - 1]) { end -= 1 }
      return end
    }
    var end = named(start)
    if let verb = Self.becoming.firstIndex(in: tokens[max(0, end - Self.longestPredicate)..<end]) {
      end = named(verb)
    }
    guard end > 0, tokens[end - 1].kind == .word, foods.holdsFood([tokens[end - 1]]) else { return nil }
    return Clause(range: end..<close, named: [(end - 1)..<end])
  }

  private static let rests = ListWords.pronouns.union(["everything"])

  /// "left some of the rice", "couldn't finish it": nobody says how much, and the thing is counted as it was named.
  func partlyEaten(_ index: Int, isNegated: Bool, start: Int) -> Clause? {
    var at = index
    if isNegated {
      guard tokens[index - 1].isWord("finish") else { return nil }
    } else {
      while at < tokens.count, tokens[at].isOne(of: "a", "the") { at += 1 }
      guard at + 1 < tokens.count, tokens[at].isOne(of: "some", "bit", "little", "part", "bits", "few"),
        tokens[at + 1].isWord("of")
      else { return nil }
      at += 2
    }
    guard at < tokens.count else { return nil }
    let end = Self.rests.contains(tokens[at]) ? at + 1 : names(from: at, before: start)?.end
    guard let end, let close = closing(from: end) else { return nil }
    return Clause(range: opening(of: start)..<close, named: [])
  }
}
