import Foods
import ToolCalls

/// "A scoop of lemon sorbet in a cone": the wafer that ice cream is held in, where "a cone" by itself comes filled.
extension MealGrammar {
  private static let cones: WordSet = ["cone", "cones"]
  private static let frozen: WordSet = [
    "ice", "gelato", "gelati", "sorbet", "sorbetto", "scoop", "scoops", "yogurt", "yoghurt",
  ]
  private static let wafer = "Cookie, cone shell, ice cream type, wafer or cake"

  /// The parts, with the empty cone for one that the food before it is in.
  func withEmptyCones(_ parts: [MealReading.Part], tokens: [Token]) -> [MealReading.Part] {
    guard parts.count > 1, Self.cones.occurs(in: tokens) else { return parts }
    return parts.enumerated().map { index, part in
      guard index > 0, part.tokens.count == 1, part.tokens.upperBound <= tokens.count,
        Self.cones.contains(tokens[part.tokens.lowerBound]), holds(part, parts[index - 1], tokens),
        let match = catalog.link(Self.wafer)
      else { return part }
      var part = part
      part.link(to: match)
      return part
    }
  }

  private func holds(_ cone: MealReading.Part, _ food: MealReading.Part, _ tokens: [Token]) -> Bool {
    guard food.tokens.upperBound <= cone.tokens.lowerBound else { return false }
    let between = tokens[food.tokens.upperBound..<cone.tokens.lowerBound]
    let isFrozen =
      food.item.unit == "scoop" || Self.frozen.occurs(in: tokens[food.tokens])
      || food.match?.food.category.hasPrefix("Ice cream") ?? false
    return isFrozen && between.contains { $0.isWord("in") || $0.isWord("on") }
      && !between.contains { $0.kind == .punctuation || $0.isWord("and") }
  }
}
