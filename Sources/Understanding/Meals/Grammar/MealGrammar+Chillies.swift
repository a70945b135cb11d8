import Foods
import ToolCalls

/// A chilli beside fruit, nuts or eggs is the pepper, and no bowl of chili con carne.
extension MealGrammar {
  private static let chillies: WordSet = ["chilli", "chillies", "chili", "chilies", "chile", "chiles"]
  /// The Spanish spelling is the pepper's.
  private static let peppers: WordSet = ["chile", "chiles", "chillies", "chilies"]
  private static let joiners: WordSet = ["with", "and", "&", ",", "plus", "some", "fresh", "a", "of", "bit", "little"]
  /// What chillies are put to along with others.
  private static let seasonings: WordSet = ["garlic", "lime", "lemon", "ginger", "salt", "coriander", "cilantro"]
  private static let seasoned = fruits + ["Nuts", "Eggs", "Fish", "Shrimp", "Shellfish", "Seeds"]

  /// `parts` with such a chilli read as the pepper: "peanuts with chilli", "mango and chilli".
  func withChilliesAsPeppers(_ parts: [MealReading.Part], tokens: [Token]) -> [MealReading.Part] {
    guard parts.count > 1, Self.chillies.occurs(in: tokens) else { return parts }
    return parts.indices.map { index in
      guard index > 0, isSeasoning(parts[index], behind: parts[index - 1], tokens),
        let pepper = catalog.link("fresh chili pepper")
      else { return parts[index] }
      var part = parts[index]
      part.link(to: pepper)
      return part
    }
  }

  private func isSeasoning(_ chilli: MealReading.Part, behind main: MealReading.Part, _ tokens: [Token]) -> Bool {
    guard chilli.item.quantity == nil, chilli.item.unit == nil, chilli.item.grams == nil, chilli.item.calories == nil,
      chilli.tokens.upperBound <= tokens.count, main.tokens.upperBound < chilli.tokens.lowerBound,
      tokens[chilli.tokens].allSatisfy({ Self.chillies.contains($0) }),
      tokens[main.tokens.upperBound..<chilli.tokens.lowerBound].allSatisfy({ Self.joiners.contains($0) })
    else { return false }
    if Self.peppers.occurs(in: tokens[chilli.tokens]) { return true }
    let category = main.match?.food.category ?? ""
    return Self.seasoned.contains(where: category.hasPrefix)
      || Self.seasonings.contains(at: Self.joiners.end(from: chilli.tokens.upperBound, in: tokens), in: tokens)
  }
}
