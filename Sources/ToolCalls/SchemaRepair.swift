import Foundation
import JSONTree

/// Mends what language models get wrong in arguments that parse, guided by the tool's schema.
///
/// Only what the schema asks for is touched: "12" becomes 12 where a number is wanted, and "020" stays text where text is.
struct SchemaRepair {
  /// What was mended, as "path: what".
  private(set) var repairs: [String] = []

  mutating func repair(_ value: JSONValue, by schema: JSONValue, at path: String = "") -> JSONValue {
    if let choices = schema["anyOf"]?.arrayValue {
      if case .null = value { return value }
      guard let choice = choices.first(where: { $0["type"]?.stringValue == "object" }) else { return value }
      return repair(value, by: choice, at: path)
    }
    let types = Self.types(of: schema)
    switch value {
    case .null: return value
    case .string(let text): return repair(text: text, types: types, schema: schema, at: path)
    case .array(let elements) where types.contains("array"):
      guard let itemSchema = schema["items"] else { return value }
      return .array(elements.enumerated().map { repair($1, by: itemSchema, at: "\(path)[\($0)]") })
    case .object(let members) where types.contains("object"):
      return repair(members: members, by: schema, at: path)
    case .object where types.contains("array"):
      note("one element without its list", at: path)
      return repair(.array([value]), by: schema, at: path)
    case .number where Self.wantsOnlyText(types), .integer where Self.wantsOnlyText(types):
      note("a number where text is wanted", at: path)
      return .string(value.serialized())
    default: return value
    }
  }

  private mutating func repair(text: String, types: [String], schema: JSONValue, at path: String) -> JSONValue {
    if let allowed = schema["enum"]?.arrayValue {
      if allowed.contains(.string(text)) { return .string(text) }
      let wanted = Self.bare(text)
      if let near = allowed.first(where: { Self.bare($0.stringValue ?? "") == wanted && !wanted.isEmpty }) {
        note("\(text) read as \(near.stringValue ?? "")", at: path)
        return near
      }
    }
    if types.contains("string") {
      guard types.contains("null") else { return .string(text) }
      let isNothing = ["", "null", "none", "n/a", "unknown"].contains(text.lowercased())
      // A model's word for when something happened never fails a call: what cannot be read is not said.
      let isNoTime = schema["format"]?.stringValue == "date-time" && ISO8601.date(from: text, defaultZone: .gmt) == nil
      if isNothing || isNoTime { note("\"\(text.prefix(40))\" read as nothing", at: path) }
      return isNothing || isNoTime ? .null : .string(text)
    }
    if types.contains("number") || types.contains("integer") {
      if let number = Self.number(in: text) {
        note("\"\(text)\" read as a number", at: path)
        return JSONValue(figure: number)
      }
      if types.contains("null") {
        note("\"\(text)\" is no number", at: path)
        return .null
      }
    }
    return .string(text)
  }

  private mutating func repair(members: JSONObject, by schema: JSONValue, at path: String) -> JSONValue {
    guard let properties = schema["properties"]?.objectValue else { return .object(members) }
    var mended = JSONObject()
    for (key, value) in members.members.map({ ($0.key, $0.value) }) {
      let known =
        properties[key] != nil ? key : properties.keys.first { Self.bare($0) == Self.bare(key) } ?? key
      if known != key { note("\(key) read as \(known)", at: path) }
      let inner = path.isEmpty ? known : "\(path).\(known)"
      mended[known] = properties[known].map { repair(value, by: $0, at: inner) } ?? value
    }
    return .object(mended)
  }

  private mutating func note(_ what: String, at path: String) {
    repairs.append(path.isEmpty ? what : "\(path): \(what)")
  }

  private static func types(of schema: JSONValue) -> [String] {
    if let one = schema["type"]?.stringValue { return [one] }
    return schema["type"]?.arrayValue?.compactMap(\.stringValue) ?? []
  }

  private static func wantsOnlyText(_ types: [String]) -> Bool {
    types.contains("string") && !types.contains("number") && !types.contains("integer")
  }

  /// Letters and digits only, lower case: `proteinG`, "protein_g" and "Protein G" are one name.
  private static func bare(_ text: String) -> String { text.lowercased().filter { $0.isLetter || $0.isNumber } }

  /// The number a text holds: "12", "1,234.5", "1/2", "250 g".
  private static func number(in text: String) -> Double? {
    let trimmed = text.drop(while: \.isWhitespace)
    let digits = trimmed.prefix { $0.isASCII && ($0.isNumber || "+-.,/".contains($0)) }
    if digits.isEmpty { return nil }
    let rest = trimmed.dropFirst(digits.count)
    if rest.contains(where: \.isNumber) { return nil }
    let parts = digits.split(separator: "/", omittingEmptySubsequences: false)
    if parts.count == 2, let top = Double(parts[0]), let bottom = Double(parts[1]), bottom != 0 { return top / bottom }
    return Double(digits.filter { $0 != "," }).flatMap { $0.isFinite ? $0 : nil }
  }
}
