/// What one day aims at and why (schemas/dynamic-nutrition-targets.schema.json): the same shape from a model and from the
/// calculator.
public struct DynamicNutritionTargets: Equatable, Sendable, Codable {
  /// Kilocalories.
  public var calories: Double
  /// Grams.
  public var proteinG: Double
  public var carbsG: Double
  public var fatG: Double
  public var reasoning: String
  /// Each thing that moved the target.
  public var adjustments: [String]
  /// 0...1.
  public var confidence: Double
  public var preworkoutCarbsG: Double?
  public var postworkoutProteinG: Double?
  public var recoveryFocus: String?

  public enum CodingKeys: String, CodingKey, CaseIterable {
    case calories
    case proteinG = "protein_g"
    case carbsG = "carbs_g"
    case fatG = "fat_g"
    case reasoning, adjustments, confidence
    case preworkoutCarbsG = "preworkout_carbs_g"
    case postworkoutProteinG = "postworkout_protein_g"
    case recoveryFocus = "recovery_focus"
  }

  public init(
    calories: Double, proteinG: Double, carbsG: Double, fatG: Double, reasoning: String, adjustments: [String] = [],
    confidence: Double, preworkoutCarbsG: Double? = nil, postworkoutProteinG: Double? = nil,
    recoveryFocus: String? = nil
  ) {
    self.calories = calories
    self.proteinG = proteinG
    self.carbsG = carbsG
    self.fatG = fatG
    self.reasoning = reasoning
    self.adjustments = adjustments
    self.confidence = confidence
    self.preworkoutCarbsG = preworkoutCarbsG
    self.postworkoutProteinG = postworkoutProteinG
    self.recoveryFocus = recoveryFocus
  }

  /// What the macros come to at 4/4/9 kcal a gram.
  public var macroCalories: Double { 4 * proteinG + 4 * carbsG + 9 * fatG }
}
