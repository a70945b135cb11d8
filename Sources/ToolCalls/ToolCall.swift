/// One thing a reading of a sentence wants done: what a model's tool call and the offline engine both turn into.
public enum ToolCall: Equatable, Sendable {
  case addMeal(AddMeal)
  case addWorkout(AddWorkout)
  case addWater(AddWater)
  case addWeight(AddWeight)
  case setGoal(SetGoal)
  case searchFood(SearchFood)
  case correctEntry(CorrectEntry)
  case removeEntry(RemoveEntry)
  case getProgress(GetProgress)

  public var name: ToolName {
    switch self {
    case .addMeal: .addMeal
    case .addWorkout: .addWorkout
    case .addWater: .addWater
    case .addWeight: .addWeight
    case .setGoal: .setGoal
    case .searchFood: .searchFood
    case .correctEntry: .correctEntry
    case .removeEntry: .removeEntry
    case .getProgress: .getProgress
    }
  }
}

/// The tools, by the names they have on the wire.
public enum ToolName: String, CaseIterable, Codable, Sendable {
  case addMeal = "add_meal"
  case addWorkout = "add_workout"
  case addWater = "add_water"
  case addWeight = "add_weight"
  case setGoal = "set_goal"
  case searchFood = "search_food"
  case correctEntry = "correct_entry"
  case removeEntry = "remove_entry"
  case getProgress = "get_progress"
}
