import Foods
import ToolCalls

/// "a bacon butty, 3 rashers", "5 dumplings, fried, pork": what a dish holds, told behind it.
extension MealGrammar {
  /// Dishes that are known by what they are filled with.
  private static let filled = WordList.words(
    """
    dumpling dumplings gyoza potsticker potstickers momo momos samosa samosas wonton wontons empanada empanadas pierogi
    tamale tamales taco tacos burrito burritos quesadilla quesadillas enchilada enchiladas fajita fajitas spring rolls bao
    baos ravioli tortellini
    """)
  private static let meats = WordList.words(
    "chicken pork beef lamb duck turkey prawn prawns shrimp fish tofu vegetable veg veggie cheese mutton crab")
  private static let strips: WordSet = ["rasher"]

  /// The parts, without those that only tell what the dish before them holds.
  func withoutHeld(_ parts: [MealReading.Part], tokens: [Token]) -> [MealReading.Part] {
    guard
      parts.count > 1 && (tokens.contains(where: { $0.isSign(",") }) || Self.filled.occurs(in: tokens))
        || parts.contains(where: { $0.item.unit.map { Self.strips.contains($0) } ?? false })
    else { return parts }
    var result: [MealReading.Part] = []
    for (index, var part) in parts.enumerated() {
      if let unit = part.item.unit, Self.strips.contains(unit), isCarrier(part, tokens) {
        // Three rashers in a roll make no three rolls.
        part.item.quantity = nil
        part.item.unit = nil
        part.item.grams = nil
      }
      if let dish = result.last, isTold(part, rightBehind: dish, tokens),
        isFilling(part, of: dish, isLast: isLast(part, tokens), tokens)
      {
        result[result.count - 1] = filled(dish, with: part, tokens)
        continue
      }
      if let dish = result.last, dish.match != nil, isBehindSign(part, dish, tokens),
        isFilling(part, of: dish, isLast: index == parts.count - 1, tokens)
      {
        continue
      }
      result.append(part)
    }
    return result
  }

  private func isCarrier(_ part: MealReading.Part, _ tokens: [Token]) -> Bool {
    guard part.tokens.upperBound <= tokens.count, let last = tokens[part.tokens].last else { return false }
    return SandwichWords.carriers[EnglishPlural.singular(of: last.folded)] != nil
  }

  /// "burrito beef", "empanadas x3 beef": nothing but the count stands between.
  private func isTold(_ part: MealReading.Part, rightBehind dish: MealReading.Part, _ tokens: [Token]) -> Bool {
    guard part.tokens.upperBound <= tokens.count, dish.tokens.upperBound <= part.tokens.lowerBound, dish.match != nil
    else { return false }
    return tokens[dish.tokens.upperBound..<part.tokens.lowerBound].allSatisfy { $0.isCount || $0.isWord("x") }
  }

  private func isLast(_ part: MealReading.Part, _ tokens: [Token]) -> Bool {
    tokens.ends(at: part.tokens.upperBound)
  }

  /// The dish of that filling, where the catalogue has it by both names.
  private func filled(_ dish: MealReading.Part, with part: MealReading.Part, _ tokens: [Token]) -> MealReading.Part {
    let name = "\(tokens[part.tokens.lowerBound].folded) \(dish.item.name)"
    guard let match = catalog.link(name), match.confidence > Self.sureOfFilled else { return dish }
    var dish = dish
    dish.link(to: match)
    dish.item.foodType = match.food.foodType
    return dish
  }

  private static let sureOfFilled = 0.85

  private func isBehindSign(_ part: MealReading.Part, _ dish: MealReading.Part, _ tokens: [Token]) -> Bool {
    guard part.tokens.upperBound <= tokens.count, dish.tokens.upperBound < part.tokens.lowerBound else { return false }
    let between = tokens[dish.tokens.upperBound..<part.tokens.lowerBound]
    return between.first?.isSign(",") ?? false
      && between.allSatisfy { $0.isCount || $0.isSign(",") || MealWords.modifiers.contains($0) }
  }

  /// One word: a meat behind a filled dish at the end, or what a sandwich is called by, counted.
  private func isFilling(_ part: MealReading.Part, of dish: MealReading.Part, isLast: Bool, _ tokens: [Token]) -> Bool {
    guard part.tokens.count == 1, part.item.unit == nil, part.item.calories == nil else { return false }
    let noun = tokens[part.tokens.lowerBound]
    let words = tokens[dish.tokens]
    if part.item.quantity == nil {
      return isLast && Self.meats.contains(noun) && Self.filled.occurs(in: words)
        && !Self.meats.occurs(in: words)
    }
    return dish.item.quantity ?? 1 == 1 && isCarrier(dish, tokens)
      && words.dropLast().contains {
        EnglishPlural.singular(of: $0.folded) == EnglishPlural.singular(of: noun.folded)
      }
  }
}
