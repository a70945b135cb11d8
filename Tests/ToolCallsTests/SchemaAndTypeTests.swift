import Foundation
import JSONTree
import Nutrition
import Schemas
import Testing

@testable import ToolCalls

/// Holds each schema and its Codable type together: every field, every enum value, required and nullable.
@Suite struct `Schemas and types` {
  struct Shape: CustomTestStringConvertible {
    var schema: String
    /// A value with every field set, encoded by the type itself.
    var full: @Sendable () throws -> JSONValue
    var keys: [String]
    var testDescription: String { schema }

    init<Value: Codable & Equatable & Sendable>(_ schema: String, _ value: Value, keys: [any CodingKey]) {
      self.schema = schema
      self.keys = keys.map(\.stringValue)
      full = {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        return try JSONValue(parsing: Array(encoder.encode(value)))
      }
    }
  }

  static let item = AddMeal.Item(
    name: "egg", quantity: 2, unit: "large", grams: 100, calories: 155, proteinG: 12.6, carbsG: 1.1, fatG: 10.6,
    foodType: .food)
  static let noon = Date(timeIntervalSince1970: 1_763_640_000)

  static let shapes: [Shape] = [
    Shape(
      "add_meal", AddMeal(name: "Eggs", items: [item], mealType: .lunch, timestamp: noon),
      keys: AddMeal.keys),
    Shape(
      "add_workout",
      AddWorkout(
        type: .strength, name: "bench", durationMin: 30, distanceKm: 1,
        exercises: [.init(name: "bench press", sets: [.init(reps: 8, weightKg: 60, durationSec: 30)])], timestamp: noon),
      keys: AddWorkout.CodingKeys.allCases),
    Shape("add_water", AddWater(amountMl: 500, timestamp: noon), keys: AddWater.CodingKeys.allCases),
    Shape("add_weight", AddWeight(weightKg: 82.4, timestamp: noon), keys: AddWeight.CodingKeys.allCases),
    Shape(
      "set_goal", SetGoal(goalType: .cut, goalRate: 0.5, activityLevel: .light, targetWeightKg: 75),
      keys: SetGoal.CodingKeys.allCases),
    Shape("search_food", SearchFood(query: "egg", barcode: "123"), keys: SearchFood.CodingKeys.allCases),
    Shape(
      "correct_entry",
      CorrectEntry(
        entryId: "a", items: [.init(action: .replace, itemName: "egg", item: item)], mealType: .snack, timestamp: noon,
        amountMl: 1, weightKg: 80, durationMin: 10, distanceKm: 2), keys: CorrectEntry.CodingKeys.allCases),
    Shape("remove_entry", RemoveEntry(entryId: "a"), keys: RemoveEntry.CodingKeys.allCases),
    Shape("get_progress", GetProgress(period: .week), keys: GetProgress.CodingKeys.allCases),
    Shape(
      "macro-profile",
      MacroProfile(
        proteinGramsPerPound: 0.9, fatPercentage: 0.3, approach: "balanced", rationale: "It fits.",
        flexibilityNotes: "By the week."), keys: MacroProfile.CodingKeys.allCases),
    Shape(
      "dynamic-nutrition-targets",
      DynamicNutritionTargets(
        calories: 2000, proteinG: 150, carbsG: 200, fatG: 66, reasoning: "A run.", adjustments: ["run"],
        confidence: 0.7, preworkoutCarbsG: 30, postworkoutProteinG: 25, recoveryFocus: "sleep"),
      keys: DynamicNutritionTargets.CodingKeys.allCases),
    Shape(
      "meal-estimate",
      MealEstimate(items: [
        .init(name: "rice", grams: 200, calories: 260.5, proteinG: 5.4, carbsG: 56.5, fatG: 0.5, confidence: 0.7)
      ]), keys: MealEstimate.CodingKeys.allCases),
  ]

  @Test(arguments: shapes) func `a type has the fields of its schema and no others`(_ shape: Shape) throws {
    let schema = try Self.schema(shape.schema)
    #expect(Set(schema["properties"]?.objectValue?.keys ?? []) == Set(shape.keys))
    try Self.expectMatch(try shape.full(), schema, path: shape.schema)
  }

  @Test(arguments: shapes) func `a tool schema stays in the subset all providers take`(_ shape: Shape) throws {
    try Self.expectSubset(try Self.schema(shape.schema), path: shape.schema)
  }

