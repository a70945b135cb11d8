/// An entry as a record shows it: the fields that its kind has, and no others.
public struct EntryRecord: Equatable, Sendable, Codable {
  public enum Kind: String, CaseIterable, Codable, Sendable {
    case meal, workout, water, weight, goal, correction, removal
  }

  public var kind: Kind
  public var id: String?
  /// The entry that was corrected or removed.
  public var of: String?
  /// ISO 8601.
  public var timestamp: String?
  public var name: String?
  public var mealType: String?
  public var items: [Item]?
  public var totals: Totals?
  public var type: String?
  /// Minutes.
  public var durationMin: Double?
  /// Kilocalories, net of rest.
  public var caloriesBurned: Double?
  public var met: Double?
  /// Kilometres.
  public var distanceKm: Double?
  public var exercises: [AddWorkout.Exercise]?
  /// Millilitres.
  public var amountMl: Double?
  /// Kilograms.
  public var weightKg: Double?
  public var bodyFatPercentage: Double?
  public var goalType: String?
  /// Kilograms a week.
  public var goalRate: Double?
  public var activityLevel: String?
  /// Kilograms.
  public var targetWeightKg: Double?
  /// Kilocalories a day.
  public var calorieTarget: Double?

  public init(kind: Kind, id: String? = nil, of: String? = nil) {
    self.kind = kind
    self.id = id
    self.of = of
  }

  /// An item of a meal. Rounded for reading: grams and kilocalories to 0.1, as the tables carry no more.
  public struct Item: Equatable, Sendable, Codable {
    public var name: String
    public var foodId: String?
    public var foodType: String
    public var quantity: Double
    public var unit: String
    public var grams: Double
    public var calories: Double
    public var proteinG: Double
    public var carbsG: Double
    public var fatG: Double
    public var fiberG: Double?
    public var sugarG: Double?
    public var sodiumMg: Double?
    public var source: String
    public var confidence: Double

    public init(
      name: String, foodId: String?, foodType: String, quantity: Double, unit: String, grams: Double, calories: Double,
      proteinG: Double, carbsG: Double, fatG: Double, fiberG: Double?, sugarG: Double?, sodiumMg: Double?,
      source: String, confidence: Double
    ) {
      self.name = name
      self.foodId = foodId
      self.foodType = foodType
      self.quantity = quantity
      self.unit = unit
      self.grams = grams
      self.calories = calories
      self.proteinG = proteinG
      self.carbsG = carbsG
      self.fatG = fatG
      self.fiberG = fiberG
      self.sugarG = sugarG
      self.sodiumMg = sodiumMg
      self.source = source
      self.confidence = confidence
    }
  }

  /// The sum over a meal's items.
  public struct Totals: Equatable, Sendable, Codable {
    public var calories: Double
    public var proteinG: Double
    public var carbsG: Double
    public var fatG: Double
    public var fiberG: Double?

    public init(calories: Double, proteinG: Double, carbsG: Double, fatG: Double, fiberG: Double?) {
      self.calories = calories
      self.proteinG = proteinG
      self.carbsG = carbsG
      self.fatG = fatG
      self.fiberG = fiberG
    }
  }
}
