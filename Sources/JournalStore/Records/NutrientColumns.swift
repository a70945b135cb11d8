import Nutrition

/// The columns that `Nutrients` fill, in one order everywhere.
enum NutrientColumns {
  static let names = [
    "calories", "protein_g", "carbs_g", "fat_g", "fiber_g", "sugar_g", "sodium_mg", "alcohol_g", "caffeine_mg",
    "water_g",
  ]

  static func cells(of nutrients: Nutrients) -> [Cell] {
    [
      nutrients.calories, nutrients.proteinG, nutrients.carbsG, nutrients.fatG, nutrients.fiberG, nutrients.sugarG,
      nutrients.sodiumMg, nutrients.alcoholG, nutrients.caffeineMg, nutrients.waterG,
    ]
  }

  static func nutrients(from columns: inout ColumnReader) throws -> Nutrients {
    Nutrients(
      calories: try columns.real(), proteinG: try columns.real(), carbsG: try columns.real(),
      fatG: try columns.real(), fiberG: try columns.optionalReal(), sugarG: try columns.optionalReal(),
      sodiumMg: try columns.optionalReal(), alcoholG: try columns.optionalReal(),
      caffeineMg: try columns.optionalReal(), waterG: try columns.optionalReal())
  }
}
