public import JSONTree

/// Mends what language models get wrong in JSON, guided by the schema it should fit.
///
/// Only what the schema asks for is touched: "12" becomes 12 where a number is wanted, and "020" stays text where text is.
/// Whatever cannot be read for certain is left as it is, for the decoder to refuse with the field's path.
public struct SchemaRepair {
  /// How many repairs are kept at most.
  static let mostRepairs = 200

  /// What was mended so far, in order.
  public private(set) var repairs: [Repair] = []

  /// Reads a text that should be an object of a schema, such as a tool call's arguments or a structured answer.
  ///
  /// - Throws: `.notJSON` for what is cut off, or has no object in it, or more than one.
  public static func mend(
    _ text: String, by schema: JSONValue
  ) throws(ToolCallError) -> (value: JSONValue, repairs: [Repair]) {
    let read: MendedJSON
    do { read = try MendedJSON(reading: text) } catch { throw .notJSON(reason: "\(error)") }
    var repair = SchemaRepair()
    for fault in read.faults { repair.repairs.append(Repair(fault)) }
    let value = repair.repair(repair.unwrapped(read.value, by: schema, at: ""), by: schema, at: "")
    return (value, repair.repairs)
  }

  mutating func repair(_ value: JSONValue, by schema: JSONValue, at path: String) -> JSONValue {
    if let choices = schema["anyOf"]?.arrayValue {
      if Self.isNothing(value), choices.contains(where: { $0["type"] == "null" }) {
        return value.isNull ? value : noted(.wordForNull, value, as: .null, at: path)
      }
      guard let choice = choices.first(where: { $0["type"] == "object" }) else { return value }
      return repair(value, by: choice, at: path)
    }
    let types = Self.types(of: schema)
    switch value {
    case .null, .bool: return value
    case .array(let elements) where types.contains("array"):
      guard let itemSchema = schema["items"] else { return value }
      return .array(elements.enumerated().map { repair($1, by: itemSchema, at: "\(path)[\($0)]") })
    case .object where types.contains("object"):
      let whole = path.isEmpty ? value : unwrapped(value, by: schema, at: path)
      guard let members = whole.objectValue else { return whole }
      return repair(members: members, by: schema, at: path)
    case .object where types.contains("array"), .string where types.contains("array"):
      return repair(list: value, by: schema, types: types, at: path)
    case .string(let text) where types.contains("object"):
      return repair(object: text, by: schema, types: types, at: path)
    case .string(let text): return repair(text: text, types: types, schema: schema, at: path)
    case .array(let elements) where elements.count == 1 && elements[0].arrayValue == nil:
      note(.wrapped, "a list of one", at: path)
      return repair(elements[0], by: schema, at: path)
    case .object(let members): return repair(wrapped: members, types: types, schema: schema, at: path)
    case .integer, .number: return repair(number: value, types: types, schema: schema, at: path)
    case .array: return value
    }
  }

  /// One element where a list is wanted, or the list's JSON as a text.
  private mutating func repair(
    list value: JSONValue, by schema: JSONValue, types: [String], at path: String
  ) -> JSONValue {
    if let text = value.stringValue {
      if let inner = Self.encoded(text), inner.arrayValue != nil || inner.objectValue != nil {
        note(.encodedTwice, at: path)
        return repair(inner, by: schema, at: path)
      }
      if types.contains("null"), Self.isNothing(value) { return noted(.wordForNull, value, as: .null, at: path) }
      guard schema["items"]?["type"] == "string" else { return value }
    }
    note(.oneForList, at: path)
    return repair(.array([value]), by: schema, at: path)
  }

  /// The object's JSON as a text, or the name of what the object would describe.
  private mutating func repair(
    object text: String, by schema: JSONValue, types: [String], at path: String
  ) -> JSONValue {
    if let inner = Self.encoded(text), inner.objectValue != nil {
      note(.encodedTwice, at: path)
      return repair(inner, by: schema, at: path)
    }
    if types.contains("null"), Self.isNothing(.string(text)) {
      return noted(.wordForNull, .string(text), as: .null, at: path)
    }
    let needed = (schema["properties"]?.objectValue?.members ?? []).filter {
      !Self.types(of: $0.value).contains("null")
    }
    guard needed.map(\.key) == ["name"], needed[0].value["type"] == "string", !text.allSatisfy(\.isWhitespace) else {
      return .string(text)
    }
    return noted(.textForObject, .string(text), as: ["name": .string(text)], at: path)
  }

  private mutating func repair(members: JSONObject, by schema: JSONValue, at path: String) -> JSONValue {
    guard let properties = schema["properties"]?.objectValue else { return .object(members) }
    let keys = SchemaKeys(schema)
    var present = Set(members.keys)
    var mended: [JSONObject.Member] = []
    // What the schema does not know is of no use to anybody after this.
    for member in members.members {
      guard let match = keys.match(member.key), let property = properties[match.property] else { continue }
      let inner = path.isEmpty ? match.property : "\(path).\(match.property)"
      var value = member.value
      if match.property != member.key {
        guard present.insert(match.property).inserted else { continue }
        note(.renamedKey, member.key, at: inner)
        if match.factor != 1 { value = converted(value, by: match.factor, at: inner) }
      }
      mended.append(.init(key: match.property, value: repair(value, by: property, at: inner)))
    }
    return .object(JSONObject(mended))
  }

  private mutating func converted(_ value: JSONValue, by factor: Double, at path: String) -> JSONValue {
    let number =
      value.doubleValue ?? value.stringValue.flatMap(NumberText.init).flatMap { $0.unit.isEmpty ? $0.value : nil }
    guard let number else { return value }
    return noted(.unitConverted, value, as: JSONValue(figure: number * factor), at: path)
  }

  mutating func note(_ kind: Repair.Kind, _ detail: String = "", at path: String) {
    guard repairs.count < Self.mostRepairs else { return }
    repairs.append(Repair(kind, path: path, detail: String(detail.prefix(80))))
  }

  /// Takes note of a value that is read as another one, and returns that.
  mutating func noted(_ kind: Repair.Kind, _ value: JSONValue, as other: JSONValue, at path: String) -> JSONValue {
    let before = value.stringValue.map { "\"\($0.prefix(30))\"" } ?? String(value.serialized().prefix(30))
    note(kind, "\(before) read as \(other.serialized())", at: path)
    return other
  }

  /// A value that is written as JSON inside a text.
  private static func encoded(_ text: String) -> JSONValue? {
    guard let first = text.first(where: { !$0.isWhitespace }), first == "{" || first == "[" else { return nil }
    return try? JSONValue(parsing: Array(text.utf8), maximumDepth: 32)
  }

  /// A word for nothing.
  static func isNothing(_ value: JSONValue) -> Bool {
    if value.isNull { return true }
    guard let text = value.stringValue, text.utf8.count < 20 else { return false }
    let words = ["", "null", "none", "nil", "n/a", "na", "unknown", "undefined", "not specified", "-"]
    return words.contains(text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " "))
  }

  static func types(of schema: JSONValue) -> [String] {
    if let one = schema["type"]?.stringValue { return [one] }
    return schema["type"]?.arrayValue?.compactMap(\.stringValue) ?? (schema["anyOf"] == nil ? [] : ["null"])
  }
}
