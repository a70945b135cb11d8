import Foods
import ToolCalls

/// What a dish is of which the contents are told, and how those are measured and joined to it.
extension MealGrammar {
  /// At least half of the parts have an amount.
  func isMeasured(_ parts: [MealReading.Part]) -> Bool {
    parts.count { $0.item.quantity != nil } * 2 >= parts.count
  }

  /// Every part has an amount, one of them a weight or a volume.
  func isMeasuredThroughout(_ parts: [MealReading.Part]) -> Bool {
    parts.allSatisfy { $0.item.quantity != nil } && parts.contains { Self.isWeighed($0.item) }
  }

  func isSure(_ part: MealReading.Part) -> Bool {
    part.confidence >= 0.8 && part.match?.food.source != .branded
  }

  /// "Bento box: salmon, rice and edamame", "Friday curry: tikka masala, rice and a naan", "stir fry: tofu and noodles": a
  /// kind of meal, which only its list tells.
  func isToldByParts(_ part: MealReading.Part, tokens: [Token]) -> Bool {
    guard part.item.quantity == nil, let last = tokens[part.tokens].last else { return false }
    return part.tokens.count == 1 && last.isOne(of: "salad", "curry", "roast")
      || tokens[part.tokens].first?.isOne(of: "bento", "thali") == true
      || part.tokens.count == 2 && (last.isWord("fry") || tokens[part.tokens].first?.isWord("sunday") == true)
  }

  static let spreads = fries.union([
    "breakfast", "roast", "carvery", "platter", "board", "mezze", "meze", "thali", "bento", "buffet", "salad",
  ])

  func isLaidOut(_ part: MealReading.Part, tokens: [Token]) -> Bool {
    isSpread(part, tokens: tokens) && !tokens[part.tokens].contains { $0.isWord("salad") || $0.isWord("roast") }
  }

  /// "a fry-up with 2 eggs, a sausage and a tomato": what lies side by side is all there was. An English muffin and a roast
  /// chicken are foods of their own, and a stir fry is no fry-up.
  func isSpread(_ part: MealReading.Part, tokens: [Token]) -> Bool {
    let words = tokens[part.tokens].filter { $0.kind == .word && !Self.behindSpreads.contains($0) }
    return words.last.map { Self.spreads.contains($0) } ?? false && !words.contains { $0.isWord("stir") }
  }

  private static let behindSpreads: WordSet = ["up", "lunch", "dinner", "plate", "brekkie", "brekky"]

  /// A sandwich whose bread is counted behind it.
  func isSandwich(_ part: MealReading.Part, on bread: MealReading.Part, tokens: [Token]) -> Bool {
    guard let last = tokens[part.tokens].last, let food = bread.match?.food, bread.item.quantity != nil else {
      return false
    }
    return SandwichWords.carriers[EnglishPlural.singular(of: last.folded)] != nil
      && (bread.item.unit == "slice" && food.name.hasPrefix("Bread") || food.name.hasPrefix("Tortilla"))
  }

  func isBehindComma(_ next: MealReading.Part, _ whole: MealReading.Part, _ tokens: [Token]) -> Bool {
    let between = tokens[min(whole.tokens.upperBound, next.tokens.lowerBound)..<next.tokens.lowerBound]
    return between.count { $0.kind == .punctuation } == 1
      && between.contains { $0.isSign(",") || $0.isSign(".") && Self.fries.occurs(in: tokens[whole.tokens]) }
  }

  /// "smoothie 1 banana 200 ml milk": nothing stands between but the amount.
  func isRightBefore(_ next: MealReading.Part, _ whole: MealReading.Part, _ tokens: [Token]) -> Bool {
    guard whole.tokens.upperBound < next.tokens.lowerBound else { return false }
    return tokens[whole.tokens.upperBound].isCount
      && !tokens[whole.tokens.upperBound..<next.tokens.lowerBound].contains { $0.isBreak }
  }

  /// By weight or volume.
  static func isWeighed(_ item: AddMeal.Item) -> Bool {
    item.grams != nil || item.unit.map { $0.isOne(of: "g", "ml", "cup", "tbsp", "scoop", "fl oz", "dl") } ?? false
  }
}
