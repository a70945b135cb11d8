import Nutrition
import ToolCalls

/// How much of a logged food was eaten or left.
extension CorrectionReader {
  private static let opening: WordSet = [
    "and", "but", "though", "so", "also", "oh", "actually", "wait", "sorry", "i", "we", "only", "just", "really",
    "probably", "maybe", "ended", "up", "about", "around", "roughly", "like", "then", "ok", "okay", "update",
  ]
  private static let eating = EatingWords.ongoing
  static let definiteOrPronoun = ListWords.definite.union(["it", "them"])

  /// "And I only ate half of the wrap", "left a third of the rice", "I had only 2 slices of the pizza": how much of one of
  /// the foods that were logged last was eaten.
  func partEaten(_ said: [Token]) -> Reading? {
    guard let meal = lastMeal, said.count <= 16 else { return nil }
    let tokens = Self.withoutWholeDenied(said)
    var at = 0
    var isOnly = false
    while at < tokens.count, tokens[at].kind == .punctuation || Self.opening.contains(tokens[at]) {
      if tokens[at].isWord("only") || tokens[at].isWord("just") { isOnly = true }
      at += 1
    }
    guard at < tokens.count, Self.eating.contains(tokens[at]) || MealWords.leaving.contains(tokens[at]) else {
      if let share = share(at: at, in: tokens), tokens[share.end - 1].isWord("of") {
        return amended(Array(tokens[share.end...]), by: Amount(factor: share.value), of: meal)
      }
      return unfinished(Array(tokens[at...]), of: meal)
    }
    let isLeft = MealWords.leaving.contains(tokens[at])
    at += 1
    while at < tokens.count, Self.opening.contains(tokens[at]) {
      if tokens[at].isWord("only") || tokens[at].isWord("just") { isOnly = true }
      at += 1
    }
    if let share = share(at: at, in: tokens) {
      let name = Array(tokens[share.end...])
      let eaten = Amount(factor: isLeft ? 1 - share.value : share.value)
      if trimmed(name).isEmpty, isLeft, case .meal? = context.lastEntries.last { return all(of: meal, by: eaten) }
      return amended(name, by: eaten, of: meal)
    }
    // "Only 2 slices of the pizza".
    guard isOnly, !isLeft, let of = tokens[at...].firstIndex(where: { $0.isWord("of") }), of > at,
      of + 1 < tokens.count, Self.definiteOrPronoun.contains(tokens[of + 1]), Amount.counts(Array(tokens[at..<of])),
      let amount = Amount(Array(tokens[at..<of]))
    else { return nil }
    return amended(Array(tokens[(of + 1)...]), by: amount, of: meal)
  }

  /// "About a quarter of it" for "not all of it, about a quarter".
  private static func withoutWholeDenied(_ said: [Token]) -> [Token] {
    guard said.count > 4, said[0].isWord("not"), said[1].isOne(of: "all", "quite"),
      let sign = said.prefix(6).firstIndex(where: { $0.kind == .punctuation }),
      said[sign - 1].isOne(of: "it", "them", "all"),
      let last = said.last, shares[last.folded] != nil
    else { return said }
    return said[(sign + 1)...] + Token.words(["of", said[sign - 1].isWord("them") ? "them" : "it"], at: last.range)
  }

  /// "Only managed half a meatball sub" behind a burger: news of another food.
  func tellsPartOfAnother(_ tokens: [Token]) -> Bool {
    guard let meal = lastMeal, let verb = Self.eating.firstIndex(in: tokens.prefix(4)),
      tokens[..<verb].allSatisfy({ Self.opening.contains($0) }), tokens[..<verb].contains(where: { $0.isWord("only") }),
      let share = share(at: verb + 1, in: tokens),
      case let name = Array(tokens[share.end...].prefix { $0.kind == .word }), foods.holdsFood(name)
    else { return false }
    return ItemMatcher(meal: meal, foods: foods).index(of: name) == nil
  }

