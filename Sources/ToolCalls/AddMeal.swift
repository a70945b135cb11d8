public import Foundation
public import Nutrition

/// Logs one eating occasion (schemas/add_meal.schema.json).
public struct AddMeal: Equatable, Sendable, Codable {
  /// What the meal is called; made from the items where it is nil.
  public var name: String?
  /// Every food and drink of the occasion, in the order in which they were said.
  public var items: [Item]
  /// By the hour of the day where it is nil.
  public var mealType: MealType?
  /// Now where it is nil; never more than a day ahead.
  public var timestamp: Date?

  public init(name: String? = nil, items: [Item], mealType: MealType? = nil, timestamp: Date? = nil) {
    self.name = name
    self.items = items
    self.mealType = mealType
    self.timestamp = timestamp
  }

  /// One food or drink, as said. Figures are given only where somebody knows them; the catalogue fills in the rest.
  public struct Item: Equatable, Sendable, Codable {
    /// In plain words, with what matters for its figures: cooked, brand, fat free.
    public var name: String
    /// How many of `unit`; nil where no amount was said.
    public var quantity: Double?
    /// "cup", "slice", "g", "large"; nil for a plain count or where no measure was said.
    public var unit: String?
    /// Of the whole item, 0 < grams ≤ 5000.
    public var grams: Double?
    /// Of the whole item, kilocalories, 0...10000.
    public var calories: Double?
    /// Of the whole item, grams.
    public var proteinG: Double?
    /// Of the whole item, grams.
    public var carbsG: Double?
    /// Of the whole item, grams.
    public var fatG: Double?
    /// What it counts as where the caller knows; nil leaves it to the catalogue.
    public var foodType: FoodType?
    /// The catalogue's id where the offline engine has linked the phrase already; not on the wire.
    public var catalogId: String?
    /// The person gave the energy in their own words, so it is not checked against the macros; not on the wire.
    public var isStatedByPerson = false
    /// Energy and macros with no food behind them, as `ada add` takes; not on the wire.
    public var isFiguresAlone = false
    /// What the reading had to assume ("2-3 read as 2.5"); not on the wire.
    public var assumptions: [String] = []

    /// How the item of the journal came about that this is another amount of, a weight said anew in it; nil for a food
    /// that is said now. Not on the wire.
    public var origin: ItemOrigin?

    /// What figures without a food are called.
    public static let figuresName = "Quick add"

    enum CodingKeys: String, CodingKey, CaseIterable {
      case name, quantity, unit, grams, calories, proteinG, carbsG, fatG, foodType
    }

    public init(
      name: String, quantity: Double? = nil, unit: String? = nil, grams: Double? = nil, calories: Double? = nil,
      proteinG: Double? = nil, carbsG: Double? = nil, fatG: Double? = nil, foodType: FoodType? = nil,
      catalogId: String? = nil, isStatedByPerson: Bool = false,
      assumptions: [String] = []
    ) {
      self.name = name
      self.quantity = quantity
      self.unit = unit
      self.grams = grams
      self.calories = calories
      self.proteinG = proteinG
      self.carbsG = carbsG
      self.fatG = fatG
      self.foodType = foodType
      self.catalogId = catalogId
      self.isStatedByPerson = isStatedByPerson
      self.assumptions = assumptions
    }
  }
}
