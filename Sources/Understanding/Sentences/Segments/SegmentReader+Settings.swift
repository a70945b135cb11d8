import Foods

/// Clauses that set a scene around what another clause or another sentence tells of.
extension SegmentReader {
  /// "Mustard the parrot screeched", "The river was the colour of cocoa": nobody eats what bears a food's name or looks like
  /// one. Where another sentence tells of a meal or a workout ("The butcher sold his van. I had a pie"), nothing of a scene
  /// was eaten.
  func withholdSettings(_ segments: inout [Segment]) {
    guard segments.indices.contains(where: { mayBeSetting(segments[$0]) }) else { return }
    withholdFigures(&segments)
    withholdPictures(&segments)
    withholdLikenesses(&segments)
    let clauses = segments.map { segment in
      mayBeSetting(segment) || segment.frame != .report ? SettingClause(segment.tokens) : nil
    }
    withholdErrands(&segments)
    let isOngoing = segments.indices.contains {
      segments[$0].content == .food && Self.isStanding(segments[$0].tokens)
    }
    guard isOngoing || clauses.contains(where: { $0 != nil }) else { return }
    for index in segments.indices where mayBeSetting(segments[index]) {
      if let clause = clauses[index],
        clause.isOfFigure || clause.isOfTheLiving && !isMeant(clause) || SettingClause.isPersonName(clause.nounPhrase)
      {
        segments[index].content = .nothing
      }
    }
    guard segments.contains(where: { mayBeSetting($0) }), surroundings.tell(foods: foods), !surroundings.isTakenUp
    else {
      return
    }
    var wasScene: Int?
    for index in segments.indices where mayBeSetting(segments[index]) {
      // "plums and pears on every branch": more of what was seen.
      if index > 0, Self.additions.contains(segments[index].joint), clauses[index - 1] != nil || wasScene == index - 1,
        segments[index - 1].content == .nothing, isBare(segments[index].tokens)
      {
        segments[index].content = .nothing
        wasScene = index
        continue
      }
      let isScene = clauses[index].map(isOfNoFood) ?? goesOn(segments, at: index, clauses: clauses)
      if isScene || Self.isStanding(segments[index].tokens) {
        segments[index].content = .nothing
        wasScene = index
      }
    }
  }

  private static let additions: WordSet = ["and", "&"]
  private static let standing: WordSet = ["since", "lined", "laid", "stacked", "display", "window", "show"]
  private static let displayed = PhraseTable(list: "lined up,laid out,on display,in the window,stacked up,on show")

  /// "drums since six", "rain since morning": what goes on and on; "twelve tarts laid out": what is looked at.
  private static func isStanding(_ tokens: [Token]) -> Bool {
    guard standing.occurs(in: tokens) else { return false }
    if displayed.occurs(in: tokens) { return true }
    guard let since = tokens.firstIndex(where: { $0.isWord("since") }), since > 0, since + 1 < tokens.count else {
      return false
    }
    return tokens[since + 1].isCount || tokens[since + 1].kind == .clock || TimeWords.parts.contains(tokens[since + 1])
  }

  /// No amount, article or verb of its own.
  private func isBare(_ tokens: [Token]) -> Bool {
    let start = FrameReader.opening(of: tokens)
    return start == 0 && !tokens[0].isCount && !NumberWords.articles.contains(tokens[0]) && !statesAmount(tokens)
      && !SettingClause.hasFinite(tokens)
  }

  /// A food that was logged for no word of eating it and no meal.
  func mayBeSetting(_ segment: Segment) -> Bool {
    segment.content == .food && segment.frame == .report && segment.time.meal == nil
      && Self.eatingVerb(segment.tokens) == nil
  }

  /// "the soup said to serve 4" is about a packet: a food with its article is no creature.
  private func isMeant(_ clause: SettingClause) -> Bool {
    guard let first = clause.nounPhrase.first else { return true }
    return IntentWords.determiners.contains(first) && mayBeServed(clause.nounPhrase)
  }

  /// Whether the clause is about no food: "the bakery had buns" is about a place.
  func isOfNoFood(_ clause: SettingClause) -> Bool {
    guard let head = clause.nounPhrase.last else { return false }
    return !mayBeServed(clause.nounPhrase)
      || FrameReader.texts.contains(head)
      || MealWords.places.contains(head) && UnitTable.unit(named: head.folded) == nil && TimeWords.meals[head] == nil
  }

  /// "..., hates our pasta", "..., with bits of foam": a verb that goes on with the subject before it, or words that hardly
  /// name food; "so a scotch egg" names one.
  private func goesOn(_ segments: [Segment], at index: Int, clauses: [SettingClause?]) -> Bool {
    let tokens = segments[index].tokens
    guard clauses[..<index].contains(where: { $0 != nil }) || clauses[index...].contains(where: { $0 != nil }),
      !statesAmount(tokens)
    else { return false }
    let start = FrameReader.opening(of: tokens)
    if index > 0, VerbWords.finite.contains(tokens[start]), !FrameReader.isOwn(tokens) { return true }
    return !foods.parts(in: tokens).contains { $0.confidence > Self.surelyFood }
  }
}
