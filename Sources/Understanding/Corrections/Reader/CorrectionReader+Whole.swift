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
    reading.isOfEntry = words.contains { Self.erasing.contains($0) }
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
        || ListWords.causes.contains(tokens[at]) || tokens[at].isOne(of: "it", "that", "i", "we", "my"))
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

  /// "wait, I also had a beer", "actually I had stew for dinner" after a lunch: another report, and no correction.
  func isReportOfMore(_ tokens: [Token]) -> Bool {
    guard let i = tokens.prefix(5).firstIndex(where: { $0.isWord("i") }), i + 2 < tokens.count else { return false }
    if tokens[i + 1].isWord("also") || tokens.last(where: { $0.kind == .word })?.isWord("too") == true { return true }
    guard let verb = tokens[i...].prefix(4).firstIndex(where: { $0.isOne(of: "had", "ate", "drank") }),
      let meal = lastMeal
    else { return false }
    let mention = TimeScanner.scan(Array(tokens[verb...]))
    let isOther = mention.meal.map { $0 != meal.mealType } ?? mention.saysWhen
    return isOther && !tokens.contains { $0.isWord("not") || $0.isWord("instead") }
      && ItemMatcher(meal: meal, foods: foods).index(of: Array(tokens[verb...])) == nil
  }

  private static let newClauses = WordList.words("i we had ate drank went ran walked swam cycled grabbed got then so")

  /// "it was a long day, had pizza", "sorry for the delay, I had pizza": how things were, and then a report of its own.
  func isStory(_ tokens: [Token]) -> Bool {
    guard tokens[0].isOne(of: "it", "that", "it's", "that's", "sorry", "not"),
      let joint = tokens.indices.dropFirst(2).first(where: { begins(at: $0, in: tokens) })
    else { return false }
    let before = Array(tokens[firstContent(tokens)...].prefix { $0.range.lowerBound < tokens[joint].range.lowerBound })
    return !before.isEmpty && !foods.holdsFood(before) && Amount(before) == nil
      && (before.count > Self.longestMoment || TimeScanner.scan(before).isEmpty)
      && !before.contains { $0.kind == .number }
      // "Not that, had soup".
      && (!tokens[0].isWord("not") || before.contains { $0.kind == .word && !CorrectionWords.fillers.contains($0) })
  }

  private static let longestMoment = 4

  /// Whether a clause with a verb of its own begins behind `index`: ", had pizza", "but I had", ", but we got".
  private func begins(at index: Int, in tokens: [Token]) -> Bool {
    guard tokens[index].kind == .punctuation || ListWords.clauseJoints.contains(tokens[index]), index + 2 < tokens.count
    else {
      return false
    }
    let next =
      tokens[index].kind == .punctuation && ListWords.clauseJoints.contains(tokens[index + 1]) ? index + 2 : index + 1
    return Self.newClauses.contains(tokens[next])
  }

  private static let helpings: WordSet = ["slice", "portion", "serving", "helping", "piece", "bowl", "plate"]

  /// "small one, 125 ml", "a large one", "a small glass, 125 ml" after one food: how big it was, or the amount that says so.
  func sizedOne(_ tokens: [Token]) -> [Token]? {
    guard let meal = lastMeal, meal.items.count == 1, !tokens.isEmpty, tokens.count <= 7 else { return nil }
    let start = NumberWords.articles.contains(tokens[0]) ? 1 : 0
    if start + 2 == tokens.count, QuantityWords.sizes[tokens[start]] != nil, Self.helpings.contains(tokens[start + 1]) {
      return Array(tokens[start...])
    }
    guard start + 1 < tokens.count, QuantityWords.sizes[tokens[start]] != nil,
      tokens[start + 1].isWord("one") || tokens[start + 1].isWord("ones")
        || isVessel(tokens[start + 1], of: meal) && start + 2 < tokens.count
    else { return nil }
    let rest = Array(tokens[(start + 2)...].drop { $0.kind == .punctuation })
    guard !rest.isEmpty else { return Array(tokens[start..<(start + 1)]) }
    return Amount.counts(rest) ? rest : nil
  }

  /// Whether the one item of a meal was counted, or poured, in such a vessel.
  private func isVessel(_ token: Token, of meal: Meal) -> Bool {
    guard let unit = UnitTable.unit(named: token.folded), unit.isContainer else { return false }
    return meal.items[0].unit == unit.name || meal.items[0].unit == "ml"
  }

  /// "*muffin", "3*": the star of a chat's corrections.
  func isStarred(_ tokens: [Token]) -> Bool {
    guard (2...5).contains(tokens.count), tokens.count(where: { $0.isSign("*") }) == 1 else { return false }
    return tokens[0].isSign("*") && tokens[1].join == .glued
      || tokens[tokens.count - 1].isSign("*") && tokens[tokens.count - 1].join == .glued
  }

  /// "27 min", "took 27 min", "in 27 min", "and 27 min" right after a workout: how long it was.
  func isLengthAlone(_ tokens: [Token]) -> Bool {
    guard case .workout = context.lastEntries.last else { return false }
    let rest = tokens[0].isOne(of: "took", "in", "and", "for") ? Array(tokens.dropFirst()) : tokens
    guard !rest.isEmpty, let quantity = QuantityParser(rest).quantity(at: 0) else { return false }
    guard quantity.tokens.upperBound == rest.count else { return false }
    // "6.5 km" of a walk that was told by its time alone.
    if quantity.meters != nil, case .workout(let last)? = context.lastEntries.last {
      return last.type == .cardio && last.distanceKm == nil && last.exercises.isEmpty
    }
    return quantity.seconds != nil
  }
}
