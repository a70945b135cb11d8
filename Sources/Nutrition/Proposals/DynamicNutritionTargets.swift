/// What one day aims at and why (schemas/dynamic-nutrition-targets.schema.json): the same shape from a model and from the
/// calculator.
public struct DynamicNutritionTargets: Equatable, Sendable, Codable {
  /// Kilocalories.
  public var calories: Double
  /// Grams.
  public var proteinG: Double
  /// Grams.
  public var carbsG: Double
  /// Grams.
  public var fatG: Double
  /// What kind of day it is and what that does to the energy: a sentence or two for the person.
  public var reasoning: String
  /// Each thing that moved the target.
  public var adjustments: [String]
  /// 0...1.
  public var confidence: Double
  /// Grams of the day's carbohydrate to eat before training; nil where none is due.
  public var preworkoutCarbsG: Double?
  /// Grams of the day's protein to eat after training; nil where there is none.
  public var postworkoutProteinG: Double?
  /// What to go easy on: "short sleep, sore legs"; nil where nothing is.
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
