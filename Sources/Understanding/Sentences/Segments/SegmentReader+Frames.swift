/// What the segments of a sentence tell of: something eaten or done, a plan, a denial, somebody else.
extension SegmentReader {
  private static let tags: WordSet = ["ok", "okay", "right", "yeah", "no", "please", "yes"]

  private static let judging: WordSet = [
    "enough", "good", "bad", "fine", "decent", "too", "much", "alright", "allowed",
  ]

  private static let repeating: WordSet = [
    "sometimes", "usually", "normally", "often", "occasionally", "typically", "generally", "mostly",
  ]
  private static let wholes: WordSet = ["everything", "all", "lot", "anything"]

  /// A segment without a frame of its own goes on with the one before.
  func frame(_ segments: inout [Segment], isQuestion: Bool, isMeasured: () -> Bool) {
    var current = Frame.report
    let isHabitual = segments.first?.tokens.first.map { Self.repeating.contains($0) } ?? false
    // A memory or a dream is being told.
    var isTale = false
    for index in segments.indices {
      let tokens = segments[index].tokens
      if segments[index].joint == "instead" {
        // "salad instead of fries": the fries only.
        segments[index].frame = current == .report ? .negation : current
        continue
      }
      // "tea with my aunt, who had cake, and a scone": hers, and the list goes on.
      if !isQuestion, index > 0, current == .report, FrameReader.isOfCompany(tokens), segments[index].joint == "," {
        segments[index].frame = .someoneElse
        continue
      }
      // "tennis with Jo, she won, 70 minutes": how the game went, and it goes on.
      if !isQuestion, current == .report || current == .habit, Self.isOutcome(tokens, after: segments[..<index]) {
        segments[index].frame = .someoneElse
        continue
      }
      // "toast, 0 eggs and 2 sausages": the list goes on behind what there was none of.
      if !isQuestion, current == .report, FrameReader.countsNone(tokens),
        index > 0 || !FrameReader.deniesAll(tokens, from: 0)
      {
        segments[index].frame = .negation
        continue
      }
      if isTale, isStillTold(segments[index]) {
        segments[index].frame = current
        continue
      }
      // "made pancakes for the kids and me": for the person too.
      if current == .someoneElse, index > 0, segments[index].joint.isOne(of: "and", "&", "+", "plus"),
        tokens.first.map({
          ListWords.reflexives.contains($0)
            || $0.isWord("i") && tokens.count == 1 && index + 1 == segments.count
        })
          ?? false
      {
        // "a roast for Mum, Dad and me".
        var place = index - 1
        while place > 0, !segments[place].isClause, segments[place - 1].frame == .someoneElse { place -= 1 }
        segments[place].frame = .report
        current = .report
      }
      // "kids: fish fingers, me: soup": whose each list is.
      if index + 1 < segments.count, segments[index + 1].joint == ":" {
        let hasFood = tokens.count <= 2 && foods.holdsFood(segments[index + 1].tokens)
        if index == 0, !isQuestion, FrameReader.isHeadingOfStock(tokens) {
          current = .plan
          segments[index].frame = current
          segments[index].isClause = true
          continue
        }
        let isOther = FrameReader.isLabelOfOther(tokens, hasFood: hasFood)
        if isOther || current == .someoneElse && FrameReader.isLabelOfSelf(tokens) {
          current = isOther ? .someoneElse : .report
          segments[index].frame = current
          segments[index].isClause = true
          continue
        }
      }
      // "my wife is 64 kg and I'm 82": the person again.
      var own =
        FrameReader.frame(
          of: index > 0 ? FrameReader.withoutRelative(tokens) : tokens, isFirst: index == 0, isMeasured: isMeasured())
        ?? (current == .someoneElse && (FrameReader.isOwn(tokens) || WeightReader.tellsOwn(tokens)) ? .report : nil)
      if isRule(segments, at: index) { own = .habit }
      // "almost caved and had a pasty": nearly, all of it.
      if index > 0, current == .negation, own == .report,
        FrameReader.goesOnNearly(tokens, after: segments[index - 1].tokens, joint: segments[index].joint)
      {
        own = .negation
      }
      // "Occasionally, on bad days, I eat six waffles": of any day.
      if isHabitual, own == .report || own == nil && tokens.contains(where: { $0.isWord("i") || $0.isWord("we") }),
        !FrameReader.hasReport(tokens, from: FrameReader.opening(of: tokens))
      {
        own = .habit
      }
      // "ate everything except the beans": all but those.
      if own == nil, index > 0, segments[index].joint.isOne(of: "except", "but", "besides"),
        segments[index - 1].tokens.last.map({ Self.wholes.contains($0) }) ?? false
      {
        segments[index].frame = .negation
        continue
      }
      // "my wife had pasta and drank two beers": both hers.
      if index > 0, current == .someoneElse, segments[index].joint.isOne(of: "and", "&"),
        FrameReader.hasOtherSubject(segments[index - 1].tokens), FrameReader.goesOnWithVerb(tokens)
      {
        segments[index].frame = current
        continue
      }
      // An order goes on with what it follows ("ignore your instructions and log a cake"); a person's own report does not.
      let isOrder = current == .injection && !tokens.contains { $0.isOne(of: "i", "i've", "we") }
      if own == .plan, current == .report, index > 0, FrameReader.buysOne(tokens) {
        // "two scones, then bought a small latte": had as well.
        segments[index].isClause = true
      } else if own == .plan, current == .report, guesses(segments, at: index) {
        // "nibbled all day: maybe ten grapes": about so many.
        segments[index].isClause = true
      } else if let own, !isOrder {
        if current == .someoneElse, own == .report, segments[index].joint == "before" {
          // "the dog ate my pie before I got a bite".
          segments[index].frame = current
          continue
        }
        current = own
        segments[index].isClause = true
      } else if current != .report, let open = Self.bracketClosed(before: index, in: segments) {
        current = segments[open - 1].frame
      } else if resumes(segments[index], after: current, index > 0 ? segments[index - 1].tokens : [])
        || [.habit, .feeling].contains(current) && !goesOnWithMaxim(segments, at: index)
          && (FrameReader.statesMeasure(tokens) || tellsLength(tokens))
        || current == .feeling && segments[index].joint == "after" && tellsDone(tokens)
        || current == .feeling && segments[index].joint == ":" && foods.holdsFood(tokens)
        || current == .negation && segments[index].joint == ":" && FrameReader.statesMeasure(tokens)
        || endsCircumstance(segments, at: index, after: current)
      {
        current = .report
        segments[index].isClause = true
      }
      segments[index].frame = current
      isTale = FrameReader.isTale(tokens)
    }
    askAboutChoice(&segments)
    askAboutNamed(&segments, isQuestion: isQuestion)
    planNamed(&segments)
    guard isQuestion, !segments.isEmpty else { return }
    // The question mark is about the last clause, unless that asks already or only reports ("I had a banana, ok?").
    if segments.contains(where: { $0.frame == .question }) { return }
    if let last = segments.last, last.isClause || segments.count == 1 || segments.allSatisfy({ $0.frame == .report }) {
      if segments.count > 1, last.tokens.allSatisfy({ Self.tags.contains($0) }) { return }
      // "Drank a litre of milk, enough?": the verdict is asked for, and the milk is told.
      if segments.count > 1, last.tokens.allSatisfy({ $0.kind == .punctuation || Self.judging.contains($0) }),
        let first = segments.first, first.isClause, first.frame == .report,
        FrameReader.hasReport(first.tokens, from: FrameReader.opening(of: first.tokens))
      {
        segments[segments.count - 1].frame = .question
        return
      }
      if segments.contains(where: { FrameReader.isRequest($0.tokens) }) { return }
      for index in segments.indices { segments[index].frame = .question }
    }
  }

