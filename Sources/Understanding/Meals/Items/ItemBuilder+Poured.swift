import Foods
import Nutrition

/// Drinks by the half and by the decimal of a litre.
extension ItemBuilder {
  private static let halfPints: WordSet = ["lager", "cider", "guinness", "stout", "ale", "bitter", "shandy", "ipa"]
  /// Millilitres in half an imperial pint.
  private static let halfPint = 284.0
  /// Litres in the glasses, bottles and cans that are called by their decimal.
  private static let decimals: Set<Double> = [0.2, 0.25, 0.3, 0.33, 0.35, 0.4, 0.5, 0.7, 0.75]

  /// "half a lager" is half a pint, as each of "two halves of cider", and "cola 0,33" a third of a litre.
  func poured(_ food: FoodPartition.Food) -> Quantity? {
    if let quantity = food.quantity, quantity.unit?.name == "half", let count = quantity.value, count >= 1,
      food.match?.food.category == "Beer"
    {
      var poured = quantity
      poured.unit = UnitTable.unit(named: "ml")
      poured.value = count * Self.halfPint
      return poured
    }
    guard let quantity = food.quantity, let value = quantity.value, value < 1, !quantity.hasUnit,
      !quantity.hasContent, quantity.size == nil, !quantity.isTimes, let match = food.match?.food,
      match.foodType != .food
    else { return nil }
    var poured = quantity
    poured.unit = UnitTable.unit(named: "ml")
    let said = tokens[quantity.tokens]
    if said.contains(where: { $0.kind == .number && ($0.text.contains(".") || $0.text.contains(",")) }) {
      guard Self.decimals.contains(value) else { return nil }
      poured.value = value * 1000
      poured.assumptions.append("\(NumberPhrase.plain(value)) read as l")
      return poured
    }
    guard value == 0.5, match.category == "Beer",
      food.pieces.contains(where: { $0.words.contains { Self.halfPints.contains(tokens[$0]) } })
    else { return nil }
    poured.value = Self.halfPint
    return poured
  }
}
