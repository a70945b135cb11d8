import Foods
import Nutrition

/// Figures before a food that say no measure and count nothing.
extension ItemBuilder {
  /// Fewer may be counted: "20 prawns".
  private static let leastFigure = 25.0
  /// Grams that nobody eats of one food counted by the piece, and of which nobody drinks more.
  private static let mostGrams = 400.0
  private static let mostDrunk = 5000.0
  /// Plurals of what is weighed and not counted.
  private static let masses = WordList.words(
    "oats noodles lentils beans peas chickpeas cornflakes flakes fries chips greens grains crumbs sprouts")
  /// One is called as many are.
  private static let countable = WordList.words(
    "sushi gyoza sashimi nigiri maki shrimp prawn edamame takoyaki momo pierogi tortellini ravioli gnocchi fish bao mandu"
  )

  /// "150 oat milk", "80 rice": millilitres of a drink and grams of a food, where that many servings cannot be meant.
  func unmeasured(_ food: FoodPartition.Food) -> Quantity? {
    guard var quantity = food.quantity, let value = quantity.value, value >= Self.leastFigure, !quantity.hasUnit,
      !quantity.hasContent, quantity.size == nil, !quantity.isTimes, food.trailingUnit == nil,
      let match = food.match?.food, let noun = food.pieces.last?.words.last, isMass(tokens[noun])
    else { return nil }
    let isDrink = match.foodType != .food
    let one = catalog.portion(of: match, quantity: 1, unit: nil, said: food.phrase).grams
    let all = catalog.portion(of: match, quantity: value, unit: nil, said: food.phrase).grams
    guard all <= one || all > (isDrink ? Self.mostDrunk : Self.mostGrams) else { return nil }
    let unit = isDrink ? "ml" : "g"
    quantity.unit = UnitTable.unit(named: unit)
    quantity.assumptions.append("\(NumberPhrase.plain(value)) read as \(unit)")
    return quantity
  }

  private func isMass(_ noun: Token) -> Bool {
    Self.masses.contains(noun) || !EnglishPlural.isPlural(noun.folded) && !Self.countable.contains(noun)
  }
}

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
