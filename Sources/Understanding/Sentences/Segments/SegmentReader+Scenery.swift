import Foods
import ToolCalls

/// Clauses around what was eaten or done whose words name foods that nobody had.
extension SegmentReader {
  private static let eating = EatingWords.having
  /// Verbs of eating with what stands behind them.
  private static let choosing: WordTable<WordSet> = [
    "went": ["for", "through"], "got": ["through"], "settled": ["for", "on"], "opted": ["for"],
    "stuck": ["with", "to"], "lived": ["on"],
    "survived": ["on"], "filled": ["up"], "warmed": ["up"], "treated": ["myself", "ourselves"],
    "rewarded": ["myself", "ourselves"], "celebrated": ["with"],
  ]
  static let aroundTelling = ListWords.clauseOpenings.union(
    WordList.words("i'd only still both all honestly really quietly finally even have ever probably mostly"))
  private static let pronouns = ListWords.pronouns.union(["one", "some", "ones"])

  /// "A bull chased us but I ran 5 km", "the scent of kippers woke me, but I had oats": what the other clauses of a sentence
  /// that tells of eating or exercise name was not eaten.
  func withholdScenery(_ segments: inout [Segment]) {
    for index in segments.indices.dropLast() where isNamedCreature(segments, at: index) {
      segments[index].content = .nothing
    }
    guard segments.count > 1,
      segments.indices.contains(where: {
        segments[$0].content != .food && tellsOfSelf(segments[$0]) || isTelling(segments[$0])
      })
    else { return }
    // "our table ordered nachos so I had some": what another clause names was eaten.
    let isNamedBefore = segments.indices.contains { pointsBack(segments[$0].tokens) }
    if !isNamedBefore { withholdNameless(&segments) }
    for index in segments.indices where segments[index].content == .food {
      if isSurelyScenery(segments[index]) || !isNamedBefore && isScenery(segments[index]) {
        segments[index].content = .nothing
      }
    }
  }

  /// "Olive, that's our cat": somebody's name, whatever else it means.
  private func isNamedCreature(_ segments: [Segment], at index: Int) -> Bool {
    guard segments[index].content == .food, segments[index].tokens.count <= 2, segments[index + 1].joint == ",",
      segments[index].tokens.allSatisfy({ $0.kind == .word && SceneFilter.isCapitalLetter($0) })
    else { return false }
    let next = segments[index + 1].tokens
    return next.count > 1 && next[0].isOne(of: "that's", "who's", "our", "my")
      && next.count < 6 && next.last.map { IntentWords.others.contains($0) } ?? false
  }

  private static let besides: WordSet = ["too", "well"]

  /// "The burger was huge and I had fries too": what was had besides tells that the other was had.
  func eatWhatMoreWasHadWith(_ segments: inout [Segment]) {
    for index in segments.indices.dropFirst() where segments[index].frame == .report {
      let tokens = segments[index].tokens
      // "and I also had" is parted at "also".
      let isParted = segments[index].joint == "also" && segments[index - 1].tokens.count == 1
      let place = isParted ? index - 2 : index - 1
      guard place >= 0, Self.eatingVerb(tokens) != nil,
        isParted || Self.besides.occurs(in: tokens),
        segments[place + 1].joint == "and", isPastOfFood(segments[place])
      else { continue }
      segments[place].frame = .report
    }
  }

  /// "The burger was huge": what one that had been served was like.
  private func isPastOfFood(_ segment: Segment) -> Bool {
    segment.frame == .habit
      && segment.tokens.first.map { $0.isOne(of: "the", "my", "our", "that") } ?? false
      && segment.tokens.contains { $0.isOne(of: "was", "were", "tasted") } && foods.holdsFood(segment.tokens)
  }

  /// A workout, a weight or water of the person's own.
  private func tellsOfSelf(_ segment: Segment) -> Bool {
    switch segment.content {
    case .workout, .weight, .water, .amounts: segment.frame == .report
    case .food, .nothing: false
    }
  }

  /// "I had two eggs", "Finished a pie": tells what the person ate.
  private func isTelling(_ segment: Segment) -> Bool {
    guard segment.content == .food, segment.frame == .report else { return false }
    return Self.eatingVerb(segment.tokens) != nil || Self.isTold(segment.tokens)
  }

  /// "somewhere over the Alps I drank a cola", "microwaved a pot noodle", "the second bowl was all mine": the person ate it,
  /// wherever the words of it stand.
  private static func isTold(_ tokens: [Token]) -> Bool {
    if tokens.last.map({ $0.isWord("mine") }) ?? false, IntentWords.copulas.occurs(in: tokens) { return true }
    let start = FrameReader.opening(of: tokens)
    if cooking.contains(at: start, in: tokens), QuantityParser(tokens).quantity(at: start + 1) != nil { return true }
    return tokens.indices.dropLast().contains { index in
      tokens[index].isOne(of: "i", "we") && EatingWords.having.contains(tokens[index + 1])
    }
  }

  private static let cooking: WordSet = ["microwaved", "reheated", "fried", "boiled", "scrambled", "toasted", "heated"]

