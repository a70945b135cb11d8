import Foundation
import Nutrition
import ToolCalls

/// Items taken out of what was logged last, and put into it.
extension CorrectionReader {
  private static let subjects: WordSet = [
    "i", "it", "my", "she", "he", "we", "they", "that", "because", "was", "wasn't",
  ]

  /// Where a reason begins behind a comma: "remove the crisps, my son had them"; else the end.
  private func reason(in tokens: [Token], from start: Int) -> Int {
    tokens.indices.dropLast().first { index in
      index > start + 1 && tokens[index].isSign(",") && Self.subjects.contains(tokens[index + 1])
    } ?? tokens.count
  }

  func removal(_ tokens: [Token]) -> Reading? {
    var start = 0
    while start < tokens.count,
      tokens[start].kind == .punctuation
        || ["actually", "oh", "wait", "sorry", "please", "and", "oops", "can", "you", "could", "i"].contains(
          tokens[start].folded) && !CorrectionWords.removal.contains(tokens[start])
    {
      if CorrectionWords.removalPhrases.match(at: start, in: tokens) != nil { break }
      start += 1
    }
    guard start < tokens.count else { return nil }
    let count: Int
    var end = reason(in: tokens, from: start)
    if tokens[start].isWord("take"),
      let off = tokens[start..<end].prefix(7).firstIndex(where: { ["off", "out", "away"].contains($0.folded) }),
      off > start + 1
    {
      // "take the crisps off".
      count = 1
      end = off
    } else if let phrase = CorrectionWords.removalPhrases.match(at: start, in: tokens) {
      // "no cheese" takes cheese off; "no, turkey instead of ham" does not.
      if tokens[start].isWord("no"),
        start + 1 >= tokens.count || tokens[start + 1].kind != .word || tokens.contains(where: { $0.isWord("not") })
      {
        return nil
      }
      // "I didn't have lunch but I had a smoothie" tells of something else.
      if phrase.count > 1, tokens.contains(where: { $0.isWord("but") }) { return nil }
      count = phrase.count
    } else if tokens[start].kind == .word, CorrectionWords.removal.contains(tokens[start]) {
      count = 1
    } else {
      return nil
    }
    guard start + count <= end else { return nil }
    let object = tokens[(start + count)..<end].filter { token in
      token.kind == .word
        && ![
          "the", "my", "a", "an", "from", "that", "please", "entry", "last", "it", "of", "also", "any", "actually",
          "too", "log", "one", "today", "in",
        ].contains(token.folded)
    }
    guard !object.isEmpty else { return nil }
    // "No breakfast, but a wrap for lunch" is about no earlier wrap; "remove the wrap" is.
    let isOrder = tokens[start].kind == .word && CorrectionWords.orders.contains(tokens[start])
    let reader =
      isOrder && object.count <= 3 ? CorrectionReader(foods: foods, context: holding(Array(object))) : self
    if let meal = reader.lastMeal, let index = ItemMatcher(meal: meal, foods: foods).index(of: Array(object)) {
      if let rest = reader.rest(of: meal, index: index, without: Array(object)) {
        let change = CorrectEntry.ItemChange(action: .replace, itemName: meal.items[index].name, item: rest)
        return Reading(calls: [.correctEntry(CorrectEntry(entryId: meal.id, items: [change]))])
      }
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

  /// "A salad" for "a salad with feta" without the feta; nil where the item is what is taken out.
  private func rest(of meal: Meal, index: Int, without object: [Token]) -> AddMeal.Item? {
    let item = meal.items[index]
    let named = ItemMatcher(meal: meal, foods: foods).saidNames?[index] ?? String(item.name.prefix { $0 != "(" })
    let said = Lexer.tokens(of: named)
    let taken = Set(object.map { EnglishPlural.singular(of: $0.folded) })
    let places = said.indices.filter { taken.contains(EnglishPlural.singular(of: said[$0].folded)) }
    guard let first = places.first, let last = places.last, first > 1,
      said[first - 1].isWord("with") || said[first - 1].isWord("and")
    else { return nil }
    var kept = Array(said[..<(first - 1)])
    if last + 2 < said.count, said[last + 1].isWord("and") {
      kept += [said[first - 1]] + said[(last + 2)...]
    } else {
      kept += said[(last + 1)...]
    }
    guard var new = foods.items(in: Lexer.tokens(of: kept.map(\.text).joined(separator: " "))).first else { return nil }
    new.quantity = new.quantity ?? item.quantity
    new.unit = new.unit ?? item.unit
    return new
  }

  func entry(named words: [String]) -> Entry? {
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

  func addition(_ tokens: [Token]) -> Reading? {
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
}
