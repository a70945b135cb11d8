import Nutrition
import ToolCalls

/// The energy and macros that a person says a food has.
struct StatedFigures {
  /// A macronutrient that may be said.
  enum Macro: String, CaseIterable {
    case protein, carbs, fat

    /// Kilocalories a gram (Atwater and Bryant 1900).
    var energy: Double { self == .fat ? 9 : 4 }

    func grams(of nutrients: Nutrients) -> Double {
      switch self {
      case .protein: nutrients.proteinG
      case .carbs: nutrients.carbsG
      case .fat: nutrients.fatG
      }
    }

    func set(_ grams: Double, in nutrients: inout Nutrients) {
      switch self {
      case .protein: nutrients.proteinG = grams
      case .carbs: nutrients.carbsG = grams
      case .fat: nutrients.fatG = grams
      }
    }
  }

  /// Kilocalories: as said, or what the macros come to where all three were said.
  let calories: Double?
  /// Grams of the macros that were said.
  let grams: [Macro: Double]

  init(_ item: AddMeal.Item) {
    var grams: [Macro: Double] = [:]
    grams[.protein] = item.proteinG
    grams[.carbs] = item.carbsG
    grams[.fat] = item.fatG
    self.grams = grams
    calories = item.calories ?? (grams.count == Macro.allCases.count ? Self.energy(of: grams) : nil)
  }

  var said: [Macro] { Macro.allCases.filter { grams[$0] != nil } }
  var unsaid: [Macro] { Macro.allCases.filter { grams[$0] == nil } }

  private static func energy(of grams: [Macro: Double]) -> Double {
    grams.reduce(0) { $0 + $1.value * $1.key.energy }
  }

  /// What the macros that were said leave of `calories`, in kilocalories.
  func energyLeft(of calories: Double) -> Double { max(0, calories - Self.energy(of: grams)) }

  /// Puts the macros that were said into `nutrients`.
  func apply(to nutrients: inout Nutrients) {
    for (macro, grams) in grams { macro.set(grams, in: &nutrients) }
  }

  /// Gives the macros that were not said the energy that is left of `nutrients`' own, in `food`'s proportion of them.
  func fill(_ nutrients: inout Nutrients, like food: Nutrients) {
    let energy = unsaid.reduce(0) { $0 + $1.grams(of: food) * $1.energy }
    guard energy > 0 else { return }
    let share = energyLeft(of: nutrients.calories) / energy
    for macro in unsaid { macro.set(macro.grams(of: food) * share, in: &nutrients) }
  }

  /// "protein and carbs"; with "energy" before them where that was given too.
  static func list(_ macros: [Macro], _ joiner: String = "and", withEnergy: Bool = false) -> String {
    let names = (withEnergy ? ["energy"] : []) + macros.map(\.rawValue)
    guard names.count > 1, let last = names.last else { return names.first ?? "" }
    return "\(names.dropLast().joined(separator: ", ")) \(joiner) \(last)"
  }
}
