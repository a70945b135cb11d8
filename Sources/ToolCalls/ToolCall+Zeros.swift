extension ToolCall {
  /// Takes out zeros where there can only be more than nothing: small models fill in fields that nobody spoke of.
  ///
  /// A food of which there is none is left out where there are others, and so is an exercise without a name.
  /// - Returns: what was taken out.
  mutating func dropZeros() -> [Repair] {
    var repairs: [Repair] = []
    switch self {
    case .addMeal(var meal):
      repairs = meal.dropZeros()
      self = .addMeal(meal)
    case .addWorkout(var workout):
      repairs = workout.dropZeros()
      self = .addWorkout(workout)
    case .setGoal(var goal):
      // A rate of 0 is one: weight is to stay as it is.
      Self.drop(&goal.targetWeightKg, "targetWeightKg", &repairs)
      self = .setGoal(goal)
    default: break
    }
    return repairs
  }

  fileprivate static func drop(_ value: inout Double?, _ path: String, _ repairs: inout [Repair]) {
    guard value == 0 else { return }
    value = nil
    repairs.append(Repair(.zeroForNothing, path: path))
  }
}

extension AddMeal {
  fileprivate mutating func dropZeros() -> [Repair] {
    var repairs: [Repair] = []
    for index in items.indices { ToolCall.drop(&items[index].grams, "items[\(index)].grams", &repairs) }
    let none = items.indices.filter { items[$0].quantity == 0 }
    guard none.count < items.count else { return repairs }
    for index in none.reversed() {
      items.remove(at: index)
      repairs.append(Repair(.zeroForNothing, path: "items[\(index)].quantity"))
    }
    return repairs
  }
}

extension AddWorkout {
  fileprivate mutating func dropZeros() -> [Repair] {
    var repairs: [Repair] = []
    ToolCall.drop(&durationMin, "durationMin", &repairs)
    ToolCall.drop(&distanceKm, "distanceKm", &repairs)
    for index in (exercises ?? []).indices {
      for number in (exercises?[index].sets ?? []).indices where exercises?[index].sets[number].reps == 0 {
        exercises?[index].sets[number].reps = nil
        repairs.append(Repair(.zeroForNothing, path: "exercises[\(index)].sets[\(number)].reps"))
      }
    }
    for index in (exercises ?? []).indices.reversed() where exercises.map({ Check.isVisible($0[index].name) }) == false
    {
      exercises?.remove(at: index)
      repairs.append(Repair(.zeroForNothing, path: "exercises[\(index)].name"))
      if exercises?.isEmpty == true { exercises = nil }
    }
    return repairs
  }
}
