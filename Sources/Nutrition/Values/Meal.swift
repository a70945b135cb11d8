public import Foundation

/// One food or drink that was eaten, with the figures as they were committed.
public struct FoodItem: Equatable, Sendable, Codable, Identifiable {
  public var id: String
  /// What the tables call it, or the person's words where no table knows it.
  public var name: String
  public var foodType: FoodType
  public var source: FoodSource
  /// How many of `unit`.
  public var quantity: Double
  /// The measure as a person says it: "g", "cup", "slice", "burrito".
  public var unit: String
  /// 0 < grams ≤ 5000.
  public var grams: Double
  /// Of all `grams`, not of 100.
  public var nutrients: Nutrients
  /// The digits of a product's; nil for everything else.
  public var barcode: String?
  /// A serving as a product's label prints it: "2 biscuits (25 g)".
  public var servingSize: String?
  /// The person gave the energy themselves; it is not checked against the macros.
  public var isCalorieOverridden: Bool
  /// How sure the reading is, 0...1.
  public var confidence: Double
  /// The catalogue's id ("usda:2708526"), where the food was found there.
  public var catalogId: String?
  /// What had to be assumed to get to these figures, each a short sentence.
  public var assumptions: [String]
  /// How the item was read; nil where that is not known.
  public var origin: ItemOrigin?

  public init(
    id: String, name: String, foodType: FoodType = .food, source: FoodSource = .chat, quantity: Double = 1,
    unit: String = "serving", grams: Double, nutrients: Nutrients, barcode: String? = nil, servingSize: String? = nil,
    isCalorieOverridden: Bool = false, confidence: Double = 1, catalogId: String? = nil, assumptions: [String] = [],
    origin: ItemOrigin? = nil
  ) {
    self.id = id
    self.name = name
    self.foodType = foodType
    self.source = source
    self.quantity = quantity
    self.unit = unit
    self.grams = grams
    self.nutrients = nutrients
    self.barcode = barcode
    self.servingSize = servingSize
    self.isCalorieOverridden = isCalorieOverridden
    self.confidence = confidence
    self.catalogId = catalogId
    self.assumptions = assumptions
    self.origin = origin
  }
}

/// One eating occasion and the items eaten at it.
public struct Meal: Equatable, Sendable, Codable, Identifiable {
  public var id: String
  /// What it is shown as: "Lunch", or what a dish was called.
  public var name: String
  public var mealType: MealType
  /// When it was eaten.
  public var timestamp: Date
  public var items: [FoodItem]
  /// What an import says of where it is from; nil for what was told to Ada.
  public var notes: String?
  /// The person's own words.
  public var rawInput: String?
  /// Of a journal's entries always `completed`: a sentence that is not understood yet is a turn without entries.
  public var status: MealStatus

  public init(
    id: String, name: String, mealType: MealType, timestamp: Date, items: [FoodItem], notes: String? = nil,
    rawInput: String? = nil, status: MealStatus = .completed
  ) {
    self.id = id
    self.name = name
    self.mealType = mealType
    self.timestamp = timestamp
    self.items = items
    self.notes = notes
    self.rawInput = rawInput
    self.status = status
  }

  /// The sum over all items.
  public var totals: Nutrients { items.reduce(.zero) { $0 + $1.nutrients } }
}
