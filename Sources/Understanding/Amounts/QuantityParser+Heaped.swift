import Nutrition

/// "2 heaped tbsp of muesli": a spoon that is heaped holds about half as much again as a level one.
extension QuantityParser {
  private static let heaped: WordSet = ["heaped", "heaping"]
  private static let spoons: WordSet = ["tsp", "tbsp", "dessertspoon", "spoon", "spoonful", "scoop", "scoopful"]
  private static let heap = 1.5

  /// Counts the heaped spoons of `quantity`, whose tokens end before `end`, in level ones, and says so.
  func level(_ quantity: inout Quantity, from start: Int, to end: Int) {
    guard let unit = quantity.unit, Self.spoons.contains(unit.name), !quantity.hasContent, let value = quantity.value,
      let word = tokens[start..<end].first(where: { Self.heaped.contains($0) })
    else { return }
    quantity.value = value * Self.heap
    quantity.isArticle = false
    let level = NumberPhrase.plain(value * Self.heap)
    quantity.assumptions.append("\(NumberPhrase.plain(value)) \(word.folded) \(unit.name) = \(level) level")
  }
}
