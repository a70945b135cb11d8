extension JSONValue {
  /// The JSON text for people who edit it: a member a line, two spaces a level, without a line end at the end.
  public func indented() -> String { indented(by: 0) }

  private func indented(by level: Int) -> String {
    let inner = String(repeating: "  ", count: level + 1)
    let end = "\n" + String(repeating: "  ", count: level)
    switch self {
    case .array(let elements) where !elements.isEmpty:
      return "[" + elements.map { "\n" + inner + $0.indented(by: level + 1) }.joined(separator: ",") + end + "]"
    case .object(let object) where object.count > 0:
      let members = object.members.map { member in
        "\n" + inner + JSONValue.string(member.key).serialized() + ": " + member.value.indented(by: level + 1)
      }
      return "{" + members.joined(separator: ",") + end + "}"
    default: return serialized()
    }
  }
}