  /// Where the verb stands with which the person tells of having eaten.
  static func eatingVerb(_ tokens: [Token]) -> Int? {
    let around = aroundTelling
    var index = FrameReader.opening(of: tokens)
    while index < tokens.count, around.contains(tokens[index]) || Self.isAdverb(tokens[index]) {
      index += 1
    }
    guard index < tokens.count else { return nil }
    if eating.contains(tokens[index]) { return index }
    return choosing[tokens[index]]?.contains(tokens.word(index + 1)) == true ? index : nil
  }

  /// "greedily": the last letter first, which costs less to ask.
  private static func isAdverb(_ token: Token) -> Bool {
    token.ends(in: "ly")
  }

  /// "had it with chips", "ate both of them", "I had three": of what another clause named.
  private func pointsBack(_ tokens: [Token]) -> Bool {
    guard let verb = Self.eatingVerb(tokens) else { return false }
    var index = Self.parts.end(from: verb + 1, in: tokens)
    if let quantity = QuantityParser(tokens).quantity(at: index) { index = quantity.tokens.upperBound }
    index = Self.parts.end(from: index, in: tokens)
    guard index < tokens.count else { return true }
    return Self.pronouns.contains(tokens[index]) || tokens[index].isBreak
  }

  private static let parts = WordList.words("of all both half most only the a whole rest up for on with to myself just")

  /// What nobody eats, looks on at or is wrong about.
  private func isSurelyScenery(_ segment: Segment) -> Bool {
    guard segment.frame == .report, Self.eatingVerb(segment.tokens) == nil else { return false }
    return isPerceived(segment.tokens) || isOfNoFood(segment.tokens) || isMistaken(segment.tokens)
  }

  private func isScenery(_ segment: Segment) -> Bool {
    let tokens = segment.tokens
    guard segment.frame == .report, Self.eatingVerb(tokens) == nil else { return false }
    if isTalk(segment) { return true }
    let isMisdelivered = isMisdelivered(tokens)
    let clause = SceneClause(tokens)
    let hasVerb = SceneClause.hasVerb(tokens)
    guard isMisdelivered || clause != nil || hasVerb, !statesAmount(tokens) else { return false }
    if isMisdelivered { return true }
    if let clause, clause.isOfTheLiving || !mayBeServed(clause.nounPhrase) { return true }
    return hasVerb && isHardlyFood(tokens)
  }

  /// "Up with a calving cow, so I had two eggs": what stands before the telling and names nothing that people eat.
  private func withholdNameless(_ segments: inout [Segment]) {
    let grammar = MealGrammar(catalog: foods.catalog)
    guard let told = segments.firstIndex(where: { $0.content != .food && tellsOfSelf($0) || isTelling($0) }) else {
      return
    }
    for index in segments.indices[..<told]
    where segments[index].content == .food && segments[index].frame == .report && segments[index].time.meal == nil {
      let tokens = segments[index].tokens
      guard Self.eatingVerb(tokens) == nil, !Self.isTold(tokens),
        !statesAmount(withoutTime(segments[index], keeping: []))
      else { continue }
      let parts = foods.parts(in: tokens)
      if !parts.isEmpty, parts.allSatisfy({ grammar.isNameless($0, tokens: tokens) }) {
        segments[index].content = .nothing
      }
    }
  }

  /// "standing under an awning", "which counts as progress": no amount, and words that are in some food's name and name
  /// none.
  private func isTalk(_ segment: Segment) -> Bool {
    guard segment.time.meal == nil, segment.tokens.count > 2, let first = segment.tokens.first,
      Self.leadingIn.contains(first) || first.ends(in: "ing") && !MealWords.nounsInIng.contains(first),
      !MealWords.verbs.contains(first), !statesAmount(segment.tokens)
    else { return false }
    let grammar = MealGrammar(catalog: foods.catalog)
    return foods.parts(in: segment.tokens).allSatisfy { grammar.isTalk($0, tokens: segment.tokens) }
  }

  /// Words that clauses about the scene begin with.
  private static let leadingIn: WordSet = [
    "which", "who", "while", "under", "in", "out", "through", "across", "despite", "thanks", "off", "past", "beside",
  ]

  private static let servings = WordList.words(
    """
    starter main mains pudding dessert side sides special menu order meal food dish snack takeaway lot batch rest leftovers
    favourite favorite best highlight it this that these those there everything
    """)

  /// A food, a measure of one or a meal: what is said of it is said of what was eaten.
  func mayBeServed(_ nounPhrase: [Token]) -> Bool {
    guard let head = nounPhrase.last else { return true }
    if Self.servings.contains(head) || TimeWords.meals[head] != nil || UnitTable.unit(named: head.folded) != nil {
      return true
    }
    if foods.mayName(head), foods.catalog.link(head.folded)?.confidence ?? 0 > Self.surelyFood { return true }
    // "the full English".
    return foods.parts(in: nounPhrase).last?.confidence ?? 0 > Self.surelyFood
  }

  static let surelyFood = 0.75
}
