import Foods
import Nutrition
import ToolCalls

/// Where what was logged was bought.
extension CorrectionReader {
  private static let around: WordSet = [
    "it", "was", "were", "they", "that", "actually", "oh", "and", "all", "both", "came", "is", "i", "got", "bought",
    "ordered", "them", "sorry", "this",
  ]

  /// "It was from McDonald's", "from Pret" right after a meal: its items as that place sells them, where the tables have
  /// them; nothing new was eaten.
  func from(_ tokens: [Token]) -> Reading? {
    guard (2...8).contains(tokens.count), case .meal(let meal)? = context.lastEntries.last,
      let from = tokens.firstIndex(where: { $0.isWord("from") }), from < 5, from + 1 < tokens.count,
      tokens[..<from].allSatisfy({ $0.kind == .punctuation || Self.around.contains($0) }),
      case let place = trimmed(Array(tokens[(from + 1)...])), (1...3).contains(place.count),
      place.allSatisfy({ $0.kind == .word && !$0.isCount }), TimeScanner.scan(place).isEmpty
    else { return nil }
    let shop = place.map(\.text).joined(separator: " ")
    let wanted = ItemMatcher.words(of: shop)
    let items = corrections(of: meal)
    let matcher = ItemMatcher(meal: meal, foods: foods)
    let changes = meal.items.indices.compactMap { index -> CorrectEntry.ItemChange? in
      guard let said = matcher.saidNames[index] ?? ItemCorrection.plainName(of: meal.items[index]),
        let match = foods.catalog.link("\(shop) \(said)"), match.confidence > Self.surelySold, !wanted.isEmpty,
        wanted.isSubset(of: ItemMatcher.words(of: match.food.name)), match.food.id != meal.items[index].catalogId,
        let new = items.phrase(place + Lexer.tokens(of: said), like: meal.items[index]), new.count == 1
      else { return nil }
      return items.replace(meal.items[index], with: new[0])
    }
    guard changes.isEmpty else {
      return Reading(CorrectEntry(entryId: meal.id, items: changes))
    }
    return Reading(
      clarification: Clarification(
        question: "I left that as it was logged: no table has it as \(shop.prefix(60)) sells it."), confidence: 0.4)
  }

  private static let surelySold = 0.7
}
