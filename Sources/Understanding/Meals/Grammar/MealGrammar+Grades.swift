import Foods
import ToolCalls

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
