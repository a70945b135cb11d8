import Foods

/// Slips of the keys in what foods are called, mended before anything is read: "peanut buttter", "curgette", "quimoa".
enum FoodSpelling {
  private static let fewestLetters = 5

  /// `tokens` with the words that were meant. A name in capitals within a sentence stays, and what an activity is called.
  static func mended(_ tokens: [Token], catalog: FoodCatalog) -> [Token] {
    var mended: [Token]?
    for (index, token) in tokens.enumerated()
    where token.kind == .word && token.folded.utf8.count >= fewestLetters && token.join != .glued {
      guard !known.contains(token), isPlain(index, in: tokens), let meant = catalog.respelt(token.folded),
        ExerciseLexicon.reference.mentions(in: [token]).isEmpty
      else { continue }
      if mended == nil { mended = tokens }
      mended?[index] = Token.word(meant, join: token.join, at: token.range)
    }
    return mended ?? tokens
  }

  /// In small letters, but for the first of a sentence.
  private static func isPlain(_ index: Int, in tokens: [Token]) -> Bool {
    guard SceneFilter.isCapitalLetter(tokens[index]) else { return true }
    return (index == 0 || tokens[index - 1].kind == .punctuation) && !SceneFilter.isShouted(tokens[index])
  }

  /// Words of what else is told, which stay as they are; most messages have several of them.
  private static let known = IntentWords.reports.union(ActivitySpelling.named).union(
    WordSet(
      UnitTable.byName.keys + TimeWords.parts.keys + TimeWords.weekdays.keys + TimeWords.days.keys
        + TimeWords.meals.keys
        + TimeWords.months.keys))
}
