import Foods
import Foundation
import Nutrition

/// Meals of an earlier time: "the same as yesterday", "repeat Tuesday's lunch".
extension MealReferenceReader {
  private static let nouns: WordSet = ["thing", "things", "meal", "stuff", "food", "order", "one"]

  func same(
    at index: Int, in tokens: [Token], after before: [Token]
  ) -> (reference: MealReference, end: Int)? {
    var end = index + 1
    var meal: MealType?
    while end < tokens.count {
      if let named = TimeWords.meals[tokens[end]] {
        meal = named
      } else if !Self.nouns.contains(tokens[end]) {
        break
      }
      end += 1
    }
    if end < tokens.count, tokens[end].isWord("again") || tokens[end].isWord("too") { return (.again(meal), end + 1) }
    let isForMeal =
      end + 1 < tokens.count && tokens[end].isWord("for") && TimeWords.meals.contains(tokens[end + 1])
    if isForMeal {
      let named = TimeWords.meals[tokens[end + 1]]
      if end + 2 < tokens.count, tokens[end + 2].isWord("as") {
        return compared(from: end + 3, in: tokens, meal: named)
      }
      // "the same for dinner": the meal is when it was eaten, not what.
      return end + 2 == tokens.count || tokens[end + 2].kind == .punctuation ? (.again(nil), end) : nil
    }
    if end < tokens.count, tokens[end].isWord("as") || tokens[end].isWord("like") {
      return compared(from: end + 1, in: tokens, meal: meal)
    }
    if end < tokens.count, tokens[end].isWord("that") || tokens[end].isWord("i") {
      return compared(from: end, in: tokens, meal: meal)
    }
    let isEaten = before.contains { $0.isOne(of: "had", "ate", "drank", "having", "log", "got") }
    guard isEaten || meal != nil || isAfterMeal && isAlone(from: index, to: end, in: tokens),
      Self.endsPhrase(end, tokens)
    else { return nil }
    return (.again(meal), end)
  }

  /// "The same today" and nothing else.
  private func isAlone(from start: Int, to end: Int, in tokens: [Token]) -> Bool {
    let rest = Array(tokens[end...])
    return tokens[..<start].allSatisfy { $0.isOne(of: "the", "and", "exactly") } && !rest.isEmpty
      && TimeScanner.scan(rest).covered.contains { $0 == rest.indices }
  }

  private static let ofLeftovers: WordSet = [
    "had", "ate", "eating", "my", "the", "some", "finished", "just", "for", ":",
  ]

  /// "Leftovers from last night": that meal once more, where no food is named before.
  func leftovers(at index: Int, in tokens: [Token]) -> (reference: MealReference, end: Int)? {
    guard tokens[index].isWord("leftovers"), index + 2 < tokens.count, tokens[index + 1].isWord("from"),
      index == 0 || Self.ofLeftovers.contains(tokens[index - 1])
    else { return nil }
    return compared(from: index + 2, in: tokens, meal: nil)
  }

  private static let times: WordSet = WordList.words(
    """
    yesterday yesterday's last night this morning on the day before time earlier usual always i had ate have for at ago
    days afternoon evening lunchtime today today's week that my from normal what was a
    """)

  /// Whether a clause of its own says "same as always" at `start`, and the one before it what that was.
  private func isSpelledOut(before start: Int, in tokens: [Token]) -> Bool {
    guard let comma = tokens[..<start].lastIndex(where: { $0.kind == .punctuation }), comma > 0,
      tokens[(comma + 1)..<start].allSatisfy({ $0.isOne(of: "the", "same", "as") })
    else { return false }
    return tokens[..<comma].contains { token in
      token.kind == .word && !IntentWords.reports.contains(token) && !IntentWords.determiners.contains(token)
        && !Self.times.contains(token) && !TimeWords.meals.contains(token) && !TimeWords.weekdays.contains(token)
    }
  }

  /// What follows "same as": a day, a meal, "last time", "always".
  private func compared(
    from start: Int, in tokens: [Token], meal: MealType?
  ) -> (reference: MealReference, end: Int)? {
    var end = start
    while end < tokens.count {
      let token = tokens[end]
      let isTime =
        Self.times.contains(token) || TimeWords.meals.contains(token)
        || TimeWords.weekdays.contains(token) || TimeWords.weekdays[token.folded.replacing("'s", with: "")] != nil
        || TimeWords.ambiguousWeekdays[token] != nil || token.kind == .number && end > start
      guard isTime else { break }
      end += 1
    }
    guard end > start, !WorkoutReferenceReader.namesWorkout(at: end, in: tokens) else { return nil }
    let words = tokens[start..<end].map(\.folded)
    let mention = TimeScanner.scan(Array(tokens[start..<end]))
    let named = meal ?? words.lazy.compactMap { TimeWords.meals[$0] }.first ?? mention.meal
    if words.contains("usual") || words.contains("always") || words.contains("normal") {
      // "Toast and eggs, same as always" says what they were.
      return isSpelledOut(before: start, in: tokens) ? nil : (.usual(named), end)
    }
    if let back = daysBack(mention) {
      let partMeal: MealType? = mention.isNight ? .dinner : mention.part.map { MealType.at(hour: Int($0), minute: 0) }
      return (.earlier(daysBack: back, named ?? partMeal), end)
    }
    if words.contains("before") || words.contains("earlier") || words.contains("time") { return (.again(named), end) }
    if named != nil { return (.earlier(daysBack: 0, named), end) }
    return nil
  }

  /// Whole days back; a part of today is today.
  private func daysBack(_ mention: TimeMention) -> Int? {
    guard mention.day != .future, mention.day != nil || mention.part != nil else { return nil }
    guard let day = mention.day, day != .today else { return 0 }
    let moment = TimeReader.resolve(mention, now: now, timeZone: timeZone)
    guard let date = moment.date else { return nil }
    return LocalClock(now: now, timeZone: timeZone).daysBack(to: date)
  }

  /// "repeat yesterday's lunch", "yesterday's lunch again".
  func again(at index: Int, in tokens: [Token]) -> (reference: MealReference, end: Int)? {
    if tokens[index].isWord("repeat"), index == 0 || tokens[index - 1].kind == .punctuation,
      let found = compared(from: index + 1, in: tokens, meal: nil)
    {
      return found
    }
    guard tokens[index].folded.hasPrefix("yesterday"), index + 2 < tokens.count,
      let meal = TimeWords.meals[tokens[index + 1]], tokens[index + 2].isWord("again")
    else { return nil }
    return (.earlier(daysBack: 1, meal), index + 3)
  }
}
