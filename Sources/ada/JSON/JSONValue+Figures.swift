import JSONTree

extension JSONValue {
  /// A figure rounded as records carry it, whole numbers without a point; null where it is unknown.
  static func figure(_ value: Double?, decimals: Int = 1) -> JSONValue {
    guard let value, value.isFinite else { return .null }
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let rounded = (value * scale).rounded() / scale
    return Int(exactly: rounded).map(JSONValue.integer) ?? .number(rounded)
  }

  /// Text, or null.
  static func text(_ value: String?) -> JSONValue { value.map(JSONValue.string) ?? .null }

  /// A list of texts.
  static func texts(_ values: [String]) -> JSONValue { .array(values.map(JSONValue.string)) }
}
