import Foods

/// Remarks behind what was eaten: about the place, the people, the weather, the price or how it was.
extension SegmentReader {
  private static let joints: WordSet = [",", "and", "so", "but", "-", ":", "&", "then", "whereas", "yet", "also"]

  /// "A ham roll at the garage, the mechanic was humming", "tea and a bun, cost me a fiver": behind a food that somebody
  /// surely had, a clause with a subject and a verb of its own names no other.
  func withholdRemarks(_ segments: inout [Segment]) {
    withholdCauses(&segments)
    // Foods are looked up last: that costs more than all the rest.
    let remarks = segments.indices.dropFirst().filter {
      mayRemark(segments[$0]) && isRemark(segments[$0].tokens) && !statesAmount(segments[$0].tokens)
    }
    guard let last = remarks.last, let first = segments[..<last].firstIndex(where: { namesSurely($0) }) else { return }
    for index in remarks where index > first { segments[index].content = .nothing }
  }

  /// Whether a segment stands where a remark does, and says nothing of eating.
  private func mayRemark(_ segment: Segment) -> Bool {
    segment.content == .food && segment.frame == .report && Self.joints.contains(segment.joint)
      && Self.eatingVerb(segment.tokens) == nil
  }

  /// "80.2 kg, so all those salads are working", "the cake left its mark": what a weight is put down to.
  private func withholdCauses(_ segments: inout [Segment]) {
    guard let weighed = segments.firstIndex(where: { if case .weight = $0.content { true } else { false } }) else {
      return
    }
    for index in segments.indices where index > weighed && segments[index].content == .food {
      let tokens = segments[index].tokens
      let isWorking = zip(tokens, tokens.dropFirst()).contains { verb, doing in
        IntentWords.copulas.contains(verb) && doing.folded.hasSuffix("ing") && !MealWords.nounsInIng.contains(doing)
      }
      if Self.eatingVerb(tokens) == nil, !statesAmount(tokens), segments[index].time.meal == nil,
        isWorking || SceneClause(tokens) != nil
      {
        segments[index].content = .nothing
      }
    }
  }

  /// What the person had, by a name that the tables know.
  private func namesSurely(_ segment: Segment) -> Bool {
    segment.content == .food && segment.frame == .report && namesSurely(segment.tokens)
  }

  /// "a bowl of soup" names a food for certain, "Ben Lomond" none.
  func namesSurely(_ tokens: [Token]) -> Bool { foods.parts(in: tokens).contains { $0.confidence > Self.named } }

  private static let named = 0.7

  private static let exclamations = WordList.words(
    "surprise surprisingly shock shocker spoiler miracle miraculously weirdly strangely oddly incidentally bonus")

  /// "surprise", called out.
  private static func isExclamation(_ tokens: [Token]) -> Bool {
    let words = tokens.filter { $0.kind == .word }
    return words.count == 1 && words.allSatisfy { exclamations.contains($0) && !SceneFilter.isCapitalLetter($0) }
  }

  private static let pricing: WordSet = ["cost", "costs", "costing", "worth", "priced"]

  /// "worth every penny", "which cost me a fiver".
  private static func isPrice(_ tokens: [Token]) -> Bool {
    let at = before.end(from: FrameReader.opening(of: tokens), in: tokens)
    return at < tokens.count && pricing.contains(tokens[at])
  }

  private static let before: WordSet = ["which", "it", "they", "that", "all", "only", "just", "so", "well", "totally"]

  private static let verdicts = WordList.words(
    """
    odd weird strange okay ok alright decent meh bland dull dry soggy greasy stodgy stale tepid lukewarm underwhelming
    disappointing filling messy pricey cheap awful terrible dreadful horrible disgusting gross passable edible rubbish
    squeezed pressed brewed average mediocre glorious wonderful tasty delicious fine good great lovely nice sad boring
    """)
  private static let degrees = WordList.words(
    """
    but and or a an bit little very so too rather quite pretty really not bad still just if though far surprisingly
    strangely oddly honestly actually kind of sort almost freshly newly
    """)

  private static let pronouns: WordSet = ["it", "they", "that", "this"]
  private static let copulas = IntentWords.copulas.union(IntentWords.deniedCopulas).union(["tasted"])

  /// "weird but fine", "rather bland", "it wasn't greasy": nothing but what it was like.
  private static func isVerdict(_ tokens: [Token]) -> Bool {
    guard verdicts.occurs(in: tokens) else { return false }
    var words = tokens.filter { $0.kind != .punctuation }
    if words.count > 2, pronouns.contains(words[0]), copulas.contains(words[1]) { words.removeFirst(2) }
    return verdicts.occurs(in: words)
      && words.allSatisfy { verdicts.contains($0) || degrees.contains($0) || OpinionWords.all.contains($0) }
  }

  /// "surprise", "worth every penny", "the usher waved us in", "my ears were frozen", "the heating's fixed".
  private func isRemark(_ tokens: [Token]) -> Bool {
    // "miracle, it was hot": a word called out; the last of a list may be anything.
    if Self.isExclamation(tokens) || Self.isPrice(tokens) || Self.isVerdict(tokens) { return true }
    if let clause = SceneClause(tokens), hasOwnSubject(clause),
      clause.isOfTheLiving || !mayBeServed(clause.nounPhrase)
    {
      return true
    }
    guard let state = StateClause(tokens), !mayBeServed(state.nounPhrase) else { return false }
    return !foods.parts(in: state.complement).contains { $0.confidence > Self.surelyFood }
  }

  /// "the usher waved", but not "a twist of Gouda added to my salad" nor "partially dried": a participle tells of the food.
  private func hasOwnSubject(_ clause: SceneClause) -> Bool {
    guard let first = clause.nounPhrase.first, !MealWords.adding.contains(clause.tokens[clause.verb]),
      !MealWords.verbs.contains(clause.tokens[clause.verb])
    else { return false }
    return IntentWords.determiners.contains(first) || IntentWords.others.contains(first)
      || SceneFilter.isCapitalLetter(first)
  }
}
