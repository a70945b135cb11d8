import Nutrition
import ToolCalls

/// The calories of a day that are said with a goal: "cutting on 1900 kcal".
extension GoalReader {
  private static let beforeFigure: WordSet = [
    "at", "on", "with", "eating", "eat", ":", ",", "-", "around", "about", "of",
  ]
  /// Of what was, or is asked, nothing is set.
  private static let told: WordSet = [
    "is", "was", "are", "were", "should", "would", "if", "think", "thought", "what", "ate", "had", "burned", "burnt",
    "over", "under", "left", "deficit", "surplus", "meal", "lunch", "dinner", "breakfast",
  ]

  /// The figure of "bulk at 3000 kcal" and "lose 0.5 kg a week on 1900 calories", between 800 and 8,000 kcal; nil where `tokens` tell
  /// how many there were.
  func energyOfGoal(_ tokens: [Token]) -> Double? {
    guard !Self.told.occurs(in: tokens),
      let place = tokens.indices.dropFirst().first(where: { place in
        tokens[place].kind == .number && tokens[place].value.map { (800...8000).contains($0) } == true
          && Self.beforeFigure.contains(tokens[place - 1])
      })
    else { return nil }
    let isEnergy = place + 1 < tokens.count && Self.energy.contains(tokens[place + 1])
    let isLast = tokens.ends(at: place + 1)
    return isEnergy || isLast && tokens[place - 1].isOne(of: "at", "on") ? tokens[place].value : nil
  }

  /// Whether `tokens` say a goal and no word of anything else.
  func saysGoalAlone(_ tokens: [Token]) -> Bool {
    tokens.allSatisfy { $0.kind != .word || GoalWords.aroundGoal.contains($0) }
  }

  private static let gaps: WordSet = ["deficit", "surplus"]
  /// "Run a 300 kcal surplus", "cut with a daily deficit of 500": the rate that such a gap comes to, 100 to 1,500 kcal a day at
  /// 7,700 kcal a kilogram; nil where a gap is told of and not set.
  func energyGap(_ tokens: [Token]) -> SetGoal? {
    guard let word = Self.gaps.firstIndex(in: tokens), tokens.count <= 16,
      tokens.allSatisfy({ $0.kind != .word || GoalWords.aroundGap.contains($0) }),
      tokens.count(where: { $0.kind == .number }) == 1,
      let figure = tokens.first(where: { $0.kind == .number })?.value, (100...1500).contains(figure)
    else { return nil }
    let kilograms = figure * 7 / WeightForecast.flatRule
    return SetGoal(goalType: tokens[word].isWord("deficit") ? .cut : .bulk, goalRate: (kilograms * 100).rounded() / 100)
  }
}

/// Aims that no goal holds: grams of protein, steps, water.
extension GoalReader {
  private static let nutrients: WordSet = [
    "protein", "carb", "carbs", "carbohydrate", "carbohydrates", "fat", "fats", "fibre", "fiber", "sugar", "salt",
    "sodium", "macro", "macros",
  ]
  private static let others: WordSet = ["step", "steps", "water", "hydration", "sleep", "exercise"]
  private static let daily = WordList.words("day daily")

  private static let setting: WordSet = ["set", "increase", "raise", "lower", "reduce", "bump", "adjust", "up"]
  private static let beforeNutrient: WordSet = ["my", "the", "up"]
  /// Said of a food as often: "up the sugar to 2 tsp" is of a coffee.
  private static let alsoFoods: WordSet = ["sugar", "salt"]

  /// "Set protein to 150 g", "bump my carbs up to 220 g": no food is called so.
  private static func setsNutrient(_ tokens: [Token]) -> Bool {
    guard let verb = setting.firstIndex(in: tokens.prefix(4)) else { return false }
    let nutrient = tokens[(verb + 1)...].drop { beforeNutrient.contains($0) }.first
    return nutrient.map { nutrients.contains($0) && !alsoFoods.contains($0) } ?? false
  }

  /// "Can you set my protein goal to 140 g", "step goal 9000", "at least 120 g of protein a day": what to do instead, said
  /// in place of logging a food of that name; nil where something else is told.
  static func answerToOtherAim(_ tokens: [Token], isQuestion: Bool) -> Clarification? {
    if changesEnergyBy(tokens) {
      return Clarification(question: "To what? Say the calories of a day, as in \"set my calories to 1900\".")
    }
    guard tokens.count <= 24,
      GoalWords.daily.occurs(in: tokens) || daily.occurs(in: tokens) || setsNutrient(tokens),
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
