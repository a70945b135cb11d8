/// Any JSON value, with what other trees lose: the order of an object's members and the exactness of whole numbers.
///
/// Used where a shape is not known before it is read (a model's tool arguments) or is only passed on (a JSON Schema).
///
///     let body: JSONValue = ["model": "small", "stream": true]
///     body.serialized()  // {"model":"small","stream":true}
public enum JSONValue: Sendable, Hashable {
  case null
  case bool(Bool)
  /// A number written without fraction or exponent that fits 64 bits.
  case integer(Int)
  /// Every other number. It should be finite: infinities and NaN have no JSON form and are written as `null`.
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object(JSONObject)
}

extension JSONValue {
  /// The text, if this is a string.
  public var stringValue: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The truth value, if this is a bool.
  public var boolValue: Bool? {
    if case .bool(let flag) = self { flag } else { nil }
  }

  /// The whole number, if this is one (`2` and `2.0` both are).
  public var intValue: Int? {
    switch self {
    case .integer(let whole): whole
    case .number(let real): Int(exactly: real)
    default: nil
    }
  }

  /// The number as a `Double`, if this is a number of either kind.
  public var doubleValue: Double? {
    switch self {
    case .integer(let whole): Double(whole)
    case .number(let real): real
    default: nil
    }
  }

  /// The elements, if this is an array.
  public var arrayValue: [JSONValue]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  /// The members, if this is an object.
  public var objectValue: JSONObject? {
    if case .object(let members) = self { members } else { nil }
  }

  /// Whether this is `null`.
  public var isNull: Bool { self == .null }

  /// The member of that name, or nil where this is no object or has no such member.
  public subscript(key: String) -> JSONValue? { objectValue?[key] }

  /// The element at that place, or nil where this is no array or is shorter.
  public subscript(index: Int) -> JSONValue? {
    guard let elements = arrayValue, elements.indices.contains(index) else { return nil }
    return elements[index]
  }
}

extension JSONValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByStringInterpolation, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  public init(nilLiteral: ()) { self = .null }
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  public init(integerLiteral value: Int) { self = .integer(value) }
  public init(floatLiteral value: Double) { self = .number(value) }
  public init(stringLiteral value: String) { self = .string(value) }
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(JSONObject(elements.map { JSONObject.Member(key: $0.0, value: $0.1) }))
  }
}
