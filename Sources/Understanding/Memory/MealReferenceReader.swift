import Foods
import Foundation
import Nutrition

/// Finds meals that are named by habit or by an earlier day ("my usual breakfast", "same as yesterday") and makes one
/// word of each, so that the grammar reads on with it as with any food.
struct MealReferenceReader {
  let now: Date
  let timeZone: TimeZone

  private static let triggers: Set<String> = [
    "usual", "same", "repeat", "again", "regular", "normal", "standard", "go",
  ]

  /// `tokens` with every reference as one word.
  func merged(_ tokens: [Token]) -> [Token] {
    guard tokens.contains(where: { Self.triggers.contains($0.folded) || Self.taughtUsual($0) != nil }) else {
      return tokens
    }
    var result: [Token] = []
    var index = 0
    while index < tokens.count {
      guard let found = reference(at: index, in: tokens, after: result) else {
        result.append(tokens[index])
        index += 1
        continue
      }
      while let last = result.last, ["my", "the", "our", "a"].contains(last.folded) { result.removeLast() }
      let (left, end) = omitted(from: found.end, in: tokens)
      result.append(found.reference.token(over: tokens[index..<end], without: left))
      index = end
    }
    return result
  }

  private func reference(
    at index: Int, in tokens: [Token], after before: [Token]
  ) -> (reference: MealReference, end: Int)? {
    // A taught name is one word already; it is opened only where something is left out.
    if let meal = Self.taughtUsual(tokens[index]), !omitted(from: index + 1, in: tokens).foods.isEmpty {
      return (.usual(meal), index + 1)
    }
    if let usual = Self.usual(at: index, in: tokens, isWhole: false) { return (.usual(usual.meal), usual.end) }
    if tokens[index].isWord("same") { return same(at: index, in: tokens, after: before) }
    if let earlier = again(at: index, in: tokens) { return earlier }
    return nil
  }

  /// The meal of "usual breakfast" where the person taught it, so that it is one word.
  private static func taughtUsual(_ token: Token) -> MealType? {
    guard token.folded.hasPrefix("usual ") else { return nil }
    return TimeWords.meals[String(token.folded.dropFirst(6))]
  }

  // MARK: Habits

  /// "usual", "usual breakfast", "go-to lunch", "regular breakfast" at `index`; nil where a food follows ("usual coffee").
  static func usual(at index: Int, in tokens: [Token], isWhole: Bool) -> (meal: MealType?, end: Int)? {
    var end = index
    if tokens[index].isWord("usual") {
      end += 1
    } else if tokens[index].isWord("go"), index + 1 < tokens.count, tokens[index + 1].isWord("to"),
      tokens[index + 1].join == .hyphen
    {
      end += 2
    } else if ["regular", "normal", "standard"].contains(tokens[index].folded), index + 1 < tokens.count,
      TimeWords.meals[tokens[index + 1].folded] != nil, index == 0 || tokens[index - 1].isWord("my") || isWhole
    {
      end += 1
    } else {
      return nil
    }
    let meal = end < tokens.count ? TimeWords.meals[tokens[end].folded] : nil
    if meal != nil { end += 1 }
    if end < tokens.count, tokens[end].isWord("order") || tokens[end].isWord("meal") { end += 1 }
    if meal == nil, !tokens[index].isWord("usual") { return nil }
    return endsPhrase(end, tokens) && (!isWhole || end == tokens.count) ? (meal, end) : nil
  }

  private static let followers: Set<String> = WordList.words(
    """
    and with plus but for at on in this today again please then before after around about yesterday last minus without
    except also too thanks earlier tonight now from n & + ! . ; ) thing as
    """)

  /// Whether a reference may end before `index`: a food does not go on.
  private static func endsPhrase(_ index: Int, _ tokens: [Token]) -> Bool {
    guard index < tokens.count else { return true }
    if followers.contains(tokens[index].folded) || tokens[index].kind == .clock { return true }
    // "the usual, 3 eggs and toast" goes on to say what it is.
    guard tokens[index].isSign(","), index + 1 < tokens.count else { return false }
    let next = tokens[index + 1]
    return next.kind == .word && NumberWords.cardinals[next.folded] == nil
      && !["a", "an", "half"].contains(next.folded)
  }

  // MARK: Earlier meals

