import Foundation
import Nutrition
import ToolCalls

/// Reads a line that mends or takes back what the last turn wrote.
struct CorrectionReader {
  let foods: FoodPhrases
  let context: ReadingContext

  /// What `tokens` change, or nil where they stand on their own.
  func reading(of tokens: [Token]) -> Reading? {
    guard !tokens.isEmpty, tokens.count <= 40 else { return nil }
    if let reading = wholeTurn(tokens) { return reading }
    guard !context.lastEntries.isEmpty else {
      let isContrast = tokens[0].isWord("no") && hasContrast(tokens)
      guard isSure(tokens), isShort(tokens) || isContrast else { return nil }
      return Reading(
        clarification: Clarification(
          question: "There is nothing to correct yet. Tell me what you ate or did, and how much."),
        confidence: 0.4)
    }
    if let reading = removal(tokens) { return reading }
    if let reading = MomentCorrection(context: context).reading(of: tokens, foods: foods) { return reading }
    if let reading = addition(tokens) { return reading }
    guard isSure(tokens) || hasContrast(tokens) || isBareAmount(tokens) else { return nil }
    let start = firstContent(tokens)
    let rest = trimmed(Array(tokens[start...]))
    guard !rest.isEmpty else { return nil }
    return FigureCorrection(context: context).reading(of: rest, foods: foods)
      ?? ItemCorrection(context: context, foods: foods).reading(of: rest, isSure: isSure(tokens))
  }

  // MARK: All of it

  private func wholeTurn(_ tokens: [Token]) -> Reading? {
    let words = tokens.filter { $0.kind == .word }
    if matchesWhole(IntentWords.redo, words) { return Reading(query: .redo) }
    guard matchesWhole(IntentWords.undo, words) else { return nil }
    return context.lastEntries.isEmpty ? Reading(query: .undo) : Reading(calls: [.removeEntry(RemoveEntry())])
  }

  private static let politeness: Set<String> = WordList.words(
    """
    please pls oops no wait actually sorry oh the last entry one it that my can you could thing ok just log item
    meal i was wrong mistake a whole all of bad didn't eat have nope workout run hey and thanks turn message to
    want previous that's
    """)

  private func matchesWhole(_ phrases: PhraseTable<Bool>, _ words: [Token]) -> Bool {
    guard words.count <= 9 else { return false }
    for index in words.indices {
      guard let match = phrases.match(at: index, in: words) else {
        guard Self.politeness.contains(words[index].folded) else { return false }
        continue
      }
      return words[(index + match.count)...].allSatisfy { Self.politeness.contains($0.folded) }
    }
    return false
  }

  // MARK: Signs of a correction

  private func isSure(_ tokens: [Token]) -> Bool {
    if CorrectionWords.sure.match(at: 0, in: tokens) != nil { return isNoun(tokens) == false }
    if tokens[0].isWord("the"), let was = tokens.firstIndex(where: { ["was", "were", "is"].contains($0.folded) }),
      was > 1, let meal = lastMeal,
      ItemMatcher(meal: meal, foods: foods).index(of: Array(tokens[1..<was])) != nil
    {
      return true
    }
    let last = tokens.last { $0.kind == .word }?.folded ?? ""
    return last == "actually" || last == "instead" || tokens.contains { $0.isWord("meant") } || hasChange(tokens)
  }

  /// "no breakfast today" denies; "no, it was lunch" corrects.
  private func isNoun(_ tokens: [Token]) -> Bool {
    guard tokens[0].isWord("no") || tokens[0].isWord("not"), tokens.count > 1, tokens[1].kind == .word else {
      return false
    }
    return ![
      "it", "that", "i", "make", "wait", "sorry", "actually", "the", "a", "an", "they", "there", "just", "only", "my",
      "was",
    ].contains(tokens[1].folded)
      && !tokens.dropFirst().contains { $0.isWord("not") || $0.isWord("instead") }
  }

