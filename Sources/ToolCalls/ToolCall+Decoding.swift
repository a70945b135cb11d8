public import Foundation
public import JSONTree
import Schemas

/// A tool call decoded from a model's raw arguments, and what had to be mended on the way.
public struct DecodedToolCall: Equatable, Sendable {
  public var call: ToolCall
  /// Each repair as "path: what".
  public var repairs: [String]
}

extension ToolCall {
  /// Decodes a model's call: strict JSON, mended by the tool's schema, decoded into its type, then range-checked.
  ///
  /// Truncated arguments are an error, never guessed at.
  /// - Throws: `ToolCallError` with the path of what is wrong.
  public static func decode(
    name: String, arguments: String, now: Date
  ) throws(ToolCallError) -> DecodedToolCall {
    guard let tool = ToolName(rawValue: name) else { throw .unknownTool(String(name.prefix(64))) }
    let raw: JSONValue
    do {
      raw = try JSONValue(parsing: Self.body(of: arguments))
    } catch {
      throw .notJSON(reason: "\(error)")
    }
    guard case .object = raw else { throw .wrongType(path: "arguments", expected: "an object") }
    var repair = SchemaRepair()
    let mended = repair.repair(raw, by: tool.schema)
    let call = try decode(tool, from: mended)
    try call.check(now: now)
    return DecodedToolCall(call: call, repairs: repair.repairs)
  }

  /// Small models put prose or a code fence around the object; the object is what counts.
  private static func body(of arguments: String) -> String {
    guard let start = arguments.firstIndex(of: "{"), let end = arguments.lastIndex(of: "}"), start < end else {
      return arguments
    }
    return String(arguments[start...end])
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
      throw ToolCallError(error)
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
  init(_ error: DecodingError) {
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
        : .wrongType(path: path(context), expected: "one of the values the schema lists")
    @unknown default: self = .notJSON(reason: "\(error)")
    }
  }

  private static func words(for type: Any.Type) -> String {
    if type == String.self { return "text" }
    if type == Double.self || type == Int.self { return "a number" }
    if type == Bool.self { return "true or false" }
    return "\(type)".hasPrefix("Array") ? "a list" : "an object"
  }
}
