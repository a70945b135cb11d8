import Foods
import Nutrition
import ToolCalls

/// "Jaffa cakes 3 biscuits", "ritz 5 crackers": what was counted behind a product's name is that product.
extension MealGrammar {
  /// What products are sold as; by themselves they say little.
  private static let kinds: WordSet = ["biscuits", "biscuit", "cookies", "cookie", "crackers", "cracker", "sweets"]

  /// The parts, with what only counts the one before it taken into that.
  func countedBehind(_ parts: [MealReading.Part], tokens: [Token]) -> [MealReading.Part] {
    guard parts.count > 1, parts.indices.dropFirst().contains(where: { counts(parts[$0], parts[$0 - 1], tokens) })
    else { return parts }
    var result: [MealReading.Part] = []
    for part in parts {
      guard let product = result.last, counts(part, product, tokens) else {
        result.append(part)
        continue
      }
      // "Samosas plate (4 samosas)": the bracket's number was taken for so many plates.
      result[result.count - 1].item.quantity = part.item.quantity ?? product.item.quantity
      result[result.count - 1].item.unit = nil
      // "6 dumplings" of a kind that no table has.
      if product.confidence < Self.hardlyKnown, part.confidence > product.confidence {
        result[result.count - 1].match = part.match
        result[result.count - 1].item.catalogId = part.item.catalogId
      }
    }
    return result
  }

  private static let hardlyKnown = 0.5
  private static let trays: Set<String> = [
    "tray", "plate", "platter", "box", "basket", "bucket", "container", "tub", "pack", "bowl", "bag",
  ]

  /// Whether the words of `part` tell in brackets how many pieces were in the one tray of `product`: "a box of truffles
  /// (4 truffles)".
  private func isInBracket(
    _ part: MealReading.Part, _ product: MealReading.Part, _ between: ArraySlice<Token>
  ) -> Bool {
    guard let bracket = between.first, bracket.isSign("("), between.count > 1,
      between.dropFirst().allSatisfy(\.isCount),
      part.match?.food.id == product.match?.food.id
    else { return false }
    return part.item.quantity.map { $0 > 1 && product.item.quantity ?? 1 == 1 } ?? (product.item.quantity ?? 1 > 1)
  }

  /// Whether `part` is a number of what is sold as the product before it, or of what that is called by: "shredded wheat
  /// big biscuit, 4 biscuits".
  private func counts(_ part: MealReading.Part, _ product: MealReading.Part, _ tokens: [Token]) -> Bool {
    guard part.tokens.count == 1, part.item.unit == nil, product.item.grams == nil,
      part.tokens.upperBound <= tokens.count, product.tokens.upperBound < part.tokens.lowerBound
    else { return false }
    let between = tokens[product.tokens.upperBound..<part.tokens.lowerBound]
    if let tray = product.item.unit { return Self.trays.contains(tray) && isInBracket(part, product, between) }
    guard part.item.quantity != nil else { return false }
    let noun = tokens[part.tokens.lowerBound]
    if product.tokens.count > 1, product.item.quantity ?? 1 == 1, between.first?.isSign(",") ?? false,
      between.dropFirst().allSatisfy(\.isCount),
      EnglishPlural.singular(of: tokens[product.tokens.upperBound - 1].folded)
        == EnglishPlural.singular(of: noun.folded)
    {
      return true
    }
    let category = product.match?.food.category ?? ""
    return product.item.quantity == nil && Self.kinds.contains(noun) && between.allSatisfy(\.isCount)
      && (category.contains("ook") || category.contains("rack"))
  }
}
