import Nutrition
import ToolCalls

/// Lines about all that the last turn wrote.
extension CorrectionReader {
  func wholeTurn(_ tokens: [Token]) -> Reading? {
    // "Undo that second one" of the one thing that the last turn logged.
    let isOne = context.lastEntries.count == 1 && (lastMeal?.items.count ?? 1) == 1
    let words = tokens.filter { $0.kind == .word && !(isOne && Self.repeats.contains($0)) }
    // "Delete that, it was 80.2" says what it was.
    if let mended = mendedBehind(tokens), mended.contains(where: { $0.kind == .number }) { return nil }
    if matchesWhole(IntentWords.redo, words) { return Reading(query: .redo) }
    if !context.lastEntries.isEmpty, Self.isOrderAlone(words) || Self.isDenialAlone(words) {
      return Reading(calls: [.removeEntry(RemoveEntry())])
    }
    guard matchesWhole(IntentWords.undo, words) || isTakenBack(tokens) || isTakenBackLast(tokens) else { return nil }
    if context.lastEntries.isEmpty { return Reading(query: .undo) }
    // "All of it" is the entry and not its last mending.
    if zip(tokens, tokens.dropFirst()).contains(where: { $0.isWord("all") && $1.isWord("of") || $1.isWord("whole") }) {
      return Reading(calls: context.lastEntries.map { .removeEntry(RemoveEntry(entryId: $0.id)) })
    }
    var reading = Reading(calls: [.removeEntry(RemoveEntry())])
    reading.isOfEntry = Self.erasing.occurs(in: words)
    return reading
  }

  /// Said of an entry and not of its last mending, as "scratch that" may be.
  static let erasing: WordSet = ["delete", "remove", "erase", "discard", "bin", "trash", "unlog"]
  private static let repeats: WordSet = ["second", "third", "extra", "other", "duplicate", "repeat", "repeated"]

  static let politeness: WordSet = WordList.words(
    """
    please oops no wait actually sorry oh the last entry one it that my can you could thing ok just log item
    meal i was wrong mistake a whole all of bad didn't eat have nope workout run hey and thanks turn message to
    want previous that's nvm nevermind never mind in end after them ah ugh argh hmm um er lol yeah well damn whoops nah
    from journal diary list again
    """)

  private static let emptying: WordSet = ["delete", "remove", "erase", "clear", "wipe", "reset", "empty"]
  private static let ofAll: WordSet = ["all", "everything", "every", "whole", "entire"]
  private static let journals = WordList.words(
    "my the of entries entry logs log data journal diary food foods history records please now today's from today")

  /// "Delete everything", "clear my whole diary": the journal, and not what the last turn wrote.
  static func ordersEmptying(_ said: [Token]) -> Bool {
    guard (2...6).contains(said.count), emptying.contains(said[0]), ofAll.occurs(in: said) else { return false }
    let rest = said.dropFirst().filter { $0.kind == .word }
    return rest.allSatisfy { ofAll.contains($0) || journals.contains($0) }
      && (rest.contains { !ofAll.contains($0) && !$0.isOne(of: "of", "the", "entry", "please") }
        || rest.contains { $0.isWord("everything") })
  }

  func matchesWhole(_ phrases: PhraseTable<Bool>, _ words: [Token]) -> Bool {
    guard words.count <= 9 else { return false }
    var isFound = false
    var index = 0
    while index < words.count {
      // "Didn't have it, get rid of it" says it twice.
      if let match = phrases.match(at: index, in: words) {
        isFound = true
        index += match.count
      } else if Self.politeness.contains(words[index]) {
        index += 1
      } else {
        return false
      }
    }
    return isFound
  }

  /// "wipe that, it was my colleague's", "delete that, wrong day": taken back, with the reason behind it.
  private func isTakenBack(_ tokens: [Token]) -> Bool {
    var start = 0
    while start < tokens.count, Self.isInterjection(tokens[start]) { start += 1 }
    guard let at = endOfUndo(tokens, from: start) else { return false }
    let isParted =
      at < tokens.count
      && (tokens[at].kind == .punctuation
        || ListWords.causes.contains(tokens[at]) || tokens[at].isOne(of: "it", "that", "i", "we", "my")
        // "Delete it the dog had it".
        || IntentWords.others.contains(tokens[at])
        || tokens[at].isWord("the") && IntentWords.others.contains(at: at + 1, in: tokens))
    let reason = tokens[at...].drop { $0.kind == .punctuation }
    guard isParted, !reason.isEmpty else { return false }
    return isReason(Array(reason))
  }

