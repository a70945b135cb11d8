import Nutrition
import ToolCalls

/// Lines about all that the last turn wrote.
extension CorrectionReader {
  func wholeTurn(_ tokens: [Token]) -> Reading? {
    let words = tokens.filter { $0.kind == .word }
    if matchesWhole(IntentWords.redo, words) { return Reading(query: .redo) }
    guard matchesWhole(IntentWords.undo, words) || isTakenBack(tokens) else { return nil }
    return context.lastEntries.isEmpty ? Reading(query: .undo) : Reading(calls: [.removeEntry(RemoveEntry())])
  }

  static let politeness: WordSet = WordList.words(
    """
    please pls oops no wait actually sorry oh the last entry one it that my can you could thing ok just log item
    meal i was wrong mistake a whole all of bad didn't eat have nope workout run hey and thanks turn message to
    want previous that's
    """)

  func matchesWhole(_ phrases: PhraseTable<Bool>, _ words: [Token]) -> Bool {
    guard words.count <= 9 else { return false }
    for index in words.indices {
      guard let match = phrases.match(at: index, in: words) else {
        guard Self.politeness.contains(words[index]) else { return false }
        continue
      }
      return words[(index + match.count)...].allSatisfy { Self.politeness.contains($0) }
    }
    return false
  }

  private static let mistakes = WordList.words(
    """
    wrong mistake mistaken duplicate twice double already test testing joke accident accidentally error typo dropped
    binned spilled cancelled someone else
    """)

  /// "wipe that, it was my colleague's", "delete that, wrong day": taken back, with the reason behind it.
  private func isTakenBack(_ tokens: [Token]) -> Bool {
    var start = 0
    while start < tokens.count,
      tokens[start].kind == .punctuation
        || ["actually", "oh", "wait", "sorry", "please", "oops", "no", "hey"].contains(tokens[start].folded)
    { start += 1 }
    guard let match = IntentWords.undo.match(at: start, in: tokens) else { return false }
    var at = start + match.count
    while at < tokens.count,
      ["last", "one", "entry", "log", "meal", "workout", "please", "thing"].contains(tokens[at].folded)
    { at += 1 }
    let isParted =
      at < tokens.count
      && (tokens[at].kind == .punctuation
        || ["it", "that", "because", "cos", "cause", "since", "as"].contains(tokens[at].folded))
    let reason = tokens[at...].drop { $0.kind == .punctuation }
    guard isParted, !reason.isEmpty else { return false }
    return isReason(Array(reason))
  }

  /// "scrap that, it was a bagel": what it was stands behind, and mends it.
  func mendedBehind(_ tokens: [Token]) -> [Token]? {
    guard !context.lastEntries.isEmpty, let match = IntentWords.undo.match(at: 0, in: tokens),
      match.count + 2 < tokens.count, tokens[match.count].kind == .punctuation,
      case let rest = Array(tokens[(match.count + 1)...]),
      ["it", "that", "they", "i"].contains(rest[0].folded), ["was", "were", "meant", "should"].contains(rest[1].folded)
    else { return nil }
    return rest
  }

  /// Whose it was, or what went wrong; a figure would be news.
  private func isReason(_ tokens: [Token]) -> Bool {
    guard !tokens.contains(where: { $0.kind == .number }) else { return false }
    let last = tokens.last { $0.kind == .word }?.folded ?? ""
    if last.hasSuffix("'s") && last != "that's" || ["mine", "his", "hers", "theirs"].contains(last) { return true }
    if tokens.contains(where: { Self.mistakes.contains($0) }) { return true }
    return FrameReader.frame(of: tokens, isFirst: false) == .someoneElse
  }

  /// "small one, 125 ml", "a large one" after one food: how big it was, or the amount that says so.
  func sizedOne(_ tokens: [Token]) -> [Token]? {
    guard lastMeal?.items.count == 1, tokens.count <= 7 else { return nil }
    let start = NumberWords.articles.contains(tokens[0]) ? 1 : 0
    guard start + 1 < tokens.count, QuantityWords.sizes[tokens[start]] != nil, tokens[start + 1].isWord("one")
    else { return nil }
    let rest = Array(tokens[(start + 2)...].drop { $0.kind == .punctuation })
    guard !rest.isEmpty else { return Array(tokens[start..<(start + 1)]) }
    return Amount.counts(rest) ? rest : nil
  }

  /// "*muffin", "3*": the star of a chat's corrections.
  func isStarred(_ tokens: [Token]) -> Bool {
    guard (2...5).contains(tokens.count), tokens.count(where: { $0.isSign("*") }) == 1 else { return false }
    return tokens[0].isSign("*") && tokens[1].join == .glued
      || tokens[tokens.count - 1].isSign("*") && tokens[tokens.count - 1].join == .glued
  }

  /// "27 min", "took 27 min" right after a workout: how long it was.
  func isLengthAlone(_ tokens: [Token]) -> Bool {
    guard case .workout = context.lastEntries.last else { return false }
    let rest = tokens[0].isWord("took") ? Array(tokens.dropFirst()) : tokens
    guard !rest.isEmpty, let quantity = QuantityParser(rest).quantity(at: 0) else { return false }
    return quantity.seconds != nil && quantity.tokens.upperBound == rest.count
  }
}