  @Test func `enumerations list every value of their types`() throws {
    func values(_ name: String, _ path: String...) throws -> [String] {
      var node = try Self.schema(name)
      for key in path { node = try #require(node["properties"]?[key] ?? node[key]) }
      return try #require(node["enum"]?.arrayValue).compactMap(\.stringValue)
    }
    #expect(try values("add_meal", "mealType") == MealType.allCases.map(\.rawValue))
    #expect(try values("add_meal", "items", "items", "foodType") == FoodType.allCases.map(\.rawValue))
    #expect(try values("add_workout", "type") == WorkoutType.allCases.map(\.rawValue))
    #expect(try values("set_goal", "goalType") == GoalType.allCases.map(\.rawValue))
    #expect(try values("set_goal", "activityLevel") == ActivityLevel.allCases.map(\.rawValue))
    #expect(try values("get_progress", "period") == GetProgress.Period.allCases.map(\.rawValue))
    #expect(
      try values("correct_entry", "items", "items", "action") == CorrectEntry.ItemChange.Action.allCases.map(\.rawValue)
    )
    #expect(try values("turn", "status") == TurnRecord.Status.allCases.map(\.rawValue))
    #expect(try values("turn", "entries", "items", "kind") == EntryRecord.Kind.allCases.map(\.rawValue))
  }

  @Test func `nulls decode as nothing said`() throws {
    for tool in ToolName.allCases {
      let properties = try #require(tool.schema["properties"]?.objectValue)
      var object = JSONObject()
      for member in properties.members {
        let isNullable = member.value["type"]?.arrayValue?.contains("null") == true
        object[member.key] = isNullable ? JSONValue.null : Self.example(of: member.value)
      }
      let arguments = JSONValue.object(object).serialized()
      do {
        _ = try ToolCall.decode(name: tool.rawValue, arguments: arguments, now: Self.noon)
      } catch ToolCallError.missing {
        // A goal or a search without anything in it decodes, and then asks for nothing.
      }
    }
  }

  static func schema(_ name: String) throws -> JSONValue {
    try JSONValue(parsing: try #require(Schemas.text(name)))
  }

  private static func example(of schema: JSONValue) -> JSONValue {
    switch schema["type"]?.stringValue {
    case "string": "x"
    case "number", "integer": 50
    case "array": [schema["items"].map(example) ?? .null]
    case "object":
      .object(
        JSONObject(
          (schema["properties"]?.objectValue?.members ?? []).map { .init(key: $0.key, value: example(of: $0.value)) }))
    default: .null
    }
  }

  /// Every value fits its schema, and every property of the schema is there.
  static func expectMatch(_ value: JSONValue, _ schema: JSONValue, path: String) throws {
    let schema = schema["anyOf"]?[0] ?? schema
    let types = schema["type"]?.arrayValue?.compactMap(\.stringValue) ?? [schema["type"]?.stringValue ?? ""]
    switch value {
    case .object(let object):
      #expect(types.contains("object"), "\(path)")
      let properties = try #require(schema["properties"]?.objectValue, "\(path)")
      #expect(Set(object.keys) == Set(properties.keys), "\(path)")
      for member in object.members {
        try expectMatch(member.value, try #require(properties[member.key]), path: "\(path).\(member.key)")
      }
    case .array(let elements):
      #expect(types.contains("array"), "\(path)")
      for element in elements { try expectMatch(element, try #require(schema["items"]), path: "\(path)[]") }
    case .string: #expect(types.contains("string"), "\(path)")
    case .integer, .number: #expect(types.contains("number") || types.contains("integer"), "\(path)")
    case .bool: #expect(types.contains("boolean"), "\(path)")
    case .null: #expect(types.contains("null"), "\(path)")
    }
  }

  static func expectSubset(_ schema: JSONValue, path: String) throws {
    let allowed: Set = [
      "$schema", "title", "description", "type", "properties", "required", "additionalProperties", "items", "enum",
      "anyOf", "format",
    ]
    guard let object = schema.objectValue else { return }
    #expect(Set(object.keys).isSubset(of: allowed), "\(path): \(object.keys)")
    if let properties = object["properties"]?.objectValue {
      #expect(object["required"]?.arrayValue?.compactMap(\.stringValue) == properties.keys, "\(path)")
      #expect(object["additionalProperties"] == false, "\(path)")
      for member in properties.members { try expectSubset(member.value, path: "\(path).\(member.key)") }
    }
    if let items = object["items"] { try expectSubset(items, path: "\(path)[]") }
    for choice in object["anyOf"]?.arrayValue ?? [] { try expectSubset(choice, path: path) }
  }
}

extension AddMeal {
  fileprivate static var keys: [any CodingKey] { ["name", "items", "mealType", "timestamp"].map(Key.init) }

  private struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
