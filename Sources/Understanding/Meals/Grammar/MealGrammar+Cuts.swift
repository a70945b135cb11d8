import Foods
import ToolCalls

/// "they carved a goose and I had a leg": of a bird that was served, a part was eaten.
extension MealGrammar {
  private static let cuts = ListWords.cutsOfBird.union(["carcass", "skin"])
  private static let birds = WordList.words("chicken turkey duck goose pheasant guineafowl quail hen capon")
  private static let eating = EatingWords.helping.union(["have"])

  /// The parts without a bird that was carved, and what was had of it by the bird's name.
  func withoutCarved(_ parts: [MealReading.Part], tokens: [Token]) -> [MealReading.Part] {
    guard parts.count > 1, Self.cuts.occurs(in: tokens) else { return parts }
    var result: [MealReading.Part] = []
    for var part in parts {
      if let bird = result.last, let cut = cut(part, of: bird, tokens) {
        if part.tokens.count == 1, let match = catalog.link(cut), match.confidence > part.confidence * 0.8 {
          part.link(to: match)
          part.item.name = cut
        }
        result.removeLast()
      }
      result.append(part)
    }
    return result
  }

  /// "duck leg", where `part` is a leg that was eaten of the duck before it.
  private func cut(_ part: MealReading.Part, of bird: MealReading.Part, _ tokens: [Token]) -> String? {
    guard part.item.quantity != nil, bird.item.quantity ?? 1 == 1, bird.item.unit == nil, bird.item.grams == nil,
      bird.tokens.upperBound < part.tokens.lowerBound, part.tokens.upperBound <= tokens.count,
      let noun = tokens[part.tokens].last, Self.cuts.contains(noun),
      let name = tokens[bird.tokens].last, Self.birds.contains(name)
    else { return nil }
    let between = tokens[bird.tokens.upperBound..<part.tokens.lowerBound]
    guard let verb = Self.eating.firstIndex(in: between),
      between[..<verb].contains(where: { $0.isWord("i") || $0.isWord("we") || $0.isSign(",") })
    else { return nil }
    return "\(name.folded) \(noun.folded)"
  }
}

/// "A scoop of lemon sorbet in a cone": the wafer that ice cream is held in, where "a cone" by itself comes filled.
extension MealGrammar {
  private static let cones: WordSet = ["cone", "cones"]
  private static let frozen: WordSet = [
    "ice", "gelato", "gelati", "sorbet", "sorbetto", "scoop", "scoops", "yogurt", "yoghurt",
  ]
  private static let wafer = "Cookie, cone shell, ice cream type, wafer or cake"

  /// The parts, with the empty cone for one that the food before it is in.
  func withEmptyCones(_ parts: [MealReading.Part], tokens: [Token]) -> [MealReading.Part] {
    guard parts.count > 1, Self.cones.occurs(in: tokens) else { return parts }
    return parts.enumerated().map { index, part in
      guard index > 0, part.tokens.count == 1, part.tokens.upperBound <= tokens.count,
        Self.cones.contains(tokens[part.tokens.lowerBound]), holds(part, parts[index - 1], tokens),
        let match = catalog.link(Self.wafer)
      else { return part }
      var part = part
      part.link(to: match)
      return part
    }
  }

  private func holds(_ cone: MealReading.Part, _ food: MealReading.Part, _ tokens: [Token]) -> Bool {
    guard food.tokens.upperBound <= cone.tokens.lowerBound else { return false }
    let between = tokens[food.tokens.upperBound..<cone.tokens.lowerBound]
    let isFrozen =
      food.item.unit == "scoop" || Self.frozen.occurs(in: tokens[food.tokens])
      || food.match?.food.category.hasPrefix("Ice cream") ?? false
    return isFrozen && between.contains { $0.isWord("in") || $0.isWord("on") }
      && !between.contains { $0.kind == .punctuation || $0.isWord("and") }
  }
}
