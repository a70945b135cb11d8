import JSONTree

/// How much of JSON Schema a provider takes. The schemas themselves are written once, in OpenAI's strict form: every
/// property required, those that may be missing nullable, no other properties.
enum SchemaProfile: Sendable {
  /// As it is, for providers that take the whole form.
  case strict
  /// A nullable property is one that may be left out, and no type is a list. Anthropic takes at most sixteen nullable
  /// properties in all strict tools together, and Gemini's function parameters know neither lists of types, the type null nor
  /// `additionalProperties` and answer 400 to them.
  case optional

  /// The schema in this profile.
  func schema(_ schema: JSONValue) -> JSONValue {
    guard self == .optional, let object = schema.objectValue else { return schema }
    var shaped = JSONObject()
    for member in object.members {
      switch member.key {
      case "type":
        shaped["type"] = member.value.arrayValue?.first { $0 != "null" } ?? member.value
      case "enum":
        shaped["enum"] = .array((member.value.arrayValue ?? []).filter { !$0.isNull })
      case "properties":
        let properties = member.value.objectValue?.members ?? []
        shaped["properties"] = .object(
          JSONObject(properties.map { .init(key: $0.key, value: self.schema($0.value)) }))
      case "items": shaped["items"] = self.schema(member.value)
      case "anyOf":
        let choices = (member.value.arrayValue ?? []).filter { $0["type"] != "null" }.map(self.schema)
        // What is one thing or nothing is that thing, where it may be left out.
        if choices.count == 1, let only = choices[0].objectValue {
          for part in only.members where shaped[part.key] == nil { shaped[part.key] = part.value }
        } else {
          shaped["anyOf"] = .array(choices)
        }
      case "required":
        let nullable = (object["properties"]?.objectValue?.members ?? []).filter { Self.isNullable($0.value) }
        let kept = (member.value.arrayValue ?? []).filter { name in !nullable.contains { .string($0.key) == name } }
        if !kept.isEmpty { shaped["required"] = .array(kept) }
      case "additionalProperties", "$schema": break
      default: shaped[member.key] = member.value
      }
    }
    return .object(shaped)
  }

  private static func isNullable(_ schema: JSONValue) -> Bool {
    schema["type"]?.arrayValue?.contains("null") ?? schema["anyOf"]?.arrayValue?.contains { $0["type"] == "null" }
      ?? false
  }
}
