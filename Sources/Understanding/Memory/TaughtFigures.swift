import Foods
import ToolCalls

/// Energy and macros that a person teaches of one food, and how much of it has them: "120 kcal and 24 g protein per scoop",
/// "450 kcal per 100 g", "320 kcal a slice".
enum TaughtFigures {
  private static let bases: WordSet = ["per", "a", "an", "each", "every", "for", "in", "one"]
  private static let fillers: WordSet = WordList.words(
    "and with of has have about around roughly approx approximately is are it's it total only just plus energy there")

  /// What `tokens` say of the food called `name`; nil where they say anything besides figures and their amount.
  ///
  /// - Parameter measure: the amount that was named before the food: "a slice of my bread is 90 kcal".
  static func item(named name: String, _ tokens: [Token], measure: Quantity?) -> AddMeal.Item? {
    var item = AddMeal.Item(name: name)
    var pieces = 1.0
    if let measure, !take(measure, into: &item) { return nil }
    var index = 0
    while index < tokens.count {
      if let end = QuickAddReader.figure(at: index, in: tokens, into: &item) {
        index = end
      } else if let end = basis(at: index, in: tokens, into: &item) {
        index = end
      } else if tokens[index].isWord("for"), index + 1 < tokens.count, let count = tokens[index + 1].saidNumber,
        count > 1, tokens.ends(at: index + 2)
      {
        // "160 kcal for 2".
        pieces = count
        index += 2
      } else if tokens[index].kind == .punctuation || fillers.contains(tokens[index]) {
        index += 1
      } else {
        return nil
      }
    }
    guard item.calories != nil else { return nil }
    item.isStatedByPerson = true
    return pieces == 1 ? item : Self.one(of: pieces, item)
  }

  private static func one(of pieces: Double, _ item: AddMeal.Item) -> AddMeal.Item {
    var one = item
    one.calories = item.calories.map { $0 / pieces }
    one.proteinG = item.proteinG.map { $0 / pieces }
    one.carbsG = item.carbsG.map { $0 / pieces }
    one.fatG = item.fatG.map { $0 / pieces }
    one.grams = item.grams.map { $0 / pieces }
    return one
  }

  /// "per 30 g scoop", "a slice", "per scoop (30 g)", "(30 g)" at `index`; its end.
  private static func basis(at index: Int, in tokens: [Token], into item: inout AddMeal.Item) -> Int? {
    let start = bases.end(from: index, in: tokens)
    if start > index, tokens[start - 1].isOne(of: "each", "per"), start == tokens.count { return start }
    guard start < tokens.count, start > index || tokens[index].kind == .number else { return nil }
    if let quantity = QuantityParser(tokens).quantity(at: start), quantity.hasUnit, quantity.kilocalories == nil {
      guard take(quantity, into: &item) else { return nil }
      let end = quantity.tokens.upperBound
      // "per 30 g scoop": the measure of that weight.
      return end < tokens.count && UnitTable.unit(at: end, in: tokens)?.unit.dimension == .measure ? end + 1 : end
    }
    if start > index, let (unit, count) = UnitTable.unit(at: start, in: tokens), item.unit == nil,
      unit.dimension == .volume || unit.dimension == .measure
    {
      item.unit = unit.name
      item.quantity = 1
      return start + count
    }
    guard start > index, tokens[start].kind == .word, item.unit == nil,
      tokens.ends(at: start + 1) || tokens[start + 1].isWord("and")
    else { return nil }
    // "per biscuit", "each": one piece of it.
    item.unit = "serving"
    return start + 1
  }

  /// The amount as the weight of a serving, or as what a serving is called.
  private static func take(_ quantity: Quantity, into item: inout AddMeal.Item) -> Bool {
    guard quantity.value ?? 1 > 0 else { return false }
    if let grams = quantity.grams {
      guard item.grams == nil else { return false }
      item.grams = grams
      if item.unit == nil, !quantity.hasContent { item.unit = "g" }
      if quantity.hasContent { item.unit = quantity.unitName }
      return true
    }
    guard quantity.hasUnit, item.unit == nil || item.unit == "g" else { return false }
    item.unit = quantity.unitName
    item.quantity = quantity.value ?? 1
    return true
  }
}