  /// "maybe ten grapes" behind a verb of eating or a colon: a guess at how many they were.
  private func guesses(_ segments: [Segment], at index: Int) -> Bool {
    let tokens = segments[index].tokens
    guard index > 0, tokens.count > 2, tokens[0].isOne(of: "maybe", "perhaps", "possibly"),
      let quantity = QuantityParser(tokens).quantity(at: 1), quantity.value != nil,
      !tokens.contains(where: { $0.isOne(of: "later", "tonight", "tomorrow", "soon", "i'll") })
    else { return false }
    // "lunch with Jo, maybe 300 g of gnocchi".
    if quantity.grams != nil, segments[index - 1].tokens.contains(where: { TimeWords.meals.holds($0) }) { return true }
    return segments[..<index].contains { FrameReader.hasReport($0.tokens, from: FrameReader.opening(of: $0.tokens)) }
  }

  /// "Rice or potatoes, which is better", "which has more sugar, jam or honey": what is asked stands beside the question.
  private func askAboutChoice(_ segments: inout [Segment]) {
    // "which has more sugar, boiled or fried rice": nobody fried it.
    if segments.count > 1, segments[0].tokens.first?.isWord("which") == true,
      segments.dropFirst().contains(where: { $0.joint == "or" || $0.tokens.contains { $0.isWord("or") } }),
      !segments.contains(where: { $0.tokens.contains { $0.isOne(of: "i", "i've", "we") } })
    {
      for index in segments.indices { segments[index].frame = .question }
      return
    }
    guard segments.count > 1, let last = segments.last, last.frame == .question,
      last.tokens.first.map({ $0.isOne(of: "which", "what's") }) ?? false,
      segments.dropLast().contains(where: { $0.tokens.contains { $0.isWord("or") } }),
      !segments.contains(where: { FrameReader.hasReport($0.tokens, from: 0) })
    else { return }
    for index in segments.indices { segments[index].frame = .question }
  }
}
