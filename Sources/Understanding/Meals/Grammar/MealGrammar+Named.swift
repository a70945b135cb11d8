import Foods
import ToolCalls

/// "Salami with gherkins, 30 g of the salami": how much it was of what had been named before.
extension MealGrammar {
  /// The parts, with an amount "of the" same food given to the part that named it first.
  func withAmountsOfNamed(_ parts: [MealReading.Part], tokens: [Token]) -> [MealReading.Part] {
    guard parts.count > 1,
      tokens.indices.contains(where: { $0 > 0 && tokens[$0].isWord("the") && tokens[$0 - 1].isWord("of") })
    else { return parts }
    var result: [MealReading.Part] = []
    for part in parts {
      let start = part.tokens.lowerBound
      guard part.item.quantity != nil, start > 1, start <= tokens.count, tokens[start - 1].isWord("the"),
        tokens[start - 2].isWord("of"), let food = part.match?.food,
        let named = result.lastIndex(where: { $0.match?.food.id == food.id && $0.item.quantity == nil })
      else {
        result.append(part)
        continue
      }
      result[named].item.quantity = part.item.quantity
      result[named].item.unit = part.item.unit
      result[named].item.grams = part.item.grams
      result[named].item.assumptions += part.item.assumptions
    }
    return result
  }
}
