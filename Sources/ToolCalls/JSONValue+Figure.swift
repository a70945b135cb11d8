import JSONTree

extension JSONValue {
  /// A figure as people write it: 220, not 220.0.
  init(figure: Double) { self = Int(exactly: figure).map(JSONValue.integer) ?? .number(figure) }
}
