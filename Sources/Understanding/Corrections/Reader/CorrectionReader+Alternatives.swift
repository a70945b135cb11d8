import Nutrition

/// What was done for something that was not: news, though it is told with the words of a correction.
extension CorrectionReader {
  private static let subjects: WordSet = [
    "i", "i'm", "it", "it's", "we", "you", "anyone", "anybody", "he", "she", "they",
  ]
  private static let vows: WordSet = ["i'd", "i'll", "i", "we'd", "no", "yes", "never", "we'll"]

  /// "Meant to swim, stayed in bed", "missed the class, swam instead", "I said I'd have one. had four",
  /// "not that I needed it, but I had a bun".
  func tellsAlternative(_ tokens: [Token]) -> Bool {
    func word(_ index: Int) -> SaidWord { tokens.word(index) }
    let start = word(0) == "i" ? 1 : 0
    if word(start) == "meant", word(start + 1) == "to" {
      return !CorrectionWords.writing.contains(word(start + 2)) && tokens.count > start + 3
    }
    // "I said one", but "I said I'd have one".
    if start == 1, word(1) == "said", Self.vows.contains(word(2)), tokens.count > 4 { return true }
    // "Hold your applause, I had a bun".
    if IdiomReader.fixed(at: 0, in: tokens) != nil { return true }
    if word(0) == "not", word(1) == "that" { return Self.subjects.contains(word(2)) }
    return doesInstead(tokens)
  }

  /// "Thought about a nap, did 40 min of yoga instead", where nothing that is logged was given up for it.
  private func doesInstead(_ tokens: [Token]) -> Bool {
    guard tokens.last(where: { $0.kind == .word })?.isWord("instead") ?? false,
      let joint = tokens.indices.dropFirst(2).first(where: {
        tokens[$0].isSign(",") || tokens[$0].isSign(".") || tokens[$0].isOne(of: "so", "but", "and")
      }), joint + 2 < tokens.count
    else { return false }
    let given = Array(tokens[..<joint])
    let frame = FrameReader.frame(of: given, isFirst: true)
    guard frame.map({ [.negation, .plan, .hypothetical, .feeling, .habit].contains($0) }) ?? false else { return false }
    let done = Array(tokens[(joint + 1)...])
    let at = FrameReader.opening(of: done)
    guard
      FrameReader.hasReport(done, from: at) || done.contains(where: { $0.folded.hasSuffix("ed") })
        || !foods.holdsFood(done) && !done.contains(where: { $0.kind == .number })
    else { return false }
    return !isOfLogged(given)
  }

  /// Whether `tokens` name a food or a workout that the last turn wrote.
  private func isOfLogged(_ tokens: [Token]) -> Bool {
    if case .workout(let workout)? = context.lastEntries.last {
      let named = ActivityLexicon.reference.mentions(in: tokens).map(\.activity.name)
      if named.contains(workout.name) { return true }
    }
    guard let name = foods.lastName(in: tokens) else { return false }
    return mealsInReach.contains { ItemMatcher(meal: $0, foods: foods).index(said: name) != nil }
  }
}
