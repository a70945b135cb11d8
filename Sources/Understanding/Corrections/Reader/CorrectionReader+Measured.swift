import Nutrition
import ToolCalls

/// Amounts of what was logged without them.
extension CorrectionReader {
  /// "150 g salmon, 200 g potatoes" right after "salmon with potatoes": how much there was of each. Where some were weighed before, or
  /// others are named too, it is another meal.
  func weighedAfter(_ tokens: [Token]) -> Reading? {
    guard tokens.count <= 30, case .meal(let meal)? = context.lastEntries.last, meal.items.count > 1,
      tokens.contains(where: { $0.kind == .number }),
      meal.items.allSatisfy({ $0.origin != nil && $0.origin?.portion != .stated }),
      !FrameReader.hasReport(tokens, from: 0), TimeScanner.scan(tokens).isEmpty,
      case let parts = foods.parts(in: tokens), parts.count == meal.items.count
    else { return nil }
    let matcher = ItemMatcher(meal: meal, foods: foods)
    let items = corrections(of: meal)
    var places: Set<Int> = []
    var changes: [CorrectEntry.ItemChange] = []
    for part in parts {
      let name = Lexer.tokens(of: part.item.name)
      guard part.item.unit.map({ $0.isOne(of: "g", "ml") }) == true, let index = matcher.index(named: name),
        matcher.namesWhole(name, of: index), matcher.isSaid(name, of: index), places.insert(index).inserted
      else { return nil }
      var amount = part.item
      (amount.name, amount.catalogId, amount.origin) = (
        meal.items[index].name, meal.items[index].catalogId, meal.items[index].origin
      )
      if amount.grams != nil {
        amount.origin?.portion = .stated
        amount.origin?.portionConfidence = 1
      }
      changes.append(items.replace(meal.items[index], with: amount))
    }
    return Reading(CorrectEntry(entryId: meal.id, items: changes))
  }

  /// "400 ml each", "they were 150 g each" right after two of something: so much for each of them.
  func weighedEach(_ tokens: [Token]) -> Reading? {
    guard (2...7).contains(tokens.count), let last = trimmed(tokens).last, last.isOne(of: "each", "apiece"),
      case .meal(let meal)? = context.lastEntries.last, meal.items.count == 1, let item = meal.items.first,
      item.quantity > 1, UnitTable.unit(named: item.unit)?.dimension != .mass, item.unit != "g", item.unit != "ml",
      case let amount = Array(
        trimmed(tokens).dropLast().drop { !$0.isCount && ($0.kind != .word || CorrectionWords.fillers.contains($0)) }),
      Amount.counts(amount), let quantity = QuantityParser(amount).quantity(at: 0),
      let one = quantity.grams ?? quantity.milliliters, one * item.quantity <= 5000
    else { return nil }
    let unit = quantity.grams == nil ? "ml" : "g"
    return Amount(Lexer.tokens(of: "\(NumberPhrase.plain(one * item.quantity)) \(unit)")).map { whole in
      Reading(
        CorrectEntry(entryId: meal.id, items: [corrections(of: meal).replace(item, with: whole.applied(to: item))]))
    }
  }
}
