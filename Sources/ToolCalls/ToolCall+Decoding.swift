public import Foundation
public import JSONTree
import Schemas

/// A tool call decoded from a model's raw arguments, and what had to be mended on the way.
public struct DecodedToolCall: Equatable, Sendable {
  public var call: ToolCall
  /// Each repair with its kind and the field's path.
  public var repairs: [Repair]
}

extension ToolCall {
  /// Decodes a model's call: lenient JSON, mended by the tool's schema, decoded into its type, then range-checked.
  ///
  /// Truncated arguments are an error, never guessed at.
  /// - Throws: `ToolCallError` with the path of what is wrong.
  public static func decode(
    name: String, arguments: String, now: Date
  ) throws(ToolCallError) -> DecodedToolCall {
    guard let tool = ToolName(rawValue: name) else { throw .unknownTool(String(name.prefix(64))) }
    // Servers send `null` or nothing for a call without arguments.
    let isEmpty = ["", "null"].contains(arguments.trimmingCharacters(in: .whitespacesAndNewlines))
    let (mended, repairs) = try SchemaRepair.mend(isEmpty ? "{}" : arguments, by: tool.schema)
    guard case .object = mended else { throw .wrongType(path: "arguments", expected: "an object") }
    var call = try decode(tool, from: mended)
    let zeros = call.dropZeros()
    try call.check(now: now)
    return DecodedToolCall(call: call, repairs: repairs + zeros)
  }

  private static func decode(_ tool: ToolName, from value: JSONValue) throws(ToolCallError) -> ToolCall {
    let data = Data(value.serialized().utf8)
    do {
      switch tool {
      case .addMeal: return .addMeal(try decoder.decode(AddMeal.self, from: data))
      case .addWorkout: return .addWorkout(try decoder.decode(AddWorkout.self, from: data))
      case .addWater: return .addWater(try decoder.decode(AddWater.self, from: data))
      case .addWeight: return .addWeight(try decoder.decode(AddWeight.self, from: data))
      case .setGoal: return .setGoal(try decoder.decode(SetGoal.self, from: data))
      case .searchFood: return .searchFood(try decoder.decode(SearchFood.self, from: data))
      case .correctEntry: return .correctEntry(try decoder.decode(CorrectEntry.self, from: data))
      case .removeEntry: return .removeEntry(try decoder.decode(RemoveEntry.self, from: data))
      case .getProgress: return .getProgress(try decoder.decode(GetProgress.self, from: data))
      }
    } catch let error as DecodingError {
      throw ToolCallError(error, schema: tool.schema)
    } catch {
      throw .notJSON(reason: "\(error)")
    }
  }

  private static var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .custom { decoder in
      let container = try decoder.singleValueContainer()
      guard let date = ISO8601.date(from: try container.decode(String.self), defaultZone: .gmt) else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "no ISO 8601 time")
      }
      return date
    }
    return decoder
  }
}

extension ToolName {
  /// The tool's JSON Schema. The texts are part of the program and a test parses each.
  public var schema: JSONValue { Self.parsed[self] ?? .null }

  private static let parsed: [ToolName: JSONValue] = Dictionary(
    uniqueKeysWithValues: allCases.map { tool in
      (tool, Schemas.text(tool.rawValue).flatMap { try? JSONValue(parsing: $0) } ?? .null)
    })
}

extension ToolCallError {
  /// - Parameter schema: of the whole, to say which values a field may have.
  init(_ error: DecodingError, schema: JSONValue) {
    func path(_ context: DecodingError.Context, _ last: (any CodingKey)? = nil) -> String {
      let path = (context.codingPath + [last].compactMap { $0 }).reduce("") { text, key in
        if let index = key.intValue { return "\(text)[\(index)]" }
        return text.isEmpty ? key.stringValue : "\(text).\(key.stringValue)"
      }
      return path.isEmpty ? "arguments" : path
    }
    switch error {
    case .keyNotFound(let key, let context): self = .missing(path: path(context, key))
    case .valueNotFound(_, let context): self = .missing(path: path(context))
    case .typeMismatch(let type, let context): self = .wrongType(path: path(context), expected: Self.words(for: type))
    case .dataCorrupted(let context):
      self =
        context.codingPath.isEmpty
        ? .notJSON(reason: context.debugDescription)
        : .wrongType(path: path(context), expected: Self.words(for: Self.schema(at: context.codingPath, in: schema)))
    @unknown default: self = .notJSON(reason: "\(error)")
    }
  }

  private static func schema(at path: [any CodingKey], in schema: JSONValue) -> JSONValue {
    path.reduce(schema) { schema, key in
      let object = schema["anyOf"]?.arrayValue?.first { $0["type"] == "object" } ?? schema
      return (key.intValue == nil ? object["properties"]?[key.stringValue] : object["items"]) ?? .null
    }
  }

  private static func words(for schema: JSONValue) -> String {
    if SchemaRepair.types(of: schema).contains("integer") { return "a whole number" }
    if schema["format"] == "date-time" { return "an ISO 8601 time" }
    guard let values = schema["enum"]?.arrayValue else { return "a value that its schema allows" }
    return "one of " + values.map { $0.stringValue ?? $0.serialized() }.joined(separator: ", ")
  }

  private static func words(for type: Any.Type) -> String {
    if type == String.self { return "text" }
    if type == Double.self { return "a number" }
    if type == Int.self { return "a whole number" }
    if type == Bool.self { return "true or false" }
    return "\(type)".hasPrefix("Array") ? "a list" : "an object"
  }
}
