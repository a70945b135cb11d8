/// Aims that no goal holds: grams of protein, steps, water.
extension GoalReader {
  private static let nutrients: WordSet = [
    "protein", "carb", "carbs", "carbohydrate", "carbohydrates", "fat", "fats", "fibre", "fiber", "sugar", "salt",
    "sodium", "macro", "macros",
  ]
  private static let others: WordSet = ["step", "steps", "water", "hydration", "sleep", "exercise"]
  private static let daily = WordList.words("day daily")

  /// "Can you set my protein goal to 140 g", "step goal 9000", "at least 120 g of protein a day": what to do instead, said
  /// in place of logging a food of that name; nil where something else is told.
  static func answerToOtherAim(_ tokens: [Token], isQuestion: Bool) -> Clarification? {
    if changesEnergyBy(tokens) {
      return Clarification(question: "To what? Say the calories of a day, as in \"set my calories to 1900\".")
    }
    guard tokens.count <= 24, GoalWords.daily.occurs(in: tokens) || daily.occurs(in: tokens),
      case let isNutrient = nutrients.occurs(in: tokens), isNutrient || others.occurs(in: tokens),
      GoalWords.daily.occurs(in: tokens) || isNutrient,
      tokens.contains(where: { $0.kind == .number }), !isQuestion || isOrder(tokens),
      tokens.allSatisfy({ $0.kind != .word || GoalWords.aroundOthers.contains($0) })
    else { return nil }
    return Clarification(
      question: isNutrient
        ? "I can set the calories of a day, a weight and how fast to get there. Protein, carbs and fat are set with \"ada macros set\"."
        : "I can set the calories of a day, a weight and how fast to get there, but no goal like this one.")
  }
}
