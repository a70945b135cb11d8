public import Nutrition

/// Energy and macros that are logged without a food, by `ada add` or in words.
public struct QuickEntry: Equatable, Sendable {
  /// Kilocalories; from the macros where nil.
  public var statedCalories: Double?
  /// Grams; nil is not given.
  public var proteinG: Double?
  /// Grams; nil is not given.
  public var carbsG: Double?
  /// Grams; nil is not given.
  public var fatG: Double?

  public init(statedCalories: Double?, proteinG: Double?, carbsG: Double?, fatG: Double?) {
    self.statedCalories = statedCalories
    self.proteinG = proteinG
    self.carbsG = carbsG
    self.fatG = fatG
  }

  /// What was said, or what the macros come to at 4, 4 and 9 kcal a gram (Atwater and Bryant 1900).
  public var calories: Double { statedCalories ?? 4 * (proteinG ?? 0) + 4 * (carbsG ?? 0) + 9 * (fatG ?? 0) }

  public var agreement: MacroAgreement {
    MacroAgreement(calories: calories, proteinG: proteinG, carbsG: carbsG, fatG: fatG)
  }

  /// What the figures leave open, each a short sentence.
  public var assumptions: [String] {
    var assumptions: [String] = []
    if statedCalories == nil { assumptions.append("energy from the macros: 4, 4 and 9 kcal a gram") }
    switch agreement {
    case .agrees: break
    case .macrosExceed(let sum): assumptions.append("the macros alone are \(Figures.kcal(sum))")
    case .macrosFallShort(let sum): assumptions.append("the macros are \(Figures.kcal(sum)); the rest may be alcohol")
    }
    if proteinG == nil, carbsG == nil, fatG == nil {
      assumptions.append("no protein, carbs or fat counted: only the energy was given")
    }
    return assumptions
  }

  /// Grams that stand in an entry nobody weighed, since a row has some.
  static let placeholderGrams = 100.0

  /// The figures as an item of a meal.
  public func item(id: String, name: String) -> FoodItem {
    FoodItem(
      id: id, name: name, source: .manual, grams: Self.placeholderGrams,
      nutrients: Nutrients(calories: calories, proteinG: proteinG ?? 0, carbsG: carbsG ?? 0, fatG: fatG ?? 0),
      isCalorieOverridden: true, assumptions: assumptions, origin: ItemOrigin(portion: .stated))
  }
}

extension FoodItem {
  /// Figures without a food, so that its weight says nothing: added as energy alone, or by another program that kept no
  /// weights.
  var hasNoWeight: Bool {
    isCalorieOverridden && catalogId == nil && source == .manual && grams == QuickEntry.placeholderGrams
      && unit != "g" && origin?.said == nil
  }
}
