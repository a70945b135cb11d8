extension OwnFood {
  /// Kilocalories in a gram of what holds the most, pure fat (Atwater and Bryant 1900).
  private static let mostCaloriesPerGram = 9.0

  /// Why the figures cannot be of that much food, as a sentence; nil where they can be, or where nobody knows how much
  /// it is. Fibre is held against the weight alone, as some labels count it among the carbs and some beside them.
  ///
  /// Labels round: to a whole gram for each of the three, and to 10 kcal a serving.
  public var refusal: String? {
    guard let grams = isPerServing ? servingGrams : 100 else { return nil }
    let mostCalories = Self.mostCaloriesPerGram * grams
    let mass = nutrients.proteinG + nutrients.carbsG + nutrients.fatG
    if nutrients.calories <= mostCalories + (isPerServing ? 5 : 0), max(mass, nutrients.fiberG ?? 0) <= grams + 1.5 {
      return nil
    }
    let amount = "\(grams.text(decimals: 1)) g"
    return
      "\(amount) of a food hold at most \(mostCalories.text()) kcal, and no more than \(amount) of protein, carbs and "
      + "fat together."
  }
}