  private static let nouns: Set<String> = ["thing", "things", "meal", "stuff", "food", "order", "one"]

  private func same(
    at index: Int, in tokens: [Token], after before: [Token]
  ) -> (reference: MealReference, end: Int)? {
    var end = index + 1
    var meal: MealType?
    while end < tokens.count {
      if let named = TimeWords.meals[tokens[end].folded] {
        meal = named
      } else if !Self.nouns.contains(tokens[end].folded) {
        break
      }
      end += 1
    }
    if end < tokens.count, tokens[end].isWord("again") || tokens[end].isWord("too") { return (.again(meal), end + 1) }
    let isForMeal =
      end + 1 < tokens.count && tokens[end].isWord("for") && TimeWords.meals[tokens[end + 1].folded] != nil
    if isForMeal {
      let named = TimeWords.meals[tokens[end + 1].folded]
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
    let isEaten = before.contains { ["had", "ate", "drank", "having", "log", "got"].contains($0.folded) }
    guard isEaten || meal != nil, Self.endsPhrase(end, tokens) else { return nil }
    return (.again(meal), end)
  }

  private static let times: Set<String> = WordList.words(
    """
    yesterday yesterday's last night this morning on the day before time earlier usual always i had ate have for at ago
    days afternoon evening lunchtime today today's week that my from normal what was a
    """)

  /// What follows "same as": a day, a meal, "last time", "always".
  private func compared(
    from start: Int, in tokens: [Token], meal: MealType?
  ) -> (reference: MealReference, end: Int)? {
    var end = start
    while end < tokens.count {
      let token = tokens[end]
      let isTime =
        Self.times.contains(token.folded) || TimeWords.meals[token.folded] != nil
        || TimeWords.weekdays[token.folded] != nil || TimeWords.weekdays[token.folded.replacing("'s", with: "")] != nil
        || TimeWords.ambiguousWeekdays[token.folded] != nil || token.kind == .number && end > start
      guard isTime else { break }
      end += 1
    }
    guard end > start, !WorkoutReferenceReader.namesWorkout(at: end, in: tokens) else { return nil }
    let words = tokens[start..<end].map(\.folded)
    let mention = TimeScanner.scan(Array(tokens[start..<end]))
    let named = meal ?? words.lazy.compactMap { TimeWords.meals[$0] }.first ?? mention.meal
    if words.contains("usual") || words.contains("always") || words.contains("normal") { return (.usual(named), end) }
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
  private func again(at index: Int, in tokens: [Token]) -> (reference: MealReference, end: Int)? {
    if tokens[index].isWord("repeat"), index == 0 || tokens[index - 1].kind == .punctuation,
      let found = compared(from: index + 1, in: tokens, meal: nil)
    {
      return found
    }
    guard tokens[index].folded.hasPrefix("yesterday"), index + 2 < tokens.count,
      let meal = TimeWords.meals[tokens[index + 1].folded], tokens[index + 2].isWord("again")
    else { return nil }
    return (.earlier(daysBack: 1, meal), index + 3)
  }
}

extension MealReference {
  /// The reference as one word of the sentence.
  func token(over tokens: ArraySlice<Token>, without foods: [String]) -> Token {
    let foodID = foodID(without: foods)
    let first = tokens[tokens.startIndex]
    let range = first.range.lowerBound..<tokens[tokens.endIndex - 1].range.upperBound
    return Token(kind: .word, text: foodID, folded: foodID, join: .apart, range: range)
  }
}

extension PersonalFoods {
  /// `tokens` with every name of several words that the person taught as one word.
  func merged(_ tokens: [Token]) -> [Token] {
    guard !taught.isEmpty else { return tokens }
    var result: [Token] = []
    var index = 0
    while index < tokens.count {
      let words = tokens[index...].prefix { $0.kind == .word || $0.kind == .number }.map(\.text)
      let count = lengthOfName(in: words[...])
      guard count > 1 else {
        result.append(tokens[index])
        index += 1
        continue
      }
      let run = tokens[index..<(index + count)]
      let text = run.map(\.text).joined(separator: " ")
      let range = tokens[index].range.lowerBound..<tokens[index + count - 1].range.upperBound
      result.append(
        Token(
          kind: .word, text: text, folded: run.map(\.folded).joined(separator: " "), join: tokens[index].join,
          range: range))
      index += count
    }
    return result
  }
}
