import Foundation
import JSONTree

extension SchemaRepair {
  mutating func repair(text: String, types: [String], schema: JSONValue, at path: String) -> JSONValue {
    let value = JSONValue.string(text)
    if let allowed = schema["enum"]?.arrayValue {
      if allowed.contains(value) { return value }
      if let near = EnumNearMiss.match(text, among: allowed.compactMap(\.stringValue)) {
        return noted(.enumNearMiss, value, as: .string(near), at: path)
      }
    }
    if types.contains("string") {
      guard types.contains("null") else { return value }
      if Self.isNothing(value) { return noted(.wordForNull, value, as: .null, at: path) }
      // A model's word for when something happened never fails a call: what cannot be read is not said.
      let isNoTime = schema["format"] == "date-time" && ISO8601.date(from: text, defaultZone: .gmt) == nil
      return isNoTime ? noted(.unreadable, value, as: .null, at: path) : value
    }
    if types.contains("number") || types.contains("integer") {
      let mayBePart = types.contains("number")
      if let (number, kind) = Self.number(in: text, at: path), mayBePart || Int(exactly: number) != nil {
        return noted(kind, value, as: JSONValue(figure: number), at: path)
      }
      guard types.contains("null") else { return value }
      return noted(Self.isNothing(value) ? .wordForNull : .unreadable, value, as: .null, at: path)
    }
    if types.contains("boolean"), let truth = ["true": true, "false": false][text.lowercased()] {
      return noted(.boolInText, value, as: .bool(truth), at: path)
    }
    return value
  }

  mutating func repair(number value: JSONValue, types: [String], schema: JSONValue, at path: String) -> JSONValue {
    if types.contains("string"), !types.contains("number"), !types.contains("integer") {
      note(.textFromNumber, value.serialized(), at: path)
      return repair(text: value.serialized(), types: types, schema: schema, at: path)
    }
    guard types.contains("integer"), !types.contains("number") else { return value }
    // 8.0 is a whole number to JSON, but not to every decoder.
    if let whole = value.intValue { return .integer(whole) }
    return types.contains("null") ? noted(.unreadable, value, as: .null, at: path) : value
  }

  /// An object where a single value is wanted: `{"value": 250, "unit": "g"}`.
  mutating func repair(
    wrapped members: JSONObject, types: [String], schema: JSONValue, at path: String
  ) -> JSONValue {
    let value = JSONValue.object(members)
    guard members.count <= 3, let inner = members["value"] ?? members["amount"],
      inner.objectValue == nil, inner.arrayValue == nil
    else { return value }
    let isNumber = types.contains("number") || types.contains("integer")
    guard let unit = members["unit"], !unit.isNull else {
      note(.wrapped, at: path)
      return repair(inner, by: schema, at: path)
    }
    guard isNumber, let unit = unit.stringValue, let figure = inner.doubleValue else { return value }
    note(.wrapped, at: path)
    return repair(text: "\(JSONValue(figure: figure).serialized()) \(unit)", types: types, schema: schema, at: path)
  }

  /// The number in a text, in the unit of its field; nil where the text's unit measures something else.
  private static func number(in text: String, at path: String) -> (Double, Repair.Kind)? {
    guard let number = NumberText(text) else { return nil }
    let property = path.split(separator: ".").last.map(String.init) ?? path
    guard !number.unit.isEmpty, let unit = FieldUnit(property: property) else { return (number.value, number.form) }
    guard let factor = unit.factor(of: number.unit) else { return nil }
    return (number.value * factor, factor == 1 ? .unitInNumber : .unitConverted)
  }
}
