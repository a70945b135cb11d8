import Nutrition
import ToolCalls

/// What is left of a meal and of its items without what is taken out.
extension CorrectionReader {
  /// The changes that take out what `words` name, one or more joined by "and" and "or"; nil unless all of it is there.
  func without(_ words: [Token], in meal: Meal, matcher: ItemMatcher) -> [CorrectEntry.ItemChange]? {
    let names = words.split { $0.kind == .punctuation || $0.isOne(of: "and", "or", "&", "nor") }
    let parts = names.map { $0.filter { $0.kind == .word } }.filter { !$0.isEmpty }
    var changes: [CorrectEntry.ItemChange] = []
    // "mac and cheese" is one name.
    for part in parts.count > 1 && parts.allSatisfy({ matcher.index(named: $0) != nil })
      ? parts : [parts.flatMap(\.self)]
    {
      guard let index = matcher.index(of: part) else { return nil }
      let item = meal.items[index]
      if let rest = rest(of: item, said: matcher.saidNames[index], without: part) {
        changes.append(CorrectEntry.ItemChange(action: .replace, itemName: item.name, item: rest))
      } else if matcher.namesWhole(part, of: index) {
        let change = CorrectEntry.ItemChange(action: .remove, itemName: item.name)
        if !changes.contains(change) { changes.append(change) }
      } else {
        return nil
      }
    }
    return changes.isEmpty ? nil : changes
  }

  /// "A salad" for "a salad with feta" without the feta; nil where the item is what is taken out.
  private func rest(of item: FoodItem, said: String?, without object: [Token]) -> AddMeal.Item? {
    let said = Lexer.tokens(of: said ?? String(item.name.prefix { $0 != "(" }))
    let taken = Set(object.map { EnglishPlural.singular(of: $0.folded) })
    let places = said.indices.filter { taken.contains(EnglishPlural.singular(of: said[$0].folded)) }
    guard let first = places.first, let last = places.last, first > 1,
      said[first - 1].isWord("with") || said[first - 1].isWord("and") || said[first - 1].isWord("on")
    else { return nil }
    var kept = Array(said[..<(first - 1)])
    if last + 2 < said.count, said[last + 1].isWord("and") {
      kept += [said[first - 1]] + said[(last + 2)...]
    } else {
      kept += said[(last + 1)...]
    }
    guard var new = foods.items(in: Lexer.tokens(of: kept.map(\.text).joined(separator: " "))).first else { return nil }
    if new.quantity == nil, new.unit == nil, item.foodType == .drink { new.grams = new.grams ?? item.grams }
    new.quantity = new.quantity ?? item.quantity
    new.unit = new.unit ?? item.unit
    return new
  }
}
