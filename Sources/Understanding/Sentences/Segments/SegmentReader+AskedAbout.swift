import Foods

/// Questions behind the name of what they are about, and those that the mark at the end of a sentence asks.
extension SegmentReader {
  private static let figures = WordList.words(
    """
    calories calorie kcal kcals cals cal kj protein carbs carb carbohydrates fat fats sugar sugars fibre fiber salt sodium
    macros caffeine cholesterol iron
    """)
  private static let verdicts = DietWords.names.union(
    WordList.words("healthy unhealthy healthier nutritious fattening halal kosher junk"))
  /// What such a question holds beside the figure: nothing of the person and nothing of what was had.
  private static let asking = WordList.words(
    """
    how many much what what's is are it they does do it's has have contain contains a an one the in of per for and or
    roughly about approx approximately around exactly ballpark any idea good bad source high low rich
    you not usually normally typically would be serving portion average typical grams g so very too at all really food
    """)

  private static let openingQuestion: WordSet = ["how", "what", "what's", "is", "are", "does", "do", "any"]

  /// "Gyoza, how many calories?", "a flapjack - healthy?": a name alone before a question about such a food asks of it;
  /// "had gyoza, how many calories?" and "3 gyoza, how many calories is that?" tell too.
  func askAboutNamed(_ segments: inout [Segment], isQuestion: Bool) {
    guard segments.count > 1, let last = segments.last, last.frame == .question else { return }
    if asksOfList(segments, last.tokens) {
      for index in segments.indices { segments[index].frame = .question }
      return
    }
    // "Pasta, rich in iron" says so.
    guard
      isQuestion || Self.openingQuestion.occurs(in: last.tokens)
    else { return }
    // "Two samosas and a chai, how many calories would that be?": of what is thought of, however much.
    let isImagined = last.tokens.contains { $0.isWord("would") }
    guard isImagined || segments.count == 2, Self.asksOfKind(last.tokens, isImagined: isImagined),
      segments.dropLast().allSatisfy({ $0.frame == .report && isNameAlone($0.tokens, isCounted: isImagined) })
    else { return }
    for index in segments.indices { segments[index].frame = .question }
  }

  private static let sums: WordSet = ["calories", "kcal", "kcals", "cals", "macros", "nutrition"]

  /// "Gin and tonic calories", "toast and jam macros": the figure behind the last name is of them all.
  private func asksOfList(_ segments: [Segment], _ last: [Token]) -> Bool {
    guard let end = last.lastIndex(where: { $0.kind == .word }), end > 0, Self.sums.contains(last[end]) else {
      return false
    }
    return isNameAlone(Array(last[..<end]), isCounted: true)
      && segments.dropLast().allSatisfy { $0.frame == .report && isNameAlone($0.tokens, isCounted: true) }
  }

  /// "How many calories?", "roughly what kcal?", "is it healthy?".
  private static func asksOfKind(_ tokens: [Token], isImagined: Bool) -> Bool {
    (figures.occurs(in: tokens) || verdicts.occurs(in: tokens) || endsInForYou(tokens))
      && tokens.allSatisfy {
        $0.kind == .punctuation
          || $0.kind == .word
            && (figures.contains($0) || verdicts.contains($0) || asking.contains($0)
              || isImagined && $0.isOne(of: "that", "this", "those", "all"))
      }
  }

  /// "Good for you?".
  private static func endsInForYou(_ tokens: [Token]) -> Bool {
    tokens.contains { $0.isWord("good") || $0.isWord("bad") } && tokens.contains { $0.isWord("you") }
  }

  private static let personal = WordList.words(
    "i i've i'm im my we we've our me this that today yesterday just now so and for at with after before")

  /// "Gyoza", "a bowl of pho": no verb, no amount, no meal and nobody's.
  private func isNameAlone(_ tokens: [Token], isCounted: Bool) -> Bool {
    tokens.count <= 5
      && tokens.allSatisfy { token in
        token.kind == .punctuation || isCounted && token.kind == .number
          || token.kind == .word && !Self.personal.contains(token) && !TimeWords.meals.contains(token)
            && !IntentWords.reports.contains(token)
            && (isCounted || !NumberWords.cardinals.contains(token) || NumberWords.articles.contains(token))
      } && foods.holdsFood(tokens)
  }

  /// "Trout and rice for dinner later": all of it is still to come, where "had trout, and rice later" tells.
  func planNamed(_ segments: inout [Segment]) {
    guard segments.count > 1, let last = segments.last, last.frame == .plan,
      let end = last.tokens.last, end.isOne(of: "later", "tomorrow", "soon"),
      segments.dropFirst().allSatisfy({ $0.joint.isOne(of: "and", "&", "+", "with") }),
      segments.dropLast().allSatisfy({ $0.frame == .report && !$0.isClause })
    else { return }
    for index in segments.indices { segments[index].frame = .plan }
  }

  private static let tags: WordSet = ["ok", "okay", "right", "yeah", "no", "please", "yes"]

  private static let judging: WordSet = [
    "enough", "good", "bad", "fine", "decent", "too", "much", "alright", "allowed",
  ]

  /// The question mark is about the last clause, unless that asks already or only reports ("I had a banana, ok?").
  func askAtEnd(_ segments: inout [Segment]) {
    guard let last = segments.last, !segments.contains(where: { $0.frame == .question }),
      last.isClause || segments.count == 1 || segments.allSatisfy({ $0.frame == .report })
    else { return }
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

  /// "Rice or potatoes, which is better", "which has more sugar, jam or honey": what is asked stands beside the question.
  func askAboutChoice(_ segments: inout [Segment]) {
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
