import Nutrition
import ToolCalls

/// Lines about which of the items there were, and whose amount was whose.
extension CorrectionReader {
  private static let exchanges = PhraseTable(
    list: """
      other way round,other way around,the other way round,the other way around,wrong way round,wrong way around
      the wrong way round,the wrong way around,vice versa,swap them,swap those,swapped them,swapped those
      swap the amounts,i swapped them,i mixed them up,mixed them up,i got them mixed up,got them mixed up
      """)

  private static let beforeExchange: WordSet = ["it's", "its", "it", "was", "that's", "is"]

  /// "other way round", "other way round: 90 of oats and 60 of raisins": each has the other's amount, or the one that is
  /// said of it.
  func exchange(_ tokens: [Token]) -> Reading? {
    var start = 0
    while start < tokens.count, Self.isInterjection(tokens[start]) || Self.beforeExchange.contains(tokens[start]) {
      start += 1
    }
    guard let match = Self.exchanges.match(at: start, in: tokens), let meal = lastMeal, meal.items.count > 1 else {
      return nil
    }
    let rest = Array(tokens[(start + match.count)...].drop { $0.kind == .punctuation })
    let new = rest.isEmpty ? exchanged(meal.items) : stated(in: rest, of: meal)
    guard let new, !new.isEmpty else { return nil }
    let changes = new.map { index, item in
      CorrectEntry.ItemChange(action: .replace, itemName: meal.items[index].name, item: item)
    }
    return Reading(CorrectEntry(entryId: meal.id, items: changes))
  }

  /// Each of two items in the amount of the other, where both are measured alike.
  private func exchanged(_ items: [FoodItem]) -> [(index: Int, item: AddMeal.Item)]? {
    guard items.count == 2, items[0].unit == items[1].unit, items[0].quantity > 0, items[1].quantity > 0 else {
      return nil
    }
    let ratio = items[1].quantity / items[0].quantity
    return [(0, Amount(factor: ratio).applied(to: items[0])), (1, Amount(factor: 1 / ratio).applied(to: items[1]))]
  }

  /// The items with a number before their name, in that amount.
  private func stated(in tokens: [Token], of meal: Meal) -> [(index: Int, item: AddMeal.Item)]? {
    let matcher = ItemMatcher(meal: meal, foods: foods)
    let numbers = tokens.indices.filter { tokens[$0].kind == .number }
    var result: [(index: Int, item: AddMeal.Item)] = []
    for (place, start) in numbers.enumerated() {
      let end = place + 1 < numbers.count ? numbers[place + 1] : tokens.count
      let words = tokens[(start + 1)..<end].filter { $0.kind == .word && !$0.isWord("and") }
      guard let index = matcher.index(of: words), !result.contains(where: { $0.index == index }),
        let amount = Amount(Array(tokens[start..<end]))
      else { return nil }
      result.append((index, amount.applied(to: meal.items[index])))
    }
    return result
  }

  /// No number and no share: "only one", "only half" are amounts.
  private func isPlain(_ token: Token) -> Bool {
    token.kind == .word && !NumberWords.cardinals.contains(token) && !NumberWords.articles.contains(token)
      && !Multiple.words.contains(token)
  }

  /// "I only had the soup": the rest was not eaten. "I only had a tea this morning" names nothing that was logged.
  func onlyThese(_ tokens: [Token]) -> Reading? {
    guard let only = tokens.prefix(6).firstIndex(where: { $0.isWord("only") || $0.isWord("just") }),
      let meal = lastMeal, meal.items.count > 1,
      tokens[..<only].allSatisfy({ $0.kind == .punctuation || CorrectionWords.fillers.contains($0) })
    else { return nil }
    var rest = trimmed(Array(tokens[(only + 1)...]))
    let hasVerb = rest.first.map { $0.isOne(of: "had", "ate", "drank") } ?? false
    if hasVerb { rest.removeFirst() }
    rest = behindCount(rest)
    let isTelling = hasVerb || tokens[..<only].contains { $0.isOne(of: "i", "it", "was") }
    guard let first = rest.first, isTelling || first.isOne(of: "the", "my") else { return nil }
    let matcher = ItemMatcher(meal: meal, foods: foods)
    var kept = Set<Int>()
    for name in rest.split(whereSeparator: { $0.kind == .punctuation || $0.isWord("and") || $0.isWord("&") }) {
      var words = name.filter { !$0.isOne(of: "the", "my") }
      // "Only the tuna one".
      let isKind = words.count > 1 && words.last?.isOne(of: "one", "ones") ?? false
      if isKind { words.removeLast() }
      // "Just the burger, no chips": what is denied is of what goes.
      if let first = words.first, first.isOne(of: "no", "not", "without"),
        let denied = matcher.index(named: Array(words.dropFirst())), !kept.isEmpty, !kept.contains(denied)
      {
        continue
      }
      guard !words.isEmpty, words.allSatisfy(isPlain),
        let index = isKind ? matcher.index(of: words) : matcher.index(named: words), matcher.isName(words, of: index)
      else { return nil }
      kept.insert(index)
    }
    let dropped = meal.items.indices.filter { !kept.contains($0) }
    guard !kept.isEmpty, !dropped.isEmpty else { return nil }
    let changes = dropped.map { CorrectEntry.ItemChange(action: .remove, itemName: meal.items[$0].name) }
    return Reading(CorrectEntry(entryId: meal.id, items: changes))
  }

  /// "the jam one" of "one donut, the jam one": which one is told behind the count.
  private func behindCount(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 4, tokens[0].isOne(of: "one", "1"),
      let comma = tokens.firstIndex(where: { $0.kind == .punctuation }), (2...4).contains(comma),
      tokens[comma + 1].isWord("the"), tokens.last?.isOne(of: "one", "ones") ?? false
    else { return tokens }
    return Array(tokens[(comma + 1)...])
  }
}