  /// "Didn't finish the chips, ate about a third".
  private func unfinished(_ tokens: [Token], of meal: Meal) -> Reading? {
    guard tokens.count > 3, tokens[0].isOne(of: "didn't", "couldn't", "never"),
      tokens[1].isOne(of: "finish", "finished", "manage"),
      let index = item(Array(tokens[2...].prefix { $0.kind == .word }), of: meal)
    else { return nil }
    let name = meal.items[index].name
    if let joint = tokens.firstIndex(where: { $0.kind == .punctuation }),
      let place = tokens[joint...].indices.first(where: { share(at: $0, in: tokens) != nil }),
      let share = share(at: place, in: tokens)
    {
      let isLeft = MealWords.leaving.occurs(in: tokens[joint..<place])
      return replacing(index, of: meal, by: Amount(factor: isLeft ? 1 - share.value : share.value))
    }
    return Reading(
      clarification: Clarification(
        question: "How much of \(name.prefix(60)) did you have? Say \"half of it\", or how much."),
      confidence: 0.4)
  }

  private static let shares: [String: Double] = [
    "half": 0.5, "third": 1.0 / 3, "quarter": 0.25, "thirds": 1.0 / 3, "quarters": 0.25, "fifth": 0.2, "most": 0.75,
  ]

  /// A share at `index`, and what stands behind "of": "half", "half of", "about a third of", "two thirds of".
  func share(at index: Int, in tokens: [Token]) -> (value: Double, end: Int)? {
    var at = index
    while at < tokens.count, tokens[at].isOne(of: "about", "around", "roughly", "only", "maybe", "like") {
      at += 1
    }
    var count = 1.0
    // "3/4 of it".
    if at + 2 < tokens.count, let part = tokens[at].value, part > 0, part < 1, tokens[at + 1].isWord("of") {
      return (part, at + 2)
    }
    if at + 1 < tokens.count, Self.shares[tokens[at].folded] == nil {
      if NumberWords.articles.contains(tokens[at]) {
        at += 1
      } else if let number = tokens[at].saidNumber, number <= 4 {
        count = number
        at += 1
      }
    }
    guard at < tokens.count, let share = Self.shares[tokens[at].folded], count * share <= 1 else { return nil }
    at += 1
    if at < tokens.count, tokens[at].isWord("of") { at += 1 }
    return (count * share, at)
  }

  /// The item of `meal` that "the wrap" names, article and all, and nothing else.
  func item(_ said: [Token], of meal: Meal) -> Int? {
    guard let first = said.first, Self.definiteOrPronoun.contains(first) else { return nil }
    let name = Array(said.dropFirst()).filter {
      $0.kind == .word && !$0.isOne(of: "though", "today", "too", "all")
    }
    if name.isEmpty { return first.isOne(of: "it", "that", "them") && meal.items.count == 1 ? 0 : nil }
    let matcher = ItemMatcher(meal: meal, foods: foods)
    guard let index = matcher.index(named: name), matcher.isName(name, of: index) else { return nil }
    // The bun of a burger is a part of it.
    return matcher.namesWhole(name, of: index) ? index : nil
  }

  private func amended(_ said: [Token], by amount: Amount, of meal: Meal) -> Reading? {
    let name = trimmed(said)
    if let index = item(name, of: meal) { return replacing(index, of: meal, by: amount) }
    let words = Array(name.dropFirst())
    guard let first = name.first, Self.definiteOrPronoun.contains(first), words.allSatisfy({ $0.kind == .word }),
      let index = ItemMatcher(meal: meal, foods: foods).index(said: words)
    else { return nil }
    // Half the bun of a burger: how much of the burger that is, nobody knows.
    return Reading(
      clarification: Clarification(question: "How much of \(meal.items[index].name.prefix(60)) did you have in all?"),
      confidence: 0.4)
  }

  func replacing(_ index: Int, of meal: Meal, by amount: Amount) -> Reading {
    let item = meal.items[index]
    let change = CorrectEntry.ItemChange(action: .replace, itemName: item.name, item: amount.applied(to: item))
    return Reading(CorrectEntry(entryId: meal.id, items: [change]))
  }
}
