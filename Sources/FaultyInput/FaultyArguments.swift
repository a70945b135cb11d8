public import JSONTree
public import Randomness

/// Arguments as a careless model writes them: of the right shape, with faults of form here and there.
public enum FaultyArguments {
  /// An object that fits the schema but for faults that can be mended.
  public static func text(for schema: JSONValue, using generator: inout SeededGenerator) -> String {
    let object = value(schema, using: &generator)
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: return "```json\n\(object)\n```"
    case 1: return "Here: \(object)"
    case 2: return "{\"arguments\": \(object)}"
    default: return object
    }
  }

  private static func value(_ schema: JSONValue, using generator: inout SeededGenerator) -> String {
    if let choices = schema["anyOf"]?.arrayValue, let choice = choices.randomElement(using: &generator) {
      return value(choice, using: &generator)
    }
    let types = schema["type"]?.arrayValue?.compactMap(\.stringValue) ?? [schema["type"]?.stringValue ?? "null"]
    if types.contains("null"), Int.random(in: 0..<4, using: &generator) == 0 {
      return ["null", "None", "\"\"", "\"n/a\""].randomElement(using: &generator) ?? "null"
    }
    switch types[0] {
    case "object":
      let members = (schema["properties"]?.objectValue?.members ?? []).map { member in
        key(member.key, using: &generator) + ": " + value(member.value, using: &generator)
      }
      return "{" + members.joined(separator: ", ") + (Bool.random(using: &generator) ? "}" : ",}")
    case "array":
      let items = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
        value(schema["items"] ?? .null, using: &generator)
      }
      return "[" + items.joined(separator: ",") + "]"
    case "number", "integer":
      let number = Int.random(in: 20...60, using: &generator)
      return [
        "\(number)", "\"\(number)\"", "\"\(number),0\"", "\(number).0", "+\(number)", "\"\(number) g\"", "\"1/2\"",
      ]
      .randomElement(using: &generator) ?? "1"
    default:
      let values =
        schema["enum"]?.arrayValue?.compactMap(\.stringValue) ?? ["egg", "020", "it is", "2026-11-20T10:00:00Z"]
      let text = values.randomElement(using: &generator) ?? ""
      return ["\"\(text)\"", "'\(text)'", "\"\(text.uppercased())\""].randomElement(using: &generator) ?? "\"\""
    }
  }

  private static func key(_ name: String, using generator: inout SeededGenerator) -> String {
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: "'\(name)'"
    case 1: name
    case 2: "\"" + name.reduce(into: "") { $0 += $1.isUppercase ? "_\($1.lowercased())" : String($1) } + "\""
    default: "\"\(name)\""
    }
  }
}