  private func hasChange(_ tokens: [Token]) -> Bool {
    ["change", "swap", "replace", "switch"].contains(tokens[0].folded)
  }

  private func hasContrast(_ tokens: [Token]) -> Bool {
    guard let index = tokens.firstIndex(where: { $0.isWord("not") }), index > 0, index < tokens.count - 1 else {
      return false
    }
    return !tokens.contains {
      ["i", "i'm", "im", "do", "did", "is", "are", "am"].contains($0.folded) && $0.kind == .word
    } || tokens[0].isWord("no")
  }

  /// "only half", "two", "200g": an amount and nothing else, right after a log.
  private func isBareAmount(_ tokens: [Token]) -> Bool {
    if let quantity = QuantityParser(tokens).quantity(at: 0), quantity.tokens.upperBound == tokens.count,
      quantity.grams != nil || quantity.milliliters != nil,
      quantity.unit?.name == "g" || quantity.unit?.name == "ml" || quantity.unit?.name == "oz"
    {
      return lastMeal?.items.count == 1
    }
    guard tokens[0].isWord("only") || tokens[0].isWord("just") || tokens[0].isWord("half") else { return false }
    // "Half gallon of water" is a report of its own.
    let rest = Array(tokens[firstContent(tokens)...])
    let amount = QuantityParser(rest).quantity(at: 0)?.tokens ?? 0..<0
    let isOnlyAmount = rest.indices.allSatisfy { index in
      amount.contains(index) || rest[index].kind == .punctuation || CorrectionWords.fillers.contains(rest[index].folded)
        || Multiple.words.contains(rest[index].folded)
    }
    return tokens.count <= 6 && isOnlyAmount && !foods.holdsFood(tokens)
      && Amount(trimmed(Array(tokens[firstContent(tokens)...]))) != nil
  }

  private func isShort(_ tokens: [Token]) -> Bool {
    tokens.count <= 7 && !foods.holdsFood(tokens) && TimeScanner.scan(tokens).meal == nil
      && WorkoutReader().finding(in: tokens, hasFood: false) == nil
      && tokens[0].folded != "not" && tokens[0].folded != "no" && tokens[0].folded != "sorry"
  }

  private func firstContent(_ tokens: [Token]) -> Int {
    var index = 0
    while index < tokens.count {
      if let match = CorrectionWords.openers.match(at: index, in: tokens), !tokens[index].isWord("half"),
        !tokens[index].isWord("double"),
        !tokens[index].isWord("twice"), !tokens[index].isWord("triple"),
        !["change", "swap", "replace", "switch"].contains(tokens[index].folded)
          || match.count == 3
      {
        index += match.count
      } else if tokens[index].kind == .punctuation {
        index += 1
      } else {
        break
      }
    }
    return min(index, tokens.count)
  }

  private func trimmed(_ tokens: [Token]) -> [Token] {
    var rest = tokens
    while let last = rest.last,
      last.kind == .punctuation || ["actually", "please", "sorry", "instead", "lol", "oops"].contains(last.folded)
    { rest.removeLast() }
    return rest
  }

  // MARK: Taking away

