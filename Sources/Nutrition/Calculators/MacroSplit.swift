/// A day's energy divided into protein, fat and carbohydrate, with fiber beside them. Grams.
public struct MacroSplit: Equatable, Sendable {
  /// Grams a pound of body weight that may be chosen.
  public static let allowedProtein = 0.6...1.5
  /// Share of energy from fat that may be chosen.
  public static let allowedFat = 0.15...0.45
  /// Pounds a kilogram, as the protein rule has it.
  public static let poundsPerKilogram = 2.20462

  /// What was changed on the way or has to be pointed out.
  public enum Note: Hashable, Sendable {
    /// A setting outside the allowed range was moved to its edge.
    case proteinSettingLimited(to: Double)
    case fatSettingLimited(to: Double)
    /// Protein was raised to 10 % of the energy.
    case proteinRaisedToTenPercent
    /// Protein and fat were more than the energy: fat was cut from this many grams.
    case fatGaveWay(fromG: Double)
    /// Protein alone was more than the energy: it was cut from this many grams.
    case proteinGaveWay(fromG: Double)
    /// Over 3.1 g/kg, more than any study of athletes in a deficit supports (ISSN 2017).
    case proteinOverEvidence(gramsPerKilogram: Double)
  }

  /// The kilocalories that were divided: 4 a gram of protein and carbohydrate, 9 of fat.
  public var calories: Double
  /// Grams, at least a tenth of the energy.
  public var proteinG: Double
  /// Grams: what protein and fat leave, never under 0.
  public var carbsG: Double
  /// Grams.
  public var fatG: Double
  /// Grams, 14 for each 1000 kcal; part of the carbohydrate, and not counted beside it.
  public var fiberG: Double
  /// In the order in which the split was made.
  public var notes: [Note]

  /// Divides `calories`, or gives nil without a usable weight or energy: there is no protein target then.
  ///
  /// Protein is pounds x grams a pound, at least 10 % of the energy; fat is its share; carbohydrate is the rest. Where
  /// protein and fat are more than the energy, fat gives way first, then protein. The parts add up to `calories`.
  public init?(calories: Double, weightKg: Double?, proteinGramsPerPound: Double, fatPercentage: Double) {
    guard let calories = Optional(calories).usable, let weight = weightKg.usable else { return nil }
    notes = []
    let perPound = Self.limit(proteinGramsPerPound, to: Self.allowedProtein)
    if perPound != proteinGramsPerPound { notes.append(.proteinSettingLimited(to: perPound)) }
    let share = Self.limit(fatPercentage, to: Self.allowedFat)
    if share != fatPercentage { notes.append(.fatSettingLimited(to: share)) }

    var protein = weight * Self.poundsPerKilogram * perPound
    if protein * 4 < calories * 0.10 {
      protein = calories * 0.10 / 4
      notes.append(.proteinRaisedToTenPercent)
    }
    var fat = calories * share / 9
    if protein * 4 + fat * 9 > calories {
      notes.append(.fatGaveWay(fromG: fat))
      fat = max(0, (calories - protein * 4) / 9)
    }
    if protein * 4 > calories {
      notes.append(.proteinGaveWay(fromG: protein))
      protein = calories / 4
    }
    if protein / weight > 3.1 { notes.append(.proteinOverEvidence(gramsPerKilogram: protein / weight)) }

    self.calories = calories
    proteinG = protein
    fatG = fat
    carbsG = max(0, (calories - protein * 4 - fat * 9) / 4)
    fiberG = Self.fiber(calories: calories)
  }

  /// 14 g for each 1000 kcal (Institute of Medicine 2005, adequate intake).
  public static func fiber(calories: Double) -> Double { max(0, calories) / 1000 * 14 }

  private static func limit(_ value: Double, to range: ClosedRange<Double>) -> Double {
    value.isNaN ? range.lowerBound : min(max(value, range.lowerBound), range.upperBound)
  }
}

extension MacroSplit.Note {
  /// One sentence for the person.
  public var sentence: String {
    switch self {
    case .proteinSettingLimited(let value):
      "Protein is set between 0.6 and 1.5 g per pound; \(value.text(decimals: 2)) is used."
    case .fatSettingLimited(let value):
      "Fat is set between 15 and 45 % of energy; \((value * 100).text(decimals: 1)) % is used."
    case .proteinRaisedToTenPercent: "Protein was raised to 10 % of the energy."
    case .fatGaveWay(let grams): "Protein and fat exceed the energy: fat gave way, from \(grams.text()) g."
    case .proteinGaveWay(let grams): "Protein alone exceeds the energy: it gave way, from \(grams.text()) g."
    case .proteinOverEvidence(let perKilogram):
      "\(perKilogram.text(decimals: 1)) g of protein per kg is over 3.1, the most that studies support."
    }
  }
}
