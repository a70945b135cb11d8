import JSONTree

extension SchemaRepair {
  /// Names that servers and models put around arguments.
  private static let wrappers: Set = [
    "arguments", "args", "parameters", "params", "input", "kwargs", "toolinput", "functionargs",
  ]

  /// The object inside what a model put around it: a list of one, the tool's name, `arguments`, `_`.
  mutating func unwrapped(_ value: JSONValue, by schema: JSONValue, at path: String) -> JSONValue {
    if case .array(let elements) = value, elements.count == 1, elements[0].objectValue != nil {
      note(.wrapped, "a list of one", at: path)
      return unwrapped(elements[0], by: schema, at: path)
    }
    guard let members = value.objectValue, members.count > 0, members.count <= 8 else { return value }
    let keys = SchemaKeys(schema)
    let known = members.keys.filter { keys.match($0) != nil }
    let inside = members.members.filter { member in
      Self.object(in: member.value).map { $0.keys.contains { keys.match($0) != nil } } ?? false
    }
    guard inside.count == 1, let inner = Self.object(in: inside[0].value) else { return value }
    // A name may be the tool's own; anything else that the schema knows says that this is the object already.
    let isAround =
      known.isEmpty
      || (Self.wrappers.contains(SchemaKeys.bare(inside[0].key))
        && known.allSatisfy { $0 == "name" || $0 == "type" || $0 == "id" })
    guard isAround else { return value }
    note(.wrapped, inside[0].key, at: path)
    return .object(inner)
  }

  private static func object(in value: JSONValue) -> JSONObject? {
    if let object = value.objectValue { return object }
    guard let text = value.stringValue, text.first == "{" else { return nil }
    return (try? JSONValue(parsing: Array(text.utf8), maximumDepth: 32))?.objectValue
  }
}
