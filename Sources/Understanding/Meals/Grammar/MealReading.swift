import Foods
import Nutrition
import ToolCalls

/// The foods found in a clause.
struct MealReading: Sendable {
  /// One food, and how it was read.
  struct Part: Sendable {
    @Shared var item: AddMeal.Item
    /// The food it was linked to; nil where the catalogue has none.
    var match: FoodMatch?
    /// The meal named for it in the clause.
    var mealType: MealType?
    /// The tokens of its name, first to last.
    var tokens: Range<Int>
    /// How sure the reading is, 0...1.
    var confidence: Double { match?.confidence ?? 0 }
    /// Millilitres where the item is water with nothing in it.
    var plainWaterMl: Double?
    /// Kilocalories that were said behind it of all the foods of the clause.
    var energyOfAll: Double?
    /// Named by a picture alone.
    var isPicture = false

    /// Takes `match` for the food this is, whatever it was linked to before.
    mutating func link(to match: FoodMatch) {
      self.match = match
      item.catalogId = match.food.id
    }
  }

  var parts: [Part]
}
