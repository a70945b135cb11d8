/// What was there to eat and was left alone: "cake in the office, haven't touched it".
extension TrailingDenial {
  private static let negations: WordSet = ["haven't", "didn't", "not", "never", "hasn't", "won't"]
  private static let auxiliaries: WordSet = ["have", "did", "has", "i've", "even", "once", "yet"]
  private static let touching: WordSet = [
    "touch", "touched", "touching", "had", "have", "eaten", "eat", "try", "tried", "take", "taken",
  ]
  private static let objects: WordSet = ["it", "them", "any", "one", "a", "none", "single", "either"]
  private static let afterwards = WordList.words(
    "yet so far all day today tonight still once at morning week afternoon though single one of them bit thing")
  private static let beforeDenial: WordSet = ["i", "we", "i've", "have", "but", "and", "still", "just"]
  private static let eaten = EatingWords.consuming.union(["had", "have", "log"])
  /// They take back what was logged.
  private static let commands = WordList.words(
    "scrap delete remove undo cancel forget drop take no oops wait sorry actually")
  private static let breaks = ListWords.clauseBreaks.union(["yet"])
  private static let portions = WordList.words(
    "half quarter third most bite bites sip sips mouthful mouthfuls few couple")
  static let ends = ListWords.sentenceEnds.union([",", "-"])

  /// `tokens` without what a clause like "I haven't touched it" is said of, and without that clause; nil where nothing
  /// else was said.
  static func withoutUntouched(_ tokens: [Token], holdsFood: ([Token]) -> Bool) -> [Token]? {
    guard tokens.count > 4, negations.occurs(in: tokens) || discarding.occurs(in: tokens),
      !commands.contains(tokens[0]),
      let denial = tokens.indices.dropFirst(2).first(where: {
        negations.contains(tokens[$0]) && untouched(at: $0, tokens) != nil
          || discarding.contains(tokens[$0]) && discarded(at: $0, tokens) != nil
      }),
      let end = untouched(at: denial, tokens) ?? discarded(at: denial, tokens)
    else { return tokens }
    var opening = denial
    let leads = discarding.contains(tokens[denial]) ? beforeDiscarding : beforeDenial
    while opening > 0, leads.contains(tokens[opening - 1]) { opening -= 1 }
    while opening > 0, tokens[opening - 1].kind == .punctuation { opening -= 1 }
    // "had a tea, there was cake but I didn't touch it": only the cake.
    var start = tokens[..<opening].lastIndex { $0.isOne(of: ".", "!", "?", ";", "\n") }.map { $0 + 1 } ?? 0
    if let there = tokens[start..<opening].lastIndex(where: { $0.isWord("there") || $0.isWord("there's") }) {
      start = there
      while start > 0, breaks.contains(tokens[start - 1]) { start -= 1 }
    } else if eaten.occurs(in: tokens[start..<opening]) {
      guard let near = breaks.lastIndex(in: tokens[start..<opening]),
        !eaten.occurs(in: tokens[near..<opening])
      else { return tokens }
      start = near
    }
    guard holdsFood(Array(tokens[start..<opening])) else { return tokens }
    if discarding.contains(tokens[denial]) {
      // "No sauce because they forgot it".
      if ListWords.causes.contains(tokens[opening - 1]) { return tokens }
      // "Spilled it and made another".
      if replacing.occurs(in: tokens[end...]) { return tokens }
      start = last(of: start..<opening, tokens)
      // "Half a can of cola, then binned it": what was had of it was had.
      if portions.occurs(in: tokens[start..<opening].prefix(3)) { return Array(tokens[..<opening] + tokens[end...]) }
    }
    let rest = Array(tokens[..<start] + tokens[end...])
    return rest.contains { $0.kind == .word } ? rest : nil
  }

  /// The end of "haven't touched any all day" that begins at `index`: it says nothing of another food.
  private static func untouched(at index: Int, _ tokens: [Token]) -> Int? {
    if let end = notABite(at: index, tokens) { return end }
    var at = index + 1
    while at + 1 < tokens.count, auxiliaries.contains(tokens[at]), !objects.contains(tokens[at + 1]) { at += 1 }
    guard at + 1 < tokens.count, touching.contains(tokens[at]), objects.contains(tokens[at + 1]) else { return nil }
    at += 2
    at = afterwards.end(from: at, in: tokens)
    return at == tokens.count || ends.contains(tokens[at]) || tokens[at].isWord("and") || tokens[at].isWord("but")
      ? at : nil
  }

  private static let morsels = WordList.words(
    "bite forkful mouthful crumb morsel spoonful drop sip scrap slice piece bit")

  /// The end of "not a forkful of it passed my lips" that begins at `index`.
  private static func notABite(at index: Int, _ tokens: [Token]) -> Int? {
    guard tokens[index].isWord("not"), index + 4 < tokens.count, tokens[index + 1].isOne(of: "a", "one"),
      case let at = tokens[index + 2].isWord("single") ? index + 3 : index + 2, morsels.contains(tokens[at])
    else { return nil }
    let ending = tokens[(at + 1)...].prefix(5)
    guard let lips = ending.firstIndex(where: { $0.isOne(of: "lips", "mouth") }) else { return nil }
    return lips + 1
  }
}
