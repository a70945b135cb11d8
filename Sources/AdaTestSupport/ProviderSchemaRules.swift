public import JSONTree

/// What each provider takes of JSON Schema, as far as its published rules go; the provider itself answers 400 to the rest.
public enum ProviderSchemaRules: String, CaseIterable, Sendable {
  /// Strict functions and structured outputs: every property required, no others, ten levels, bounded size.
  case openAIStrict
  /// `input_schema` of a tool that is not strict: any JSON Schema whose root is an object.
  case anthropicTool
  /// `output_config.format`: no ranges or lengths, no other properties, sixteen properties of more than one type.
  case anthropicAnswer
  /// `parameters` of a function declaration: one type each, none of the words it does not know.
  case geminiParameters

  private var keywords: Set<String> {
    let common: Set = ["type", "properties", "required", "items", "enum", "anyOf", "description", "title", "format"]
    return switch self {
    case .openAIStrict:
      common.union([
        "additionalProperties", "const", "$ref", "$defs", "pattern", "multipleOf", "minimum", "maximum",
        "exclusiveMinimum", "exclusiveMaximum", "minItems", "maxItems",
      ])
    case .anthropicTool: common.union(["additionalProperties", "minimum", "maximum", "minItems", "maxItems"])
    case .anthropicAnswer: common.union(["additionalProperties", "const", "$ref", "$defs", "allOf", "default"])
    case .geminiParameters:
      common.union([
        "nullable", "minItems", "maxItems", "minimum", "maximum", "minLength", "maxLength", "minProperties",
        "maxProperties", "pattern", "example", "default", "propertyOrdering",
      ])
    }
  }

  private var formats: Set<String> {
    let strings: Set = ["date-time", "time", "date", "duration", "email", "hostname", "ipv4", "ipv6", "uuid"]
    return switch self {
    case .openAIStrict: strings
    case .anthropicTool, .anthropicAnswer: strings.union(["uri"])
    case .geminiParameters: ["date-time", "enum", "float", "double", "int32", "int64"]
    }
  }

  /// What the provider would refuse, each with its path; none where it takes the schema.
  public func faults(in schema: JSONValue) -> [String] {
    var count = Count()
    var faults = walk(schema, path: "$", depth: 1, &count)
    if schema["type"] != "object" || schema["anyOf"] != nil { faults.append("$: the root is no object") }
    if self == .openAIStrict {
      if count.properties > 5000 { faults.append("\(count.properties) properties") }
      if count.values > 1000 { faults.append("\(count.values) enum values") }
      if count.letters > 120_000 { faults.append("\(count.letters) letters in names and values") }
    }
    if self == .anthropicAnswer, count.unions > 16 { faults.append("\(count.unions) properties of more than one type") }
    return faults
  }

  /// What providers limit over a whole schema.
  private struct Count {
    var properties = 0
    var values = 0
    var letters = 0
    var unions = 0
  }

  private func walk(_ schema: JSONValue, path: String, depth: Int, _ count: inout Count) -> [String] {
    guard let object = schema.objectValue else { return ["\(path): no schema"] }
    var faults = Set(object.keys).subtracting(keywords).sorted().map { "\(path): \($0) is not known" }
    if depth > 10, self == .openAIStrict { faults.append("\(path): more than ten levels") }
    if let format = object["format"]?.stringValue, !formats.contains(format) {
      faults.append("\(path): format \(format)")
    }
    if object["type"]?.arrayValue != nil || object["anyOf"] != nil { count.unions += 1 }
    faults += typeFaults(object, path: path)
    count.values += object["enum"]?.arrayValue?.count ?? 0
    count.letters += (object["enum"]?.arrayValue ?? []).reduce(0) { $0 + ($1.stringValue?.count ?? 0) }
    let properties = object["properties"]?.objectValue ?? JSONObject()
    let required = (object["required"]?.arrayValue ?? []).compactMap(\.stringValue)
    if !Set(required).isSubset(of: properties.keys) { faults.append("\(path): requires what it does not have") }
    if object["type"] == "object" || !properties.keys.isEmpty, self == .openAIStrict || self == .anthropicAnswer {
      if object["additionalProperties"] != false { faults.append("\(path): additionalProperties is not false") }
    }
    if self == .openAIStrict, Set(required) != Set(properties.keys) {
      faults.append("\(path): not every property is required")
    }
    for member in properties.members {
      count.properties += 1
      count.letters += member.key.count
      faults += walk(member.value, path: "\(path).\(member.key)", depth: depth + 1, &count)
    }
    if let items = object["items"] { faults += walk(items, path: "\(path)[]", depth: depth + 1, &count) }
    for choice in object["anyOf"]?.arrayValue ?? [] { faults += walk(choice, path: path, depth: depth, &count) }
    return faults
  }

  private func typeFaults(_ object: JSONObject, path: String) -> [String] {
    let types =
      object["type"]?.arrayValue?.compactMap(\.stringValue) ?? [object["type"]?.stringValue].compactMap(\.self)
    let known: Set = ["object", "array", "string", "number", "integer", "boolean", "null"]
    if object["anyOf"] == nil, types.isEmpty { return ["\(path): no type"] }
    if !Set(types).isSubset(of: known) { return ["\(path): type \(types)"] }
    if types.contains("array"), object["items"] == nil { return ["\(path): a list of what?"] }
    if let values = object["enum"]?.arrayValue, values.contains(.null), !types.contains("null") {
      return ["\(path): null among values that may not be"]
    }
    guard self == .geminiParameters else { return [] }
    if object["type"]?.arrayValue != nil { return ["\(path): a list of types"] }
    if types == ["null"] { return ["\(path): type null"] }
    return object["enum"]?.arrayValue?.contains { $0.stringValue == nil } == true
      ? ["\(path): enum of more than text"] : []
  }
}
