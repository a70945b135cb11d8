/// What an amount of food holds. `nil` means the source did not say, which is not the same as none.
///
/// Values add: a total of known and unknown parts is the sum of what is known.
public struct Nutrients: Equatable, Hashable, Sendable, Codable {
  /// Energy in kilocalories.
  public var calories: Double
  /// Grams.
  public var proteinG: Double
  /// Grams.
  public var carbsG: Double
  /// Grams.
  public var fatG: Double
  /// Grams.
  public var fiberG: Double?
  /// Grams.
  public var sugarG: Double?
  /// Milligrams.
  public var sodiumMg: Double?
  /// Grams of ethanol.
  public var alcoholG: Double?
  /// Milligrams.
  public var caffeineMg: Double?
  /// Grams of water in the food itself.
  public var waterG: Double?

  public init(
    calories: Double = 0, proteinG: Double = 0, carbsG: Double = 0, fatG: Double = 0, fiberG: Double? = nil,
    sugarG: Double? = nil, sodiumMg: Double? = nil, alcoholG: Double? = nil, caffeineMg: Double? = nil,
    waterG: Double? = nil
  ) {
    self.calories = calories
    self.proteinG = proteinG
    self.carbsG = carbsG
    self.fatG = fatG
    self.fiberG = fiberG
    self.sugarG = sugarG
    self.sodiumMg = sodiumMg
    self.alcoholG = alcoholG
    self.caffeineMg = caffeineMg
    self.waterG = waterG
  }

  public static let zero = Nutrients()

  /// These nutrients for `factor` times the amount.
  public func scaled(by factor: Double) -> Nutrients {
    Nutrients(
      calories: calories * factor, proteinG: proteinG * factor, carbsG: carbsG * factor, fatG: fatG * factor,
      fiberG: fiberG.map { $0 * factor }, sugarG: sugarG.map { $0 * factor }, sodiumMg: sodiumMg.map { $0 * factor },
      alcoholG: alcoholG.map { $0 * factor }, caffeineMg: caffeineMg.map { $0 * factor },
      waterG: waterG.map { $0 * factor })
  }

  public static func + (a: Nutrients, b: Nutrients) -> Nutrients {
    Nutrients(
      calories: a.calories + b.calories, proteinG: a.proteinG + b.proteinG, carbsG: a.carbsG + b.carbsG,
      fatG: a.fatG + b.fatG, fiberG: sum(a.fiberG, b.fiberG), sugarG: sum(a.sugarG, b.sugarG),
      sodiumMg: sum(a.sodiumMg, b.sodiumMg), alcoholG: sum(a.alcoholG, b.alcoholG),
      caffeineMg: sum(a.caffeineMg, b.caffeineMg), waterG: sum(a.waterG, b.waterG))
  }

  public static func += (a: inout Nutrients, b: Nutrients) { a = a + b }

  private static func sum(_ a: Double?, _ b: Double?) -> Double? {
    guard let a else { return b }
    return a + (b ?? 0)
  }

  /// Energy by the general factors: 4 kcal/g protein and carbohydrate, 9 fat, 7 alcohol (Atwater and Bryant 1900).
  public var atwaterCalories: Double { 4 * proteinG + 4 * carbsG + 9 * fatG + 7 * (alcoholG ?? 0) }
}
