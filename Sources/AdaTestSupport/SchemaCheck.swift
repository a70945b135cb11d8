public import JSONTree
import Schemas

/// Holds JSON against one of the repository's schemas, as far as those go: types, required and known properties, enums.
public struct SchemaCheck {
  private let schema: JSONValue

  /// - Parameter name: such as "turn".
  public init(_ name: String) throws {
    guard let text = Schemas.text(name) else { throw AdaProcess.Unmet(description: "there is no schema \(name)") }
    schema = try JSONValue(parsing: text)
  }

  /// What is wrong with the value, each with its path; none where it fits.
  public func faults(in value: JSONValue) -> [String] { Self.faults(in: value, schema, path: "$") }

  private static func faults(in value: JSONValue, _ schema: JSONValue, path: String) -> [String] {
    if let choices = schema["anyOf"]?.arrayValue {
      let all = choices.map { faults(in: value, $0, path: path) }
      return all.contains([]) ? [] : all.flatMap(\.self)
    }
    let types = schema["type"]?.arrayValue?.compactMap(\.stringValue) ?? [schema["type"]?.stringValue ?? "?"]
    guard !types.isDisjoint(with: names(of: value)) else { return ["\(path): \(value.serialized()) is no \(types)"] }
    if let allowed = schema["enum"]?.arrayValue, !allowed.contains(value) {
      return ["\(path): \(value.serialized()) is not one of the allowed"]
    }
    if let array = value.arrayValue, let items = schema["items"] {
      return array.enumerated().flatMap { faults(in: $0.element, items, path: "\(path)[\($0.offset)]") }
    }
    guard let object = value.objectValue else { return [] }
    let properties = schema["properties"]?.objectValue ?? JSONObject()
    let missing = (schema["required"]?.arrayValue ?? []).compactMap(\.stringValue).filter { object[$0] == nil }
    return missing.map { "\(path).\($0): missing" }
      + object.members.flatMap { member in
        let place = "\(path).\(member.key)"
        guard let own = properties[member.key] ?? schema["additionalProperties"], own.objectValue != nil else {
          return ["\(place): unknown"]
        }
        return faults(in: member.value, own, path: place)
      }
  }

  private static func names(of value: JSONValue) -> Set<String> {
    switch value {
    case .object: ["object"]
    case .array: ["array"]
    case .string: ["string"]
    case .integer: ["integer", "number"]
    case .number: ["number"]
    case .bool: ["boolean"]
    case .null: ["null"]
    }
  }
}

extension [String] {
  fileprivate func isDisjoint(with names: Set<String>) -> Bool { names.isDisjoint(with: self) }
}
