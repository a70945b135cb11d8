import Foods
import ToolCalls

/// What goes into each of several cups.
extension MealGrammar {
  private static let cups = CoffeeWords.cups
  private static let spoons: Set<String> = [
    "splash", "dash", "tsp", "tbsp", "spoon", "spoonful", "pump", "lump", "cube", "drop",
  ]
  /// Words with which as much in each was said, and counted already.
  private static let toldEach: WordSet = ["each", "apiece", "per", "every"]
  private static let mostCups = 12.0

  /// "4 teas with a splash of milk and 2 sugars" have so much in each of them; what is measured in millilitres is all.
  func stirredIntoEach(_ parts: [MealReading.Part], tokens: [Token]) -> [MealReading.Part] {
    guard parts.count > 1, CoffeeWords.stirred.occurs(in: tokens), !Self.toldEach.occurs(in: tokens) else {
      return parts
    }
    var result = parts
    var cups: Double?
    for (index, part) in parts.enumerated() {
      guard part.tokens.upperBound <= tokens.count else { return parts }
      if let held = cups, isStirred(part, behind: parts[index - 1], tokens) {
        guard part.item.unit.map({ Self.spoons.contains($0) }) ?? (part.item.quantity != nil) else { continue }
        result[index].item.quantity = (part.item.quantity ?? 1) * held
        result[index].item.grams = part.item.grams.map { $0 * held }
        result[index].item.assumptions.append("as much in each of \(Int(held))")
      } else {
        cups = count(part, tokens)
      }
    }
    return result
  }

  private func count(_ part: MealReading.Part, _ tokens: [Token]) -> Double? {
    guard let count = part.item.quantity, (2...Self.mostCups).contains(count), count == count.rounded(),
      part.item.unit.map({ ["cup", "mug"].contains($0) }) ?? true, Self.cups.occurs(in: tokens[part.tokens])
    else { return nil }
    return count
  }

  private func isStirred(_ part: MealReading.Part, behind last: MealReading.Part, _ tokens: [Token]) -> Bool {
    guard CoffeeWords.stirred.occurs(in: tokens[part.tokens]), last.tokens.upperBound <= part.tokens.lowerBound else {
      return false
    }
    return !tokens[last.tokens.upperBound..<part.tokens.lowerBound].contains {
      $0.kind == .punctuation && !$0.isSign("&") || $0.isOne(of: "then", "plus")
    }
  }
}
