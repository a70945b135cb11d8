/// The clauses that tell what became of a thing.
extension DeniedParts {
  /// One of these stands in every such clause.
  static let markers = negations.union(leaving).union(states).union(orders).union(othersVerbs).union([
    "not", "only", "just", "gave", "fed", "went", "no", "handed", "passed", "donated", "given",
  ])
  private static let negations = ListWords.negations
  private static let auxiliaries: WordSet = ["did", "could", "have", "had", "do", "would"]
  private static let adverbs: WordSet = [
    "even", "really", "actually", "end", "ended", "up", "in", "ever", "quite", "bother",
  ]
  private static let eating: WordSet = [
    "eat", "ate", "eaten", "eating", "touch", "touched", "have", "had", "drink", "drank", "drunk", "take", "use",
    "want", "try", "get", "add", "order", "finish",
  ]
  private static let leaving: WordSet = [
    "left", "leaving", "leave", "skipped", "skip", "binned", "ditched", "returned", "refused", "declined", "discarded",
    "scraped", "picked", "pushed", "removed", "tossed", "chucked", "threw", "passed",
  ]
  private static let particles: WordSet = [
    "off", "out", "away", "aside", "on", "up", "back", "all", "over", "to",
  ]
  private static let orders: WordSet = [
    "scratch", "forget", "ignore", "drop", "cancel", "delete", "scrap", "minus", "except", "without",
  ]
  private static let states: WordSet = [
    "untouched", "uneaten", "left", "refused", "binned", "wasted", "declined", "discarded", "skipped",
  ]
  private static let othersVerbs = EatingWords.taking.union(["forgot"])
  private static let openers: WordSet = [
    "but", "and", "though", "although", "then", "well", "actually", "sorry", "oops", "wait", "so", "in", "the", "end",
    "i", "we", "i've", "just",
  ]
  private static let quantifiers: WordSet = ["any", "much", "all", "most"]
  static let conjunctions: WordSet = [
    "but", "and", "though", "although", "except", "minus", "then", "without", "so",
  ]

  /// Whether a clause of its own may begin at `index`.
  func beginsClause(_ index: Int) -> Bool {
    tokens[index].kind != .punctuation
      && (tokens[index - 1].kind == .punctuation || Self.conjunctions.contains(tokens[index]))
  }

  /// The clause that begins at `start`; nil where it denies nothing that was named.
  func clause(at start: Int) -> Clause? {
    var at = start
    while at < tokens.count, Self.openers.contains(tokens[at]), !isNounFirst(at, from: start) { at += 1 }
    guard at < tokens.count else { return nil }
    return relative(at: start) ?? ordered(at: at, from: start) ?? onlyEaten(at: at, from: start)
      ?? left(at: at, from: start) ?? became(at: start) ?? eatenByOthers(at: start)
  }

  /// "the" of "the rice went in the bin" is of the thing, that of "in the end I left it" of the opening.
  private func isNounFirst(_ at: Int, from start: Int) -> Bool {
    tokens[at].isWord("the") && !(at > start && tokens[at - 1].isWord("in"))
  }

  // MARK: Forms

  /// "didn't eat the fries", "left the naan", "gave the toast to the dog".
  private func left(at index: Int, from start: Int) -> Clause? {
    var at = index
    var isPart = false
    let isNegated = negated(at) != nil
    if let verb = negated(at) {
      at = verb
      isPart = !tokens[verb - 1].isWord("finish")
    } else if Self.leaving.contains(tokens[at]) {
      at += 1
      at = Self.particles.end(from: at, in: tokens)
      isPart = true
    } else if tokens[at].isOne(of: "gave", "fed") {
      at += 1
    } else {
      return nil
    }
    if isNegated, let clause = thingDenied(at, start: start) { return clause }
    if let clause = partlyEaten(at, isNegated: isNegated, start: start) { return clause }
    while at + 1 < tokens.count, Self.quantifiers.contains(tokens[at]), tokens[at + 1].isWord("of") { at += 2 }
    if let clause = denied(from: at, start: start) { return clause }
    return isPart ? part(at, start: start) : nil
  }

  /// The place behind "didn't even eat" at `index`.
  private func negated(_ index: Int) -> Int? {
    var at = index
    if Self.negations.contains(tokens[at]) {
      at += 1
    } else if Self.auxiliaries.contains(tokens[at]), at + 1 < tokens.count, tokens[at + 1].isWord("not") {
      at += 2
    } else {
      return nil
    }
    at = Self.adverbs.end(from: at, in: tokens)
    guard at < tokens.count, Self.eating.contains(tokens[at]) else { return nil }
    return at + 1
  }

