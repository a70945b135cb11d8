/// Clauses that ask.
extension FrameReader {
  static func isQuestion(_ tokens: [Token], at start: Int) -> Bool {
    // "what a run", "how I love running": exclamations; "was 80.1 this morning" is no question.
    if tokens.word(start) == "what", tokens.word(start + 1).isOne(of: "a", "an") { return false }
    if asksForBest(tokens, from: start) { return true }
    if tokens.word(start) == "best", tokens.word(start + 1) != "food", tokens.word(start + 1) != "way" {
      return false
    }
    if tokens.word(start) == "list", start + 1 < tokens.count, tokens[start + 1].isSign(":") { return false }
    if tokens.word(start).isOne(of: "healthy", "recipe", "favorite", "favourite", "give", "play", "progress"),
      tokens.count - start > 6, IntentWords.questions.match(at: start, in: tokens).map({ $0.count > 2 }) != true
    {
      return false
    }
    if isLookingBack(tokens, from: start) || isHealthyDish(tokens, from: start) { return false }
    if IntentWords.questions.match(at: start, in: tokens) != nil || asksAbout(tokens, from: start)
      || asksWhetherKept(tokens, from: start) || asksWhatItDoes(tokens, from: start)
      || asksHowItWent(tokens, from: start) || asksForKind(tokens, from: start) || asksForNutrient(tokens, from: start)
      || asksWhatBurns(tokens, from: start) || supposesAndAsks(tokens, from: start)
    {
      return true
    }
    if !WeightReader.comparesDays(tokens), tokens.contains(where: { $0.isWord("vs") || $0.isWord("versus") }) {
      return true
    }
    // "calories banana": the figure is asked for, not told.
    if tokens.word(start).isOne(of: "calories", "kcal", "kcals", "cals", "macros"), start + 1 < tokens.count,
      tokens[start + 1].kind == .word || countsOrWeighs(at: start + 1, in: tokens),
      !tokens[start + 1].isOne(of: "burned", "burnt", "goal", "target", "today", "left", "out")
    {
      return true
    }
    // "2 eggs calories", "banana macros": the word comes last and no number stands before it.
    // "daily calories 2200" tells the figure behind it.
    if tokens.last(where: { $0.kind != .punctuation })?.kind != .number,
      let last = tokens.last(where: { $0.kind == .word })?.folded,
      last.isOne(of: "calories", "kcal", "kcals", "macros", "carbs", "protein", "nutrition", "cals"), tokens.count > 1
    {
      let before = tokens.dropLast(while: { $0.kind != .word }).dropLast().last
      // "a shake to hit my macros".
      if before?.folded == "my", reaching.occurs(in: tokens) { return false }
      if before?.kind != .number, before?.folded != "of" || last == "calories",
        !["active", "low", "no", "zero", "high", "whey", "vegan", "pea", "more", "some", "extra", "with", "and"]
          .contains(
            before?.folded ?? "")
      {
        return last != "protein" && last != "carbs" || tokens.contains { $0.isWord("much") || $0.isWord("many") }
      }
    }
    return false
  }

  /// More of a food are weighed than counted, and more than that is energy: "calories 450 porridge".
  private static let mostCounted = 12.0

  /// "3 rice cakes", "200g chicken" behind "calories", where "calories 2200" and "kcal 450 for lunch" tell the figure.
  private static func countsOrWeighs(at index: Int, in tokens: [Token]) -> Bool {
    guard let quantity = QuantityParser(tokens).quantity(at: index), case let next = quantity.tokens.upperBound,
      next < tokens.count, tokens[next].kind == .word, !tokens[next].isBreak, !TimeWords.meals.contains(tokens[next])
    else { return false }
    return quantity.grams != nil || !quantity.hasUnit && quantity.value ?? 0 <= mostCounted
  }

  private static let outcomes: WordSet = [
    "win", "lose", "score", "play", "happen", "beat", "qualify", "finish", "survive", "arrive", "come", "improve", "up",
    "increase", "drop", "change",
  ]

  /// "Did the Reds win": of others, and not "did the 5k".
  private static func asksHowItWent(_ tokens: [Token], from start: Int) -> Bool {
    guard tokens.word(start).isOne(of: "did", "has"), (start + 3...start + 6).contains(tokens.count) else {
      return false
    }
    let last = tokens.last { $0.kind == .word && !$0.isOne(of: "yesterday", "today", "tonight", "again") }
    return last.map { outcomes.contains($0) } ?? false
  }

  /// What a food is asked to do, in the form that a verb has behind "will" and "do".
  private static let effects = WordList.words(
    """
    ruin break make raise spike wreck kill hurt harm help affect cause keep stop slow fill boost lower burn bloat sink
    undo cancel stall spoil blow derail satisfy contain count cost give have mean matter get kick knock put send
    take throw set turn bring go fit work do be stain upset add lead fatten hydrate dehydrate interfere last
    """)
  private static let asking: WordSet = ["will", "can", "do"]
  /// With these the words are an order, a tin, a plan or somebody's name and not a question about what follows.
  private static let otherwise = WordList.words(
    "of you ya i we he she they and n is was has had s not never log add track record put note enter save please")

  /// "Will one biscuit ruin my diet", "can bread make me bloated": the verb stands behind what is asked about; in
  /// "will have a roll later", "can of soup" and "Will had a pie" it does not.
  static func asksWhatItDoes(_ tokens: [Token], from start: Int) -> Bool {
    guard start + 3 < tokens.count, asking.contains(tokens[start]), tokens[start + 1].kind != .punctuation,
      !otherwise.contains(tokens[start + 1]), !IntentWords.reports.contains(tokens[start + 1]),
      !effects.contains(tokens[start + 1]), !(tokens[start].isWord("do") && tokens[start + 1].isCount)
    else { return false }
    for index in (start + 2)..<min(tokens.count - 1, start + 9) {
      if tokens[index].kind == .punctuation || IntentWords.reports.contains(tokens[index]),
        !tokens[index].isWord("have")
      {
        return false
      }
      if effects.contains(tokens[index]) { return true }
    }
    return false
  }

  private static let unsure: WordSet = WordList.words(
    """
    something whatever similar so not maybe other more less else anything both either two i i'd my it for at and one
    sure idk can't remember
    """)

  /// "Butter or margarine": which of the two, with no verb and no count.
  private static func asksWhich(_ tokens: [Token]) -> Bool {
    guard (3...5).contains(tokens.count), tokens[1...].dropLast().contains(where: { $0.isWord("or") }) else {
      return false
    }
    return tokens.allSatisfy {
      $0.kind == .word && !$0.isCount && !unsure.contains($0) && !IntentWords.reports.contains($0)
        && !TimeWords.meals.contains($0)
    }
  }

  /// `sentence` as a question where its mark was left out: "do rice and pasta have the same carbs" is one as a whole.
  static func asked(_ sentence: SentenceSplitter.Sentence) -> SentenceSplitter.Sentence {
    var asked = sentence
    asked.isQuestion =
      sentence.isQuestion || asksWhatItDoes(sentence.tokens, from: opening(of: sentence.tokens))
      || asksWhich(sentence.tokens)
    return asked
  }
}
