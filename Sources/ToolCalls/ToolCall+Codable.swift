/// A call as Ada keeps it for later, under its tool's name: `{"tool": "add_water", "arguments": {…}}`.
///
/// What is not on the wire is not kept either: a kept call is one a model made.
extension ToolCall: Codable {
  private enum CodingKeys: String, CodingKey { case tool, arguments }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func arguments<Value: Decodable>(_ type: Value.Type) throws -> Value {
      try container.decode(type, forKey: .arguments)
    }
    switch try container.decode(ToolName.self, forKey: .tool) {
    case .addMeal: self = .addMeal(try arguments(AddMeal.self))
    case .addWorkout: self = .addWorkout(try arguments(AddWorkout.self))
    case .addWater: self = .addWater(try arguments(AddWater.self))
    case .addWeight: self = .addWeight(try arguments(AddWeight.self))
    case .setGoal: self = .setGoal(try arguments(SetGoal.self))
    case .searchFood: self = .searchFood(try arguments(SearchFood.self))
    case .correctEntry: self = .correctEntry(try arguments(CorrectEntry.self))
    case .removeEntry: self = .removeEntry(try arguments(RemoveEntry.self))
    case .getProgress: self = .getProgress(try arguments(GetProgress.self))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .tool)
    switch self {
    case .addMeal(let call): try container.encode(call, forKey: .arguments)
    case .addWorkout(let call): try container.encode(call, forKey: .arguments)
    case .addWater(let call): try container.encode(call, forKey: .arguments)
    case .addWeight(let call): try container.encode(call, forKey: .arguments)
    case .setGoal(let call): try container.encode(call, forKey: .arguments)
    case .searchFood(let call): try container.encode(call, forKey: .arguments)
    case .correctEntry(let call): try container.encode(call, forKey: .arguments)
    case .removeEntry(let call): try container.encode(call, forKey: .arguments)
    case .getProgress(let call): try container.encode(call, forKey: .arguments)
    }
  }
}
