import Foods
import Nutrition
import ToolCalls

/// "Jaffa cakes 3 biscuits", "ritz 5 crackers": what was counted behind a product's name is that product.
extension MealGrammar {
  /// What products are sold as; by themselves they say little.
  private static let kinds: WordSet = ["biscuits", "biscuit", "cookies", "cookie", "crackers", "cracker", "sweets"]

  /// The parts, with what only counts the one before it taken into that.
  func countedBehind(_ parts: [MealReading.Part], tokens: [Token]) -> [MealReading.Part] {
    guard parts.count > 1, parts.contains(where: { isKind($0, tokens) }) else { return parts }
    var result: [MealReading.Part] = []
    for part in parts {
      guard isKind(part, tokens), let product = result.last, product.item.quantity == nil, product.item.unit == nil,
        product.match?.food.category.contains("ook") ?? false || product.match?.food.category.contains("rack") ?? false,
        tokens[product.tokens.upperBound..<part.tokens.lowerBound].allSatisfy(\.isCount)
      else {
        result.append(part)
        continue
      }
      result[result.count - 1].item.quantity = part.item.quantity
    }
    return result
  }

  private func isKind(_ part: MealReading.Part, _ tokens: [Token]) -> Bool {
    part.tokens.count == 1 && part.item.quantity != nil && part.item.unit == nil
      && part.tokens.upperBound <= tokens.count && Self.kinds.contains(tokens[part.tokens.lowerBound])
  }
}
