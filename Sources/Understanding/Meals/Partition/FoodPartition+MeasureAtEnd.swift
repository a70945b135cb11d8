import Foods
import Nutrition

/// Measures that stand behind their food.
extension FoodPartition {
  /// "guinness pint", "sambuca shot": what drinks are served in.
  private static let drinkVessels: WordSet = [
    "pint", "glass", "can", "bottle", "mug", "shot", "schooner", "jug", "carton",
  ]
  private static let sureOfDrink = 0.85
  private static let fruitParts: WordSet = ["segment", "section", "half"]

  /// "orange slice", "salmon fillet", "a cup of radish slices": a measure or cut behind the food, where the catalogue knows
  /// the food better without it.
  func measureAtEnd(
    of pieces: ArraySlice<FoodPiece>, match: FoodMatch?
  ) -> (phrase: String, match: FoodMatch?, unit: MeasureUnit)? {
    guard pieces.count == 1, pieces.firstWords.count > 1, var piece = pieces.first,
      piece.quantity?.unit.map({ $0.dimension == .volume }) ?? true,
      let last = piece.words.last, let unit = UnitTable.unit(named: tokens[last].folded),
      tokens[last].join != .hyphen
    else { return nil }
    if Self.drinkVessels.contains(unit.name), piece.quantity?.unit == nil {
      var drink = piece
      drink.words.removeLast()
      let phrase = linker.words(drink)
      if let inner = linker.link(phrase), inner.confidence >= Self.sureOfDrink, inner.food.foodType != .food {
        return (phrase, inner, unit)
      }
    }
    // "four orange segments" are no four oranges, however sure the name is.
    let isCutFruit = Self.fruitParts.contains(unit.name) && piece.quantity?.value ?? 0 >= 1
    if unit.name == "half", piece.words.contains(where: { tokens[$0].isWord("and") }) { return nil }
    // A product's label is no surer of "pepperoni pizza slice" than USDA is of pepperoni pizza.
    let isLabel = match?.food.source == .branded
    guard UnitTable.trailing.contains(unit.name), isCutFruit || isLabel || match?.confidence ?? 0 < 0.6 else {
      return nil
    }
    piece.words.removeLast()
    guard !piece.words.allSatisfy({ MealWords.modifiers.contains(tokens[$0]) }) else { return nil }
    // "lasagna, big slice" without its comma.
    var named = unit
    if piece.words.count > 1, let size = piece.words.last.flatMap({ QuantityWords.sizes[tokens[$0]] }) {
      piece.words.removeLast()
      named = MeasureUnit(name: size + " " + unit.name, dimension: unit.dimension, factor: unit.factor)
    }
    let phrase = linker.words(piece)
    guard let inner = linker.link(phrase),
      inner.confidence > (match?.confidence ?? 0) + 0.1
        || (isCutFruit
          || isLabel && inner.food.source != .branded && linker.catalog.publishes(unit.name, of: inner.food))
          && inner.confidence >= Self.sureOfDrink
    else { return nil }
    return (phrase, inner, named)
  }
}
