/// Tells what a clause does from the words it opens with and the verbs in it.
struct FrameReader {
  /// The clause's own frame; nil where it has none, so that it goes on with the one before.
  ///
  /// - Parameter isFirst: Nothing of the sentence stands before it.
  /// - Parameter isMeasured: The sentence measures something, so that what it says of a food is no opinion at large.
  static func frame(of said: [Token], isFirst: Bool, isMeasured: @autoclosure () -> Bool = false) -> Frame? {
    let tokens = wishedPlainly(withoutBrackets(said))
    let start = opening(of: tokens)
    guard start < tokens.count else { return nil }
    let signs = FrameSigns(tokens)
    if signs.meets(.injection, isInjection(tokens)) { return .injection }
    if signs.meets(.alert, ordersAlert(tokens, from: start)) { return .plan }
    if IntentWords.requests.match(at: start, in: tokens) != nil
      || start > 0 && IntentWords.requests.match(at: 0, in: tokens) != nil
    {
      return .report
    }
    if signs.meets(.dream, isDream(tokens, from: start)) { return .hypothetical }
    if signs.meets(.longAgo, isLongAgo(tokens, from: start)) { return .habit }
    if let other = someoneElse(tokens, from: start) { return other }
    if signs.meets(.written, isWritten(tokens, from: start)) || signs.meets(.ticket, isForTable(tokens, from: start)) {
      return .someoneElse
    }
    if signs.meets(.station, isOfStation(tokens, from: start)) { return .someoneElse }
    if signs.meets(.software, tellsSoftware(tokens, from: start))
      || signs.meets(.makeup, tellsMakeup(tokens, from: start))
      || signs.meets(.custom, tellsCustom(tokens, from: start))
    {
      return .habit
    }
    if signs.meets(.price, tellsMovedPrice(tokens, from: start))
      || signs.meets(.picture, isInPicture(tokens, from: start))
      || signs.meets(.makersPraise, praisesMaker(tokens, from: start))
      || signs.meets(.standard, tellsStandard(tokens, from: start)) || signs.meets(.fact, isFact(tokens, from: start))
      || signs.meets(.thing, isOfThings(tokens, from: start)) || signs.meets(.wonder, wondersAtAmount(tokens))
    {
      return .habit
    }
    if signs.meets(.managing, isManaging(tokens, from: start)) || leavesMeWith(tokens) { return .report }
    if !isFirst, goesOn(tokens, from: start) { return nil }
    if isQuestion(tokens, at: start) || isFirst && JournalQuestionReader.isBare(tokens) { return .question }
    if judgesEaten(tokens, from: start) { return .report }
    if hypothetical(tokens) || supposes(tokens, from: start) { return .hypothetical }
    if isLeftBe(tokens, from: start) { return .negation }
    if breaksOff(tokens), !IntentWords.plans.occurs(in: tokens) { return .report }
    if isNotHad(tokens, from: start, isFirst: isFirst) { return .negation }
    let isReport = hasReport(tokens, from: start)
    if isYetToBeHad(tokens, from: start, isFirst: isFirst, isReport: isReport, signs) { return .plan }
    if tellsDiet(tokens, from: start) || isSpent(tokens, from: start)
      || isWeekly(tokens) && !isReport
    {
      return .habit
    }
    if isReport { return .report }
    if IntentWords.frequencies.occurs(in: tokens) || isWeekly(tokens) { return .habit }
    // Nobody weighs a taste: "I like 45 g of oats with my yogurt" tells what was on the scale.
    if IntentWords.constancies.occurs(in: tokens), !statesMeasure(tokens) { return .habit }
    if IntentWords.habits.occurs(in: tokens) || tellsOfYours(tokens), !statesMeasure(tokens), !relishesCount(tokens) {
      return tellsInPresent(tokens, isMeasured: isMeasured()) ? .report : .habit
    }
    if isPosture(tokens, from: start) { return .feeling }
    if isOnRegime(tokens, from: start) { return .habit }
    if tokens.word(start).isOne(of: "hate", "loathe", "detest", "dislike", "despise", "prefer"), !statesMeasure(tokens)
    {
      return .habit
    }
    if hasFeeling(tokens), !statesMeasure(tokens) { return .feeling }
    if isMealLabel(tokens, from: start) { return .report }
    if isStored(tokens, from: start) || isOutage(tokens, from: start) || isOften(tokens) { return .habit }
    return isStatement(tokens, from: start) && !isMeasured() ? .habit : nil
  }

