/// An entry as a record shows it: the fields that its kind has, and no others.
public struct EntryRecord: Equatable, Sendable, Codable {
  /// What was written.
  public enum Kind: String, CaseIterable, Codable, Sendable {
    case meal, workout, water, weight, goal, correction, removal
  }

  public var kind: Kind
  public var id: String?
  /// The entry that was corrected or removed.
  public var of: String?
  /// ISO 8601.
  public var timestamp: String?
  /// Of a meal or a workout.
  public var name: String?
  /// A `MealType`, for a meal.
  public var mealType: String?
  /// Of a meal.
  public var items: [Item]?
  /// Of a meal: the sum of its items.
  public var totals: Totals?
  /// A `WorkoutType`, for a workout.
  public var type: String?
  /// Minutes.
  public var durationMin: Double?
  /// Kilocalories, net of rest.
  public var caloriesBurned: Double?
  /// The metabolic equivalent the energy was reckoned with; nil where somebody gave the energy.
  public var met: Double?
  /// Kilometres.
  public var distanceKm: Double?
  /// Of a workout with sets.
  public var exercises: [AddWorkout.Exercise]?
  /// Millilitres.
  public var amountMl: Double?
  /// Kilograms.
  public var weightKg: Double?
  /// Percent, of a weighing that has it.
  public var bodyFatPercentage: Double?
  /// A `GoalType`, where a goal changed it.
  public var goalType: String?
  /// Kilograms a week.
  public var goalRate: Double?
  /// An `ActivityLevel`, where a goal changed it.
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
    /// The catalogue's id; nil where the figures are an estimate or the person's own.
    public var foodId: String?
    /// A `FoodType`.
    public var foodType: String
    /// How many of `unit`.
    public var quantity: Double
    /// The measure as a person says it: "g", "cup", "slice".
    public var unit: String
    /// Of the whole item, as all figures that follow.
    public var grams: Double
    /// Kilocalories.
    public var calories: Double
    /// Grams, as the four that follow.
    public var proteinG: Double
    public var carbsG: Double
    public var fatG: Double
    /// Nil where it is not known, which is not 0.
    public var fiberG: Double?
    /// Nil where it is not known, which is not 0.
    public var sugarG: Double?
    /// Milligrams; nil where it is not known.
    public var sodiumMg: Double?
    /// A `FoodSource`.
    public var source: String
    /// How sure food and amount are, 0...1.
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
    /// Kilocalories.
    public var calories: Double
    /// Grams, as the three that follow.
    public var proteinG: Double
    public var carbsG: Double
    public var fatG: Double
    /// Of the items whose fibre is known; nil where none is.
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
