import ToolCalls

/// An answer that says how much of a food that was asked about: "30 g", "2 servings", "log it".
enum AmountAnswer {
  private static let fillers: WordSet = WordList.words(
    "log add track save it that this them please i i'd i've had have eat ate drank of the an about just only my to . ! ,"
  )
  private static let logging: WordSet = ["log", "add", "track", "save", "yes", "yep", "yeah", "sure", "ok", "okay"]

  /// The first of the choices for "log it"; one made for an amount with a unit or a part; nil for anything else.
  static func choice(
    in tokens: [Token], of food: String, among choices: [Clarification.Choice]
  ) -> Clarification.Choice? {
    let said = tokens.filter { $0.kind != .punctuation }
    let isPlain = said.allSatisfy { fillers.contains($0) || logging.contains($0) }
    if isPlain { return logging.occurs(in: said) ? choices.first : nil }
    for index in tokens.indices {
      guard let quantity = QuantityParser(tokens).quantity(at: index), quantity.value != nil || quantity.hasUnit
      else { continue }
      let isAll = tokens.indices.allSatisfy { place in
        quantity.tokens.contains(place) || fillers.contains(tokens[place])
          || logging.contains(tokens[place]) || tokens[place].says("a")
      }
      guard isAll, let item = item(food, quantity) else { return nil }
      return Clarification.Choice(label: "amount", calls: [.addMeal(AddMeal(items: [item]))])
    }
    return nil
  }

  /// Nil for a bare whole number, which is the number of a choice.
  private static func item(_ food: String, _ quantity: Quantity) -> AddMeal.Item? {
    if let grams = quantity.grams { return AddMeal.Item(name: food, quantity: grams, unit: "g") }
    if let millilitres = quantity.milliliters { return AddMeal.Item(name: food, quantity: millilitres, unit: "ml") }
    if let unit = quantity.unitName { return AddMeal.Item(name: food, quantity: quantity.value ?? 1, unit: unit) }
    guard let value = quantity.value, value != value.rounded() else { return nil }
    return AddMeal.Item(name: food, quantity: value, unit: "serving")
  }
}
