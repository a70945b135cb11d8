import JSONTree
import LanguageModels
import ToolCalls

/// The tools as a model is offered them, made from the schemas. Byte-stable: servers cache the prefix they have seen.
enum CoachTools {
  /// How much of the schemas a server is shown.
  enum Profile: Sendable {
    /// Everything, strict: every property required, optional ones nullable.
    case full
    /// For small models on this machine, which read a prompt slowly and write every null they are asked for: the tools
    /// that log, without timestamps (they are invented) and with optional properties simply left out of `required`.
    case compact
  }

  static func definitions(_ profile: Profile) -> [ToolDefinition] {
    switch profile {
    case .full: full
    case .compact: compact
    }
  }

  private static let full = ToolName.allCases.map { tool in
    ToolDefinition(
      name: tool.rawValue, description: description(of: tool), parameters: bare(tool.schema), strict: true)
  }

  private static let compact = [
    ToolName.addMeal, .addWorkout, .addWater, .addWeight, .setGoal, .searchFood,
  ].map { tool in
    ToolDefinition(
      name: tool.rawValue, description: description(of: tool), parameters: CompactSchema.of(bare(tool.schema)),
      strict: false)
  }

  private static func description(of tool: ToolName) -> String { tool.schema["description"]?.stringValue ?? "" }

  private static func bare(_ schema: JSONValue) -> JSONValue {
    var object = schema.objectValue ?? JSONObject()
    for key in ["$schema", "title", "description"] { object[key] = nil }
    return .object(object)
  }
}

/// A schema with the same properties in far fewer tokens.
enum CompactSchema {
  /// Left out: the words tell times and barcodes better, and the catalogue knows the figures.
  private static let omitted: Set = [
    "timestamp", "barcode", "proteinG", "carbsG", "fatG", "foodType", "durationSec", "type",
  ]

  static func of(_ schema: JSONValue) -> JSONValue {
    var compact = JSONObject()
    compact["type"] = type(of: schema)
    if let values = schema["enum"]?.arrayValue { compact["enum"] = .array(values.filter { !$0.isNull }) }
    if let properties = schema["properties"]?.objectValue {
      let kept = properties.members.filter { !omitted.contains($0.key) }
      compact["properties"] = .object(JSONObject(kept.map { .init(key: $0.key, value: of($0.value)) }))
      compact["required"] = .array(kept.filter { !isNullable($0.value) }.map { .string($0.key) })
    }
    if let items = schema["items"] { compact["items"] = of(items) }
    return .object(compact)
  }

  private static func type(of schema: JSONValue) -> JSONValue? {
    schema["type"]?.arrayValue?.first { $0 != "null" } ?? schema["type"]
  }

  private static func isNullable(_ schema: JSONValue) -> Bool {
    schema["type"]?.arrayValue?.contains("null") ?? false
  }
}
