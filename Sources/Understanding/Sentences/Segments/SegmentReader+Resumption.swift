/// Where a report goes on behind what was none.
extension SegmentReader {
  /// Whether a segment without a frame of its own reports again behind `current`.
  func resumesReport(_ segments: [Segment], at index: Int, after current: Frame) -> Bool {
    let tokens = segments[index].tokens
    let joint = segments[index].joint
    return resumes(segments[index], after: current, index > 0 ? segments[index - 1].tokens : [])
      || [.habit, .feeling].contains(current) && !goesOnWithMaxim(segments, at: index)
        && (FrameReader.statesMeasure(tokens) || tellsLength(tokens))
      || current == .feeling && joint == "after" && tellsDone(tokens)
      // "Slept till 2, then a wrap".
      || current == .feeling && joint.isOne(of: ":", "-", "then") && foods.holdsFood(tokens)
      || current == .negation && joint == ":" && FrameReader.statesMeasure(tokens)
      || endsCircumstance(segments, at: index, after: current)
  }

  /// "Pizza tomorrow but today just a salad": what is told of today was had, where the plan is of another day.
  private func isToday(_ tokens: [Token], behind plan: [Token]) -> Bool {
    tokens.contains { $0.isOne(of: "today", "yesterday") } && plan.contains { $0.isOne(of: "tomorrow", "later") }
      && (foods.holdsFood(tokens) || FrameReader.statesMeasure(tokens) || tellsLength(tokens))
  }

  /// After what others did "so toast" and after a denial "just coffee", "but a banana", "except an apple" report again.
  private func resumes(_ segment: Segment, after frame: Frame, _ before: [Token]) -> Bool {
    // "someone took my lunch, so two wraps": what the person had for it.
    if frame == .someoneElse { return segment.joint == "so" && foods.holdsFood(segment.tokens) }
    // "the doctor says more greens, so kale yesterday": with its day it is told.
    // "they'd sold out of gumbo, so a wrap", "the milk had gone off so black tea".
    if frame == .habit || frame == .plan, segment.joint == "so",
      case let start = FrameReader.opening(of: before),
      FrameReader.isSpent(before, from: start) || FrameReader.isSpoilt(before)
    {
      return foods.holdsFood(segment.tokens)
    }
    if frame == .habit, segment.joint == "so", foods.holdsFood(segment.tokens) {
      let day = TimeScanner.scan(segment.tokens).day
      return day != nil && day != .future || standsFor(segment.tokens, after: before)
    }
    if FrameReader.isUsedUp(segment.tokens) { return [.negation, .plan, .habit, .feeling].contains(frame) }
    // "could only face something cold so it was custard".
    if segment.joint == "so", [.plan, .negation].contains(frame), let it = segment.tokens.first, it.isWord("it"),
      segment.tokens.word(1).isOne(of: "was", "had"), foods.holdsFood(segment.tokens)
    {
      return true
    }
    if frame == .plan, segment.joint == "but" { return isToday(segment.tokens, behind: before) }
    guard frame == .negation else { return false }
    if segment.joint.isOne(of: "and", ","), leftForAnother(before), tellsActivity(segment.tokens) { return true }
    if forgetsToWrite(before) { return foods.holdsFood(segment.tokens) || FrameReader.statesMeasure(segment.tokens) }
    // "no luck yet, 81.4 kg this morning".
    if segment.joint.isOne(of: ",", ":", "-", "(", "yet"), FrameReader.isRemark(before) { return true }
    if segment.joint.isOne(of: "but", "except", "besides", "yet", "so") {
      return foods.holdsFood(segment.tokens) || !segment.tokens.isEmpty && segment.joint == "but"
    }
    // "nothing all morning, then a wrap at noon".
    if segment.joint == "then",
      FrameReader.statesAmount(segment.tokens) || TimeScanner.scan(segment.tokens).clock != nil
    {
      return foods.holdsFood(segment.tokens)
    }
    guard let first = segment.tokens.first else { return false }
    // "nothing for lunch, pasta for dinner".
    if segment.joint == ",", let denied = TimeScanner.scan(before).meal, foods.holdsFood(segment.tokens) {
      let meal = TimeScanner.scan(segment.tokens).meal
      // "no lunch, tea at 3".
      if meal.map({ $0 != denied }) ?? deniesMealAlone(before) { return true }
    }
    // "no change on the scale, still 81.5 kg".
    if segment.joint == ",", first.isWord("still"), FrameReader.statesMeasure(segment.tokens) { return true }
    // "no breakfast, a mocha at 10": what has a time of its own was had.
    if segment.joint == ",", TimeScanner.scan(segment.tokens).clock != nil, foods.holdsFood(segment.tokens) {
      return true
    }
    return first.isOne(of: "just", "only", "except", "apart", "instead", "other")
      || segment.tokens.last?.isWord("instead") == true
  }

  private static let leaving: WordSet = [
    "skipped", "missed", "gave", "ditched", "dodged", "bailed", "cancelled", "canceled", "swerved", "avoided",
  ]

  /// Whether `tokens` begin with what was left out, as a verb in the past tells it; "haven't run" denies what follows too.
  private func leftForAnother(_ tokens: [Token]) -> Bool {
    tokens.first { !$0.isOne(of: "i", "we", "just", "so") }.map { Self.leaving.contains($0) } ?? false
  }

  /// "Mowed the lawn for 40 min": an activity in the past, with how long it was.
  private func tellsActivity(_ tokens: [Token]) -> Bool {
    guard let first = tokens.first, first.folded.hasSuffix("ed"), tellsLength(tokens) else { return false }
    return ActivityLexicon.reference.mentions(in: tokens).contains { $0.range.lowerBound == 0 }
  }

  /// "The bakery was shut, so a wrap from the garage": what was had because of something else; "grapes are sour, so a pear is
  /// better" and "the oven is new, so quiches come out well" tell of no meal.
  private func standsFor(_ tokens: [Token], after before: [Token]) -> Bool {
    guard let first = tokens.first, NumberWords.articles.contains(first) || first.isCount || foods.mayName(first),
      let cause = SettingClause(before), isOfNoFood(cause)
    else { return false }
    return !tokens.contains { VerbWords.finite.contains($0) || Self.repeated.contains($0) }
      && foods.parts(in: tokens).contains { $0.confidence > Self.surelyFood }
  }

  private static let repeated: WordSet = ["day", "week", "month", "every", "each", "always", "often", "please"]

  /// "no breakfast", "skipped lunch today".
  private func deniesMealAlone(_ tokens: [Token]) -> Bool {
    tokens.allSatisfy { token in
      token.kind != .word || TimeWords.meals.contains(token) || TimeWords.days.contains(token)
        || Self.denying.contains(token)
    }
  }

  private static let denying: WordSet = [
    "no", "skipped", "missed", "i", "had", "didn't", "have", "without", "again", "eat",
  ]
}