  /// Behind "cancel that last one" at `start`.
  private func endOfUndo(_ tokens: [Token], from start: Int) -> Int? {
    guard let match = IntentWords.undo.match(at: start, in: tokens) else { return nil }
    var at = start + match.count
    while at < tokens.count,
      tokens[at].isOne(of: "last", "one", "entry", "log", "meal", "workout", "please", "thing")
    { at += 1 }
    return at
  }

  /// "delete that, I didn't eat the plum": of several foods the one that is denied.
  func deniedBehind(_ tokens: [Token]) -> Reading? {
    guard let end = endOfUndo(tokens, from: 0), end < tokens.count, tokens[end].kind == .punctuation,
      case let rest = Array(tokens[end...].drop { $0.kind == .punctuation }), rest.count > 2,
      CorrectionWords.removalPhrases.match(at: 0, in: rest) != nil
    else { return nil }
    return removal(rest)
  }

  /// "cancel that, had 3 plums": what was logged last goes, and what stands behind is logged.
  func retaken(_ tokens: [Token]) -> Reading? {
    guard !context.lastEntries.isEmpty else { return nil }
    let start = tokens.firstIndex { $0.kind == .word && !Self.interjections.contains($0) } ?? 0
    guard let end = endOfUndo(tokens, from: start), end < tokens.count,
      tokens[end].kind == .punctuation || tokens[end].isOne(of: "i", "had", "ate", "drank", "instead")
    else { return nil }
    let rest = trimmed(Array(tokens[end...].drop { $0.kind == .punctuation }))
    guard !rest.isEmpty else { return nil }
    var reading = MessageReader(foods: foods, context: context).reading(of: rest)
    let isLog = reading.calls.allSatisfy { call in
      switch call {
      case .addMeal, .addWater, .addWorkout, .addWeight: true
      default: false
      }
    }
    guard isLog, !reading.calls.isEmpty, reading.query == nil else { return nil }
    reading.calls.insert(.removeEntry(RemoveEntry()), at: 0)
    return reading
  }

  /// "scrap that, it was a bagel": what it was stands behind, and mends it.
  func mendedBehind(_ tokens: [Token]) -> [Token]? {
    guard !context.lastEntries.isEmpty, let match = IntentWords.undo.match(at: 0, in: tokens),
      match.count + 2 < tokens.count, tokens[match.count].kind == .punctuation,
      case let rest = Array(tokens[(match.count + 1)...]),
      rest[0].isOne(of: "it", "that", "they", "i"),
      rest[1].isOne(of: "was", "were", "meant", "should") || rest[1].isWord("only") && lastMeal != nil
    else { return nil }
    return rest
  }

  /// Where a message was not meant to go: "posted this in the wrong chat, get rid of it".
  private static let misdirected = PhraseTable(
    list: "wrong app,wrong chat,wrong window,wrong thread,wrong group,wrong person,wrong tab,wrong place,by mistake")

  /// "That's my brother's weight, remove": the reason first.
  func isTakenBackLast(_ tokens: [Token]) -> Bool {
    guard let comma = tokens.lastIndex(where: { $0.kind == .punctuation }), comma > 1, comma + 1 < tokens.count,
      case let first = tokens.first(where: { !Self.isInterjection($0) }) ?? tokens[0],
      first.isOne(of: "that's", "that", "it", "this", "it's") || Self.misdirected.occurs(in: Array(tokens[..<comma]))
    else { return false }
    let order = tokens[(comma + 1)...].filter { $0.kind == .word }
    let isOrder =
      order.count == 1 && order[0].isOne(of: "remove", "delete", "undo", "scrap", "cancel")
      || matchesWhole(IntentWords.undo, order)
    let reason = Array(tokens[..<comma])
    let isOwned = reason.contains { $0.folded.hasSuffix("'s") && !$0.says("that's") && !$0.says("it's") }
    // "Take it out" points at what the reason is of.
    let points = order.count > 1 && order.contains { $0.isWord("it") || $0.isWord("that") }
    return isOrder && (isOwned || points || isReason(reason))
  }
}
