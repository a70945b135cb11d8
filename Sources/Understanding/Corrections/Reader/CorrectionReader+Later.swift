import Nutrition
import ToolCalls

/// What came to what was logged last, or behind it.
extension CorrectionReader {
  private static let endings: WordSet = ["since", "then", "that", "after", "afterwards", "later"]
  private static let laterOn = PhraseTable(list: "since,since then,after that,after,afterwards,later,later on")
  private static let following = PhraseTable(
    list: "followed by,followed it with,followed that with,followed it up with")

  /// "Only ate a pear since then", "did 10 press ups after", "it was followed by a pear": news, where nothing of it is logged.
  func tellsLater(_ tokens: [Token]) -> Bool {
    if Self.following.occurs(in: tokens) { return true }
    guard let last = tokens.lastIndex(where: { $0.kind == .word }), Self.endings.contains(tokens[last]),
      let start = (max(0, last - 1)...last).first(where: {
        Self.laterOn.match(at: $0, in: tokens).map { $0.count } == last - $0 + 1
      }), start > 1, FrameReader.hasReport(tokens, from: 0), case let told = Array(tokens[..<start])
    else { return false }
    if !ActivityLexicon.reference.mentions(in: told).isEmpty { return true }
    return foods.holdsFood(told) && !namesLogged(told)
  }

  private static let having = WordList.words("i we had have ate drank got a some there was were forgot the also")

  /// "Had a scone as well", "a scone too" behind "actually": beside what is logged, which stays as it is.
  func alsoHad(_ tokens: [Token]) -> Reading? {
    guard let meal = lastMeal, let last = tokens.last, tokens.count > 1,
      !tokens[0].isOne(of: "it", "they", "that", "those")
    else { return nil }
    let end: Int
    if last.isWord("too") || last.isWord("also") {
      end = tokens.count - 1
    } else if last.isWord("well"), tokens[tokens.count - 2].isWord("as") {
      end = tokens.count - 2
    } else {
      return nil
    }
    let told = Array(tokens[..<end])
    guard told.contains(where: { $0.kind == .word && !Self.having.contains($0) }), foods.holdsFood(told),
      !ItemCorrection.isOnlyKind(told), !namesLogged(told), TimeScanner.scan(told).isEmpty,
      case let parts = foods.parts(in: told), !parts.isEmpty,
      parts.allSatisfy({ $0.confidence >= MessageReader.leastConfidence })
    else { return nil }
    let changes = parts.map { CorrectEntry.ItemChange(action: .add, item: $0.item) }
    return Reading(CorrectEntry(entryId: meal.id, items: changes))
  }

  private static let asking: WordSet = ["how", "what", "what's", "why", "which", "who", "when", "where"]

  /// "Wait, how many are left", "actually I feel sick", "oops, spilled a cola on the rug": nothing that was logged is behind
  /// the word of correction.
  func asksOrFeels(_ tokens: [Token], behind start: Int) -> Bool {
    guard start > 0, let first = tokens.first else { return false }
    if Self.asking.contains(first) || isSpilled(tokens) { return true }
    if tokens.contains(where: { $0.isWord("could") || $0.isWord("would") }) { return FrameReader.hypothetical(tokens) }
    let frame = FrameReader.frame(of: tokens, isFirst: true)
    if frame == .negation || frame == .plan {
      // "Actually skipped the gym", "actually going for a swim now".
      return !tokens.contains { $0.kind == .number || $0.isWord("not") } && !foods.holdsFood(tokens)
    }
    return frame == .feeling && first.isOne(of: "i", "i'm", "im", "my")
  }
}