  /// "scratch the cookie", "not the banana", "no cookie": of what was listed.
  private func ordered(at index: Int, from start: Int) -> Clause? {
    guard Self.orders.contains(tokens[index]) || tokens[index].isOne(of: "not", "no") else { return nil }
    guard let clause = denied(from: index + 1, start: start) else { return nil }
    // "tea with milk and coffee, no milk" is of the coffee.
    let isOfAnother = clause.named.contains { $0.lowerBound > 0 && tokens[$0.lowerBound - 1].isOne(of: "with", "w") }
    return isOfAnother && tokens[index].isWord("no") ? nil : clause
  }

  /// ", which I did not eat": of the last thing named.
  private func relative(at start: Int) -> Clause? {
    guard tokens[start].isOne(of: "which", "that"), tokens[start - 1].isSign(","), start + 2 < tokens.count,
      tokens[start + 1].isOne(of: "i", "we"), start > 1, tokens[start - 2].kind == .word,
      let end = negated(start + 2) ?? (Self.leaving.contains(tokens[start + 2]) ? start + 3 : nil)
    else { return nil }
    let close = closing(from: end)
    guard let close else { return nil }
    return Clause(range: (start - 1)..<close, named: [(start - 2)..<(start - 1)])
  }

  /// Without one of them nothing is told of what became of it.
  private static let outcomes = states.union(["i", "we", "went", "came", "got"])

  /// "the rice went in the bin", "salad untouched", "the coke I didn't drink".
  private func became(at start: Int) -> Clause? {
    guard Self.outcomes.occurs(in: tokens[start...]) else { return nil }
    var at = start
    while at < tokens.count, tokens[at].isOne(of: "but", "and", "though", "although") { at += 1 }
    guard let (names, after) = names(from: at, before: start), after < tokens.count else { return nil }
    var end = after
    if tokens[end].isOne(of: "i", "we"), end + 1 < tokens.count {
      guard let next = negated(end + 1) ?? (Self.leaving.contains(tokens[end + 1]) ? end + 2 : nil) else { return nil }
      end = next
    } else if tokens[end].isOne(of: "went", "came", "got") {
      guard end + 1 < tokens.count, tokens[end + 1].isOne(of: "in", "to", "back", "cold", "into", "untouched", "left")
      else { return nil }
      end += 2
    } else {
      if tokens[end].isOne(of: "was", "were", "is", "stayed", "remained", "are") { end += 1 }
      guard end < tokens.count, Self.states.contains(tokens[end]) else { return nil }
      end += 1
    }
    guard let close = closing(from: end) else { return nil }
    return Clause(range: opening(of: start)..<close, named: names)
  }

  /// "my son ate the garlic bread" behind "pizza and garlic bread". "The steak" that was mine and "the steak" that he had
  /// are two.
  private func eatenByOthers(at start: Int) -> Clause? {
    guard
      let verb = (start + 1..<min(start + 5, tokens.count)).first(where: { Self.othersVerbs.contains(tokens[$0]) }),
      !tokens[start..<verb].contains(where: { $0.isOne(of: "i", "we", "i've") || $0.kind != .word }),
      verb + 1 < tokens.count, tokens[verb + 1].isOne(of: "the", "my", "those", "that"),
      let clause = denied(from: verb + 1, start: start),
      clause.named.allSatisfy({ $0.lowerBound == 0 || !tokens[$0.lowerBound - 1].isWord("the") })
    else { return nil }
    return clause
  }

  /// "only ate the fish", "scratch that, just the coffee": what was listed beside was not eaten.
  private func onlyEaten(at index: Int, from start: Int) -> Clause? {
    var at = index
    let isJust = at > start && tokens[at - 1].isWord("just")
    if !isJust {
      guard tokens[at].isWord("only") else { return nil }
      at += 1
      if at < tokens.count, Self.eating.contains(tokens[at]) || tokens[at].isOne(of: "finished", "managed") { at += 1 }
    }
    guard at < tokens.count, tokens[at].isOne(of: "the", "my"), let (names, after) = names(from: at, before: start),
      let close = closing(from: after)
    else { return nil }
    return Clause(range: opening(of: start)..<close, named: names, isOfRest: true)
  }
}
