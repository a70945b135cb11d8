/// Clauses that ask.
extension FrameReader {
  static func isQuestion(_ tokens: [Token], at start: Int) -> Bool {
    // "what a run", "how I love running": exclamations; "was 80.1 this morning" is no question.
    if word(start, tokens) == "what", word(start + 1, tokens).isOne(of: "a", "an") { return false }
    if word(start, tokens) == "best", word(start + 1, tokens) != "food", word(start + 1, tokens) != "way" {
      return false
    }
    if word(start, tokens) == "list", start + 1 < tokens.count, tokens[start + 1].isSign(":") { return false }
    if word(start, tokens).isOne(of: "healthy", "recipe", "favorite", "favourite", "give", "play", "progress"),
      tokens.count - start > 6, IntentWords.questions.match(at: start, in: tokens).map({ $0.count > 2 }) != true
    {
      return false
    }
    if isLookingBack(tokens, from: start) || isHealthyDish(tokens, from: start) { return false }
    if IntentWords.questions.match(at: start, in: tokens) != nil || asksAbout(tokens, from: start)
      || asksWhetherKept(tokens, from: start)
    {
      return true
    }
    if !WeightReader.comparesDays(tokens), tokens.contains(where: { $0.isWord("vs") || $0.isWord("versus") }) {
      return true
    }
    // "calories banana": the figure is asked for, not told.
    if word(start, tokens).isOne(of: "calories", "kcal", "kcals", "cals", "macros"), start + 1 < tokens.count,
      tokens[start + 1].kind == .word,
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
}