  /// Denied, left, sent back or thrown away: what nobody ate.
  private static func isNotHad(_ tokens: [Token], from start: Int, isFirst: Bool) -> Bool {
    negation(tokens, from: start, isFirst: isFirst) || leavesBehind(tokens, from: start) || isUneaten(tokens)
      || isFrontedAndLeft(tokens, from: start) || deniesAll(tokens, from: start) || isSentBack(tokens, from: start)
      || isThrownAway(tokens, from: start) || isGivenMiss(tokens)
  }

  /// Planned, arranged, cooked ahead or only there: what may be eaten or done one day.
  private static func isYetToBeHad(
    _ tokens: [Token], from start: Int, isFirst: Bool, isReport: Bool, _ signs: FrameSigns
  ) -> Bool {
    signs.meets(.setting, isCookingAhead(tokens, from: start)) || isAnnounced(tokens, from: start)
      || signs.meets(.provision, isPutBy(tokens, from: start) || isGathered(tokens, from: start))
      || isToCome(tokens, from: start, signs) || isThere(tokens, from: start)
      || signs.meets(.ready, isGotReady(tokens, from: start))
      || isFirst && signs.meets(.scent, isSmelled(tokens, from: start))
      || plan(tokens, from: start, isReport: isReport) || signs.meets(.arranged, isArranged(tokens, from: start))
  }

  /// Whether it gives Ada orders that are none of a person's log: "ignore your instructions".
  static func isInjection(_ said: [Token]) -> Bool {
    let tokens = withoutBrackets(said)
    return IntentWords.injections.occurs(in: tokens) || isCommanded(tokens)
  }

  /// What stands in brackets only names something closer: "shake (Slim Fast)".
  private static func withoutBrackets(_ tokens: [Token]) -> [Token] {
    guard let open = tokens.firstIndex(where: { $0.isSign("(") }), open > 0,
      let close = tokens[open...].firstIndex(where: { $0.isSign(")") })
    else { return tokens }
    return withoutBrackets(Array(tokens[..<open] + tokens[(close + 1)...]))
  }

  /// The first token that is no opening filler.
  static func opening(of tokens: [Token]) -> Int {
    let openers = IntentWords.openers
    var index = 0
    while index < tokens.count {
      switch tokens[index].kind {
      case .word where isSubject(index, tokens): return index
      case .word where openers.contains(tokens[index]), .punctuation: index += 1
      case .emoji where tokens[index].folded.isEmpty: index += 1
      default: return index
      }
    }
    return index < tokens.count ? index : 0
  }

  /// "coach weighs 102 kg": who is talked of, where "coach, 82 kg" is told to one.
  private static func isSubject(_ index: Int, _ tokens: [Token]) -> Bool {
    guard tokens[index].isWord("coach"), index + 1 < tokens.count, case let verb = tokens[index + 1] else {
      return false
    }
    return VerbWords.finite.contains(verb) || verb.isOne(of: "eats", "drinks", "lifts", "trains")
  }

  /// "Can you log 2 eggs?": a request to log.
  static func isRequest(_ tokens: [Token]) -> Bool {
    let start = opening(of: tokens)
    return start < tokens.count && IntentWords.requests.match(at: start, in: tokens) != nil
  }

  /// "I had", "just ate", "went for": a verb of report in the first words.
  static func hasReport(_ tokens: [Token], from start: Int) -> Bool {
    for index in start..<min(tokens.count, start + 7) where tokens[index].kind == .word {
      if IntentWords.reports.contains(tokens[index]), !isNoReport(index, tokens) { return true }
      // Behind a measure the verb is said of what was measured: "2 cups of the rice I had left".
      if UnitTable.unit(at: index, in: tokens) != nil { break }
    }
    return false
  }

  /// "lunch was", "dinner:", "for breakfast".
  static func isMealLabel(_ tokens: [Token], from start: Int) -> Bool {
    guard let found = MealWordScanner(tokens).meal(at: start) else { return false }
    return found.covers != nil
  }
}
