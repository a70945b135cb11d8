import Foods
import ToolCalls

/// Names that mean one food alone or in the plural, and another beside what they are eaten with.
extension MealGrammar {
  private static let names: WordSet = ["pretzel", "bar", "bars", "tostada", "tostadas", "cornetto", "cornetti"]
  private static let toppings = WordList.words(
    "avocado avo guacamole guac beans ceviche tuna chicken cheese shrimp prawns tinga crema salsa salpicon pollo")
  private static let gels: WordSet = ["gel", "gels", "isotonic", "electrolytes"]
  private static let italianCoffees: WordSet = ["cappuccino", "cappuccini", "espresso", "caffe", "caffè", "macchiato"]

  /// The parts with such names read as what they mean: "a pretzel" is a soft one, and "a gel and a bar" an energy bar.
  func withBareNames(_ parts: [MealReading.Part], tokens: [Token]) -> [MealReading.Part] {
    guard let place = parts.firstIndex(where: { $0.tokens.count == 1 && Self.names.occurs(in: tokens[$0.tokens]) }),
      let name = meaning(of: parts[place], among: parts.count, tokens), let match = catalog.link(name)
    else { return parts }
    var parts = parts
    parts[place].match = match
    parts[place].item.catalogId = match.food.id
    return parts
  }

  private func meaning(of part: MealReading.Part, among count: Int, _ tokens: [Token]) -> String? {
    guard let word = tokens[part.tokens].first?.folded, part.match?.food.source != .own else { return nil }
    switch word {
    case "pretzel": return part.item.unit == nil && part.item.grams == nil ? "bavarian pretzel" : nil
    case "bar", "bars": return count > 1 && Self.gels.occurs(in: tokens) ? "energy bar" : nil
    case "tostada", "tostadas": return count > 1 && Self.toppings.occurs(in: tokens) ? "corn tostada" : nil
    default: return count > 1 && Self.italianCoffees.occurs(in: tokens) ? "croissant" : nil
    }
  }

  private static let parting: WordSet = ["and", "plus", "then", "&", "+", "with", "also", "another", "more"]

  /// "pizza, 3 slices cheese pizza": what is first only named and then counted behind a comma is one food.
  func withoutNamedAhead(_ parts: [MealReading.Part], tokens: [Token]) -> [MealReading.Part] {
    guard parts.count > 1 else { return parts }
    let named = parts.indices.dropLast().filter { index in
      let (ahead, counted) = (parts[index], parts[index + 1])
      guard ahead.item.quantity == nil, ahead.item.unit == nil, ahead.item.grams == nil, ahead.item.calories == nil,
        !ahead.isPicture, let food = ahead.match?.food, food.id == counted.match?.food.id,
        counted.item.quantity ?? 1 > 1 || counted.item.unit != nil,
        ahead.tokens.upperBound < counted.tokens.lowerBound, counted.tokens.lowerBound <= tokens.count,
        tokens[ahead.tokens.upperBound].isSign(",")
      else { return false }
      return !Self.parting.occurs(in: tokens[ahead.tokens.upperBound..<counted.tokens.lowerBound])
    }
    return named.isEmpty ? parts : parts.indices.filter { !named.contains($0) }.map { parts[$0] }
  }
}
