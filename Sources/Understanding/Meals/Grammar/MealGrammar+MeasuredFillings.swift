import Foods
import ToolCalls

/// A sandwich whose fillings were measured: "a ham sandwich with 2 slices of ham", "wrap with 100 g chicken and 30 g salad".
/// The tables' sandwich has its own filling in it, so the bread alone stands beside what was measured.
extension MealGrammar {
  private static let filled = SandwichWords.inside.union(SandwichWords.light)

  func withBreadOfMeasured(_ parts: [MealReading.Part], tokens: [Token]) -> [MealReading.Part] {
    guard parts.count > 1, parts.contains(where: { $0.item.quantity != nil }) else { return parts }
    var told = parts
    for index in parts.indices.dropLast() {
      guard let noun = carrier(of: parts[index], tokens), let carrier = Self.carriers[noun], carrier.isBread,
        let fillings = fillings(behind: index, of: parts, tokens), isFilled(parts[index], by: fillings, tokens),
        let bread = catalog.link(carrier.phrase), bread.food.id != parts[index].match?.food.id
      else { continue }
      told[index].link(to: bread)
      told[index].item.name = carrier.phrase
      told[index].item.quantity = (parts[index].item.quantity ?? 1) * carrier.count
      told[index].item.unit = carrier.unit
    }
    return told
  }

  /// The noun of a sandwich that was neither measured nor told in energy.
  private func carrier(of dish: MealReading.Part, _ tokens: [Token]) -> String? {
    guard dish.item.unit == nil, dish.item.grams == nil, dish.item.calories == nil,
      dish.tokens.upperBound <= tokens.count, let last = dish.tokens.last
    else { return nil }
    return EnglishPlural.singular(of: tokens[last].folded)
  }

  /// What was put in, up to the next food that is none of it; nil where any of it was not measured.
  private func fillings(
    behind index: Int, of parts: [MealReading.Part], _ tokens: [Token]
  ) -> [MealReading.Part]? {
    let start = parts[index].tokens.upperBound
    guard start < parts[index + 1].tokens.lowerBound,
      tokens[start].isOne(of: "with", "w") || tokens[start].isSign(":")
        || tokens[start].isSign("(") || tokens[start].isSign(",") && parts[index].tokens.count == 1
    else { return nil }
    let found = parts[(index + 1)...].prefix { part in
      part.tokens.upperBound <= tokens.count && part.tokens.last.map { Self.filled.contains(tokens[$0]) } ?? false
    }
    // One that is eaten whole is eaten beside it: "with an apple".
    guard !found.isEmpty, found.allSatisfy({ $0.item.quantity != nil && $0.item.unit != nil || counts($0, tokens) })
    else {
      return nil
    }
    return Array(found)
  }

  /// "With 2 eggs".
  private func counts(_ part: MealReading.Part, _ tokens: [Token]) -> Bool {
    part.item.quantity ?? 0 > 1 && part.tokens.lowerBound > 0 && tokens[part.tokens.lowerBound - 1].isCount
  }

  /// Whether each filling that the sandwich is called by was measured too: of "a ham sandwich with 20 g cheese" the ham was
  /// not.
  private func isFilled(_ dish: MealReading.Part, by fillings: [MealReading.Part], _ tokens: [Token]) -> Bool {
    let measured = fillings.flatMap { tokens[$0.tokens].map { EnglishPlural.singular(of: $0.folded) } }
    return tokens[dish.tokens].dropLast().allSatisfy { word in
      !Self.filled.contains(word) || measured.contains(EnglishPlural.singular(of: word.folded))
    }
  }
}
