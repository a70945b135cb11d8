import Foods
import ToolCalls

/// Names that mean one food alone or in the plural, and another beside what they are eaten with.
extension MealGrammar {
  private static let names: WordSet = [
    "pretzel", "bar", "bars", "tostada", "tostadas", "cornetto", "cornetti", "miso", "mac",
  ]
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
    parts[place].link(to: match)
    return parts
  }

  private func meaning(of part: MealReading.Part, among count: Int, _ tokens: [Token]) -> String? {
    guard let word = tokens[part.tokens].first?.folded, part.match?.food.source != .own else { return nil }
    switch word {
    case "pretzel": return part.item.unit == nil && part.item.grams == nil ? "bavarian pretzel" : nil
    // A burger is called so with "big" before it.
    case "mac": return count > 1 ? "mac and cheese" : nil
    case "miso": return count > 1 && part.item.unit == nil && part.item.grams == nil ? "miso soup" : nil
    case "bar", "bars": return count > 1 && Self.gels.occurs(in: tokens) ? "energy bar" : nil
    case "tostada", "tostadas": return count > 1 && Self.toppings.occurs(in: tokens) ? "corn tostada" : nil
    default: return count > 1 && Self.italianCoffees.occurs(in: tokens) ? "croissant" : nil
    }
  }
}
