import JSONTree
import Nutrition

/// A person's macro settings and the presets, and what each comes to for one day's energy.
struct MacroTable: Equatable {
  /// One setting and what it comes to.
  struct Row: Equatable {
    var name: String
    var proteinGramsPerPound: Double
    var fatPercentage: Double
    /// Nil without a weight.
    var split: MacroSplit?
  }

  var own: Row
  var presets: [Row]
  var origin: MacroOrigin?
  var flexibility: MacroFlexibility
  /// Kilocalories the grams are for.
  var calories: Double

  init(profile: UserProfile, calories: Double, weightKg: Double?) {
    func row(_ name: String, _ protein: Double, _ fat: Double) -> Row {
      Row(
        name: name, proteinGramsPerPound: protein, fatPercentage: fat,
        split: MacroSplit(calories: calories, weightKg: weightKg, proteinGramsPerPound: protein, fatPercentage: fat))
    }
    own = row("now", profile.proteinGramsPerPound, profile.fatPercentage)
    presets = MacroPreset.allCases.map { row($0.name, $0.proteinGramsPerPound, $0.fatPercentage) }
    origin = profile.macroOrigin
    flexibility = profile.macroFlexibility
    self.calories = calories
  }

  /// For scripts (docs/targets.md).
  var json: JSONValue {
    func object(_ row: Row) -> JSONValue {
      [
        "name": .string(row.name), "proteinGramsPerPound": .figure(row.proteinGramsPerPound, decimals: 3),
        "proteinGramsPerKilogram": .figure(row.proteinGramsPerPound * MacroSplit.poundsPerKilogram, decimals: 2),
        "fatPercentage": .figure(row.fatPercentage, decimals: 3), "proteinG": .figure(row.split?.proteinG),
        "carbsG": .figure(row.split?.carbsG), "fatG": .figure(row.split?.fatG),
      ]
    }
    return [
      "macros": object(own), "origin": .string(origin?.rawValue ?? "default"),
      "flexibility": .string(flexibility.rawValue), "calories": .figure(calories),
      "presets": .array(presets.map(object)), "notes": .texts(own.split?.notes.map(\.sentence) ?? []),
    ]
  }
}