  private func removal(_ tokens: [Token]) -> Reading? {
    var start = 0
    while start < tokens.count,
      tokens[start].kind == .punctuation
        || ["actually", "oh", "wait", "sorry", "please", "and", "oops", "can", "you", "could", "i"].contains(
          tokens[start].folded) && !CorrectionWords.removal.contains(tokens[start].folded)
    {
      if CorrectionWords.removalPhrases.match(at: start, in: tokens) != nil { break }
      start += 1
    }
    guard start < tokens.count else { return nil }
    let count: Int
    if let phrase = CorrectionWords.removalPhrases.match(at: start, in: tokens) {
      // "no cheese" takes cheese off; "no, turkey instead of ham" does not.
      if tokens[start].isWord("no"),
        start + 1 >= tokens.count || tokens[start + 1].kind != .word || tokens.contains(where: { $0.isWord("not") })
      {
        return nil
      }
      count = phrase.count
    } else if tokens[start].kind == .word, CorrectionWords.removal.contains(tokens[start].folded) {
      count = 1
    } else {
      return nil
    }
    let object = tokens[(start + count)...].filter { token in
      token.kind == .word
        && ![
          "the", "my", "a", "an", "from", "that", "please", "entry", "last", "it", "of", "also", "any", "actually",
          "too", "log", "one", "today", "in",
        ].contains(token.folded)
    }
    guard !object.isEmpty else { return nil }
    if let meal = lastMeal, let index = ItemMatcher(meal: meal, foods: foods).index(of: Array(object)) {
      if meal.items.count == 1 {
        return Reading(calls: [.removeEntry(RemoveEntry(entryId: context.lastEntries.count == 1 ? nil : meal.id))])
      }
      let change = CorrectEntry.ItemChange(action: .remove, itemName: meal.items[index].name)
      return Reading(calls: [.correctEntry(CorrectEntry(entryId: meal.id, items: [change]))])
    }
    if tokens[start].isWord("no") || tokens[start].isWord("skip") || tokens[start].isWord("without")
      || tokens[start].isWord("forget")
    {
      return nil
    }
    if let entry = entry(named: object.map(\.folded)) {
      return Reading(calls: [.removeEntry(RemoveEntry(entryId: context.lastEntries.count == 1 ? nil : entry.id))])
    }
    return Reading(
      clarification: Clarification(question: "I don't see that in what was logged last. Which entry should I remove?"),
      confidence: 0.4)
  }

  private func entry(named words: [String]) -> Entry? {
    context.lastEntries.last { entry in
      switch entry {
      case .meal(let meal): words.contains { TimeWords.meals[$0] == meal.mealType || $0 == "meal" || $0 == "food" }
      case .workout(let workout):
        words.contains { ["workout", "exercise", "session", "training", "gym"].contains($0) }
          || ActivityLexicon.reference.activity(named: words.joined(separator: " "))?.name
            == ActivityLexicon.reference.activity(named: workout.name)?.name
          || words.contains { Folding.fold(workout.name).contains($0) && $0.count > 2 }
      case .water: words.contains("water")
      case .weight: words.contains("weight") || words.contains("weighin") || words.contains("weigh")
      case .goal: words.contains("goal")
      }
    }
  }

  // MARK: Adding

  private func addition(_ tokens: [Token]) -> Reading? {
    var start = 0
    var found = false
    while start < tokens.count,
      let match = CorrectionWords.additions.match(at: start, in: tokens)
        ?? (tokens[start].isSign("+") || tokens[start].isSign("&") ? (true, 1) : nil)
    {
      start += match.count
      found = true
    }
    guard found, start < tokens.count, let meal = lastMeal else { return nil }
    let rest = trimmed(Array(tokens[start...]))
    // A clause of its own is a log of its own.
    let opensWithAdd = tokens[0].isWord("add")
    guard FrameReader.frame(of: rest, isFirst: false) == nil || opensWithAdd, foods.holdsFood(rest),
      TimeScanner.scan(rest).isEmpty || opensWithAdd && TimeScanner.scan(rest).meal == meal.mealType
    else { return nil }
    if case .workout = WorkoutReader().finding(in: rest, hasFood: false), !foods.holdsFood(rest) { return nil }
    let items = foods.items(in: rest)
    guard !items.isEmpty else { return nil }
    let changes = items.map { CorrectEntry.ItemChange(action: .add, item: $0) }
    return Reading(calls: [.correctEntry(CorrectEntry(entryId: meal.id, items: changes))])
  }

  private var lastMeal: Meal? {
    for entry in context.lastEntries.reversed() {
      if case .meal(let meal) = entry { return meal }
    }
    return nil
  }
}
