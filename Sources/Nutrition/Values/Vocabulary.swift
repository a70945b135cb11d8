/// When in the day a meal is eaten.
public enum MealType: String, CaseIterable, Codable, Sendable { case breakfast, lunch, dinner, snack }

/// How an item counts: energy from food, energy from drink, or water (plain water and drinks under 5 kcal/100 ml).
public enum FoodType: String, CaseIterable, Codable, Sendable { case food, drink, water }

/// Where an item's figures come from.
public enum FoodSource: String, CaseIterable, Codable, Sendable {
  case manual, openFoodFacts, barcode, vision, chat, catalog
}

/// What a workout is counted as.
public enum WorkoutType: String, CaseIterable, Codable, Sendable {
  case strength, cardio, hiit, flexibility, sports, other
}

/// Who says that a workout was done.
public enum WorkoutSource: String, CaseIterable, Codable, Sendable { case manual, healthKit, chat }

/// How far the understanding of a meal has come.
public enum MealStatus: String, CaseIterable, Codable, Sendable { case pending, processing, completed, failed }

/// What the formulas for resting energy tell apart.
public enum Sex: String, CaseIterable, Codable, Sendable { case male, female }

/// What weight is meant to do: fall, stay or rise.
public enum GoalType: String, CaseIterable, Codable, Sendable { case cut, maintain, bulk }

/// How much of a usual day is movement; what each adds is its `multiplier`.
public enum ActivityLevel: String, CaseIterable, Codable, Sendable {
  case sedentary, light, moderate, active, veryActive
}

/// How the coach talks about misses: by day, by day with slack, or by the week's average.
public enum MacroFlexibility: String, CaseIterable, Codable, Sendable { case strict, balanced, flexible }

/// Which of the two ways a day's energy is reckoned; they are never mixed, as that counts exercise twice.
public enum EnergyMode: String, CaseIterable, Codable, Sendable { case measured, multiplier }

/// Who chose the settings of protein and fat, where they are not Ada's default.
public enum MacroOrigin: String, CaseIterable, Codable, Sendable {
  /// The person, in their own figures or by a preset's name.
  case person
  /// A proposal that the person accepted.
  case proposal
}

/// A time of life in which nothing is planned that takes weight off.
public enum LifeStage: String, CaseIterable, Codable, Sendable { case pregnant, breastfeeding }

/// What the person mostly trains.
public enum TrainingStyle: String, CaseIterable, Codable, Sendable {
  case strength, endurance, mixed
  case noTraining = "none"
}

/// Whether the person is shown figures of energy and weight.
public enum NumberDisplay: String, CaseIterable, Codable, Sendable { case shown, hidden }

/// Whether the person likes to eat most of the day's food early or late.
public enum MealTiming: String, CaseIterable, Codable, Sendable { case early, late }

/// Fields of the profile that hold a default until the person sets them.
public enum StatedField: String, CaseIterable, Codable, Sendable { case activityLevel, goal, units }
