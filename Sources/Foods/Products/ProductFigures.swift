public import Nutrition

/// What 100 g (or 100 ml) of a product hold, as its label says; nil where it does not say.
public struct ProductFigures: Equatable, Sendable {
  /// Kilocalories.
  public var energy: Double?
  /// The energy is reckoned from the macronutrients and not on the label.
  public var isEnergyReckoned = false
  /// Grams, as all that follow without a unit.
  public var protein: Double?
  public var carbs: Double?
  public var fat: Double?
  public var fiber: Double?
  public var sugar: Double?
  /// Milligrams.
  public var sodiumMg: Double?
  public var alcohol: Double?
  /// Milligrams.
  public var caffeineMg: Double?

  public init() {}

  /// Figures that no food can have are taken out, and energy that is missing is reckoned where it can be.
  ///
  /// Bounds: fat alone has 900 kcal in 100 g; 5 g are allowed for rounding and for what 100 ml weigh; common salt is
  /// 39.3 % sodium. Energy by Atwater's general factors (4, 9, 4, 7, and 2 for fibre; EU 1169/2011, annex XIV).
  /// - Returns: the names of what was taken out.
  @discardableResult
  public mutating func check() -> [String] {
    var dropped: [String] = []
    func keep(_ value: inout Double?, upTo most: Double, _ name: String) {
      guard let given = value, !(given >= 0 && given <= most) else { return }
      value = nil
      dropped.append(name)
    }
    keep(&energy, upTo: 950, "energy")
    keep(&protein, upTo: 105, "protein")
    keep(&carbs, upTo: 105, "carbs")
    keep(&fat, upTo: 105, "fat")
    keep(&fiber, upTo: 105, "fiber")
    keep(&sugar, upTo: 105, "sugar")
    keep(&sodiumMg, upTo: 40_000, "sodium")
    keep(&alcohol, upTo: 80, "alcohol")
    keep(&caffeineMg, upTo: 100_000, "caffeine")
    if let sugar, let carbs, sugar > carbs + 5 {
      self.sugar = nil
      dropped.append("sugar")
    }
    if (protein ?? 0) + (carbs ?? 0) + (fat ?? 0) > 105 {
      (protein, carbs, fat) = (nil, nil, nil)
      dropped.append("macros")
    }
    if energy == nil, let reckoned = atwater {
      energy = (reckoned * 10).rounded() / 10
      isEnergyReckoned = true
    }
    return dropped
  }

  /// Kilocalories by Atwater's factors; nil without all three macronutrients.
  public var atwater: Double? {
    guard let protein, let carbs, let fat else { return nil }
    return 4 * protein + 4 * carbs + 9 * fat + 2 * (fiber ?? 0) + 7 * (alcohol ?? 0)
  }

  /// The macronutrients that the label leaves open.
  public var missing: [String] {
    [("protein", protein), ("carbs", carbs), ("fat", fat)].compactMap { $0.1 == nil ? $0.0 : nil }
  }

  /// Whether the label's energy and its macronutrients cannot both be right: apart by 60 kcal and by a third.
  public var contradictsItself: Bool {
    guard !isEnergyReckoned, let energy, let atwater else { return false }
    return abs(energy - atwater) > max(60, max(energy, atwater) / 3)
  }

  /// As nutrients, what is missing counting as none.
  public var nutrients: Nutrients {
    Nutrients(
      calories: energy ?? 0, proteinG: protein ?? 0, carbsG: carbs ?? 0, fatG: fat ?? 0, fiberG: fiber, sugarG: sugar,
      sodiumMg: sodiumMg, alcoholG: alcohol, caffeineMg: caffeineMg)
  }
}
