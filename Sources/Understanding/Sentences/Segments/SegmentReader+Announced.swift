import Foods

/// Menus, plans and appointments of a day to come, and what somebody can hardly wait for.
extension SegmentReader {
  /// "The plan for Monday: 40 lunges", "tacos on Sunday, can't wait", "dinner with Sofia at eight, probably ramen": to come.
  func withholdAnnounced(_ segments: inout [Segment], of sentence: [Token]) {
    guard segments.count > 1, !Self.happened.occurs(in: sentence),
      isHeadedByPlan(segments) || isHeadedByReminder(segments) || isHeadedByMenu(segments) || endsWaiting(segments)
        || isAppointment(segments)
    else { return }
    for index in segments.indices where segments[index].frame == .report || segments[index].frame == .negation {
      segments[index].frame = .plan
    }
  }

  private static let happened = WordList.words(
    """
    had ate eaten drank drunk finished done did completed ticked ran swam cycled walked lifted was were went made cooked
    yesterday last
    """)
  private static let plans = WordList.words("plan plans menu agenda schedule programme goal goals")
  private static let keeping: WordSet = ["on", "off", "to"]
  private static let ahead = WordList.words("tomorrow tonight weekend week evening later")

  /// "The plan for Monday:", "to do on Monday:", "menu for the weekend:".
  private func isHeadedByPlan(_ segments: [Segment]) -> Bool {
    guard segments[1].joint == ":", case let tokens = segments[0].tokens, tokens.count <= 7 else { return false }
    let isToDo = tokens.indices.dropLast().contains { tokens[$0].isWord("to") && tokens[$0 + 1].isWord("do") }
    // "On plan this evening: trout": kept to.
    let isPlan = tokens.indices.contains { index in
      Self.plans.contains(tokens[index]) && !Self.keeping.contains(at: index - 1, in: tokens)
    }
    return (isToDo || isPlan)
      && tokens.contains { $0.isOne(of: "for", "on") }
      && tokens.contains {
        Self.ahead.contains($0) || TimeWords.isWeekdays($0.folded) || TimeWords.weekdays.contains($0)
      }
  }

  private static let reminders = PhraseTable(
    list: """
      reminder,reminders,note to self,memo to self,todo,to do,to buy,shopping list,shopping,grocery list,groceries
      packing list,packing,kit list,to pack,to bring,things to buy,things to bring,things to pack
      """
  )
  private static let ownPlans = WordList.words("the my our today's todays tonight's tonights tomorrow's tomorrows")

  /// "Reminder to self: thaw the mince", "Saturday's plan: 18 km, then pancakes", "Plan: oats".
  private func isHeadedByReminder(_ segments: [Segment]) -> Bool {
    guard segments[1].joint.isOne(of: ":", "-"), case let tokens = segments[0].tokens, tokens.count <= 4,
      let last = tokens.last
    else { return false }
    if let opening = Self.reminders.match(at: 0, in: tokens) {
      return tokens[opening.count...].allSatisfy { $0.isOne(of: "to", "self", "myself", "list") }
    }
    guard last.isWord("plan") || last.isWord("plans") else { return false }
    return tokens.dropLast().allSatisfy {
      Self.ownPlans.contains($0) || TimeWords.weekdays.contains($0) || $0.folded.hasSuffix("'s")
    }
  }

  private static let waiting: [[String]] = [
    ["can't", "wait"], ["cannot", "wait"], ["looking", "forward", "to", "it"],
    ["looking", "forward", "to", "that"],
  ]
  private static let around: WordSet = [
    "i", "we", "just", "really", "so", "for", "it", "that", "them", "i'm", "already",
  ]

  /// "Tacos on Sunday, can't wait": nobody waits for what has been eaten. "Can't wait to weigh in" is of something else.
  private func endsWaiting(_ segments: [Segment]) -> Bool {
    guard let last = segments.last, segments[segments.count - 1].joint == "," else { return false }
    let words = last.tokens.filter { $0.kind == .word }.map(\.folded)
    return Self.waiting.contains { phrase in
      words.filter { !Self.around.contains($0) || phrase.contains($0) }.prefix(phrase.count).elementsEqual(phrase)
        && words.allSatisfy { phrase.contains($0) || Self.around.contains($0) }
    }
  }

  private static let doubts = QuantityWords.doubts

  /// "Dinner with Sofia at eight, probably ramen": what one will have is guessed, what one had is known.
  private func isAppointment(_ segments: [Segment]) -> Bool {
    let opening = segments[0].tokens
    guard TimeWords.meals.occurs(in: opening), opening.contains(where: { $0.isWord("with") }),
      opening.indices.contains(where: { $0 > 0 && opening[$0 - 1].isWord("with") && isCompany($0, in: opening) }),
      // The person's name may be a food's too.
      !foods.holdsFood(
        opening.indices.drop { !opening[$0].isWord("with") }.filter { !FrameReader.isName($0, opening) }.map {
          opening[$0]
        }
      )
    else { return false }
    let guess = segments[1].tokens
    // "probably 200 g of lasagne": how much it was.
    if tellsWeight(guess) { return false }
    return Self.doubts.contains(guess.word(0))
      || guess.word(0) == "most" && Self.doubts.contains(guess.word(1))
  }

  /// "maybe 300 g of gnocchi": a guess at a weight, which nobody makes of what is to come.
  func tellsWeight(_ guess: [Token]) -> Bool {
    guard guess.count > 2, let amount = QuantityParser(guess).quantity(at: 1) else { return false }
    return amount.grams != nil || amount.milliliters != nil
  }

  private func isCompany(_ index: Int, in tokens: [Token]) -> Bool {
    FrameReader.isPerson(index, in: tokens) || FrameReader.isName(index, tokens)
      || IntentWords.determiners.contains(tokens[index])
  }
}
