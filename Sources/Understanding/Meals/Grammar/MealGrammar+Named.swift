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

/// "yogurt 150 g, plain 0%": the grade of a dairy food said behind it, and no glass of milk.
extension MealGrammar {
  private static let grades = WordList.words(
    "plain natural 0 1 1.5 2 3 4 5 10 % fat free low reduced full nonfat lowfat")
  private static let dairy = WordList.words(
    "yogurt yoghurt yoghurts yogurts skyr quark kefir milk fromage cheese cottage greek creme curd dahi labneh")
  private static let sureOfGrade = 0.6

  /// The parts, with a grade that stands by itself taken into the dairy food before it.
  func withGradesBehind(_ parts: [MealReading.Part], tokens: [Token]) -> [MealReading.Part] {
    guard parts.count > 1, tokens.contains(where: { $0.isSign("%") || $0.isWord("fat") }) else { return parts }
    var result: [MealReading.Part] = []
    for part in parts {
      guard let food = result.last, isGrade(part, of: food, tokens),
        case let words = tokens[part.tokens].map(\.folded) + tokens[food.tokens].map(\.folded),
        let graded = catalog.link(words.joined(separator: " ").replacing(" %", with: "%")),
        graded.confidence >= Self.sureOfGrade
      else {
        result.append(part)
        continue
      }
      result[result.count - 1].link(to: graded)
      result[result.count - 1].item.name = "\(food.item.name), \(part.item.name)"
      // "yogurt, 2%, 150 g".
      guard food.item.quantity == nil, part.item.quantity != nil else { continue }
      result[result.count - 1].item.quantity = part.item.quantity
      result[result.count - 1].item.unit = part.item.unit
      result[result.count - 1].item.grams = part.item.grams
    }
    return result
  }

  private func isGrade(_ part: MealReading.Part, of food: MealReading.Part, _ tokens: [Token]) -> Bool {
    guard part.tokens.upperBound <= tokens.count, food.tokens.upperBound <= part.tokens.lowerBound,
      part.item.calories == nil, food.item.calories == nil,
      tokens[part.tokens].allSatisfy({ Self.grades.contains($0) }),
      tokens[part.tokens].contains(where: { $0.isSign("%") || $0.isWord("fat") }),
      Self.dairy.occurs(in: tokens[food.tokens])
    else { return false }
    return tokens[food.tokens.upperBound..<part.tokens.lowerBound].allSatisfy {
      $0.isCount || $0.isSign(",") || UnitTable.unit(named: $0.folded) != nil
    }
  }
}

/// Names that mean one food alone or in the plural, and another beside what they are eaten with.
extension MealGrammar {
  private static let names: WordSet = [
    "pretzel", "bar", "bars", "tostada", "tostadas", "cornetto", "cornetti", "miso", "mac", "iso", "carrots",
  ]
  /// What is poured; a whey isolate is measured in scoops.
  private static let poured: Set<String> = ["bottle", "ml", "l", "can", "glass", "cup", "pint"]
  /// Plates with vegetables that were boiled or roasted.
  private static let hotPlates = WordList.words(
    "roast steak sausages sausage mash gravy stew casserole chop chops parsnips gammon lamb pork potatoes broccoli peas"
  )
  private static let toppings = WordList.words(
    "avocado avo guacamole guac beans ceviche tuna chicken cheese shrimp prawns tinga crema salsa salpicon pollo")
  private static let gels: WordSet = ["gel", "gels", "isotonic", "electrolytes"]
  private static let italianCoffees: WordSet = ["cappuccino", "cappuccini", "espresso", "caffe", "macchiato"]

  /// The parts with such names read as what they mean: "a pretzel" is a soft one, and "a gel and a bar" an energy bar.
  func withBareNames(_ parts: [MealReading.Part], tokens: [Token]) -> [MealReading.Part] {
    guard Self.names.occurs(in: tokens),
      let place = parts.firstIndex(where: { $0.tokens.count == 1 && Self.names.occurs(in: tokens[$0.tokens]) }),
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
    case "iso": return part.item.unit.map(Self.poured.contains) ?? false ? "isotonic drink" : nil
    case "carrots": return count > 1 && Self.hotPlates.occurs(in: tokens) ? "cooked carrots" : nil
    case "tostada", "tostadas": return count > 1 && Self.toppings.occurs(in: tokens) ? "corn tostada" : nil
    default: return count > 1 && Self.italianCoffees.occurs(in: tokens) ? "croissant" : nil
    }
  }
}
