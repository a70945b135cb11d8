import JSONTree
import Testing

@Suite struct JSONValueTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var text: String
    var value: JSONValue
    var testDescription: String { text }
  }

  static let readable = [
    Case(text: "null", value: nil),
    Case(text: " \t\r\n true ", value: true),
    Case(text: "-0", value: -0.0),
    Case(text: "9223372036854775807", value: .integer(.max)),
    Case(text: "9223372036854775808", value: .number(9_223_372_036_854_775_808)),
    Case(text: "1.50", value: 1.5),
    Case(text: "1e3", value: .number(1000)),
    Case(text: #""\u00e9\ud83c\udf2f\/\"\\\b\f\n\r\t""#, value: "é🌯/\"\\\u{8}\u{C}\n\r\t"),
    Case(text: "[]", value: []),
    Case(text: "[1,[2.5,{}]]", value: [1, [2.5, [:]]]),
    Case(text: #"{"b":1,"a":{"z":null,"y":false}}"#, value: ["b": 1, "a": ["z": nil, "y": false]]),
    Case(text: #"{"a":1,"b":2,"a":3}"#, value: ["a": 3, "b": 2]),
  ]

  @Test(arguments: readable)
  func `a JSON text is read`(_ example: Case) throws {
    #expect(try JSONValue(parsing: example.text) == example.value)
  }

  struct Fault: Sendable, CustomTestStringConvertible {
    var bytes: [UInt8]
    var reason: JSONParseError.Reason
    var offset: Int
    init(_ text: String, _ reason: JSONParseError.Reason, _ offset: Int) {
      self.init(Array(text.utf8), reason, offset)
    }
    init(_ bytes: [UInt8], _ reason: JSONParseError.Reason, _ offset: Int) {
      (self.bytes, self.reason, self.offset) = (bytes, reason, offset)
    }
    var testDescription: String { String(decoding: bytes, as: UTF8.self) }
  }

  static let faults = [
    Fault("", .unexpectedEnd, 0),
    Fault("{\"a\":", .unexpectedEnd, 5),
    Fault("{\"a\"", .unexpectedEnd, 4),
    Fault("[1,]", .unexpectedByte, 3),
    Fault("{\"a\":1,}", .unexpectedByte, 7),
    Fault("{a:1}", .unexpectedByte, 1),
    Fault("020", .trailingBytes, 1),
    Fault("+1", .unexpectedByte, 0),
    Fault("1.", .unexpectedEnd, 2),
    Fault(".5", .unexpectedByte, 0),
    Fault("1e999", .numberOutOfRange, 0),
    Fault("tru", .unexpectedEnd, 3),
    Fault("trUe", .unexpectedByte, 2),
    Fault("nul1", .unexpectedByte, 3),
    Fault("1 2", .trailingBytes, 2),
    Fault("\"a\nb\"", .controlCharacter, 2),
    Fault(#""a\x""#, .badEscape, 2),
    Fault(#""\u12g4""#, .badEscape, 5),
    Fault(#""\ud83c""#, .badUnicode, 1),
    Fault(#""\ud83c\u0041""#, .badUnicode, 1),
    Fault(#""\udf2f""#, .badUnicode, 1),
    Fault([0x22, 0x61, 0xFF, 0x22], .badUnicode, 2),
    Fault([0x22, 0xC3, 0x22], .badUnicode, 1),
    Fault([0x22, 0x61, 0xED, 0xA0, 0x80, 0x22], .badUnicode, 2),
    Fault([0xEF, 0xBB, 0xBF, 0x31], .unexpectedByte, 0),
  ]

  @Test(arguments: faults)
  func `a fault is reported at its byte`(_ fault: Fault) {
    #expect(throws: JSONParseError(reason: fault.reason, offset: fault.offset)) {
      try JSONValue(parsing: fault.bytes)
    }
  }

  @Test func `nesting stops at the limit`() throws {
    let deep = String(repeating: "[", count: 128) + String(repeating: "]", count: 128)
    _ = try JSONValue(parsing: deep)
    #expect(throws: JSONParseError(reason: .tooDeep, offset: 128)) { try JSONValue(parsing: "[" + deep + "]") }
    let endless = [UInt8](repeating: UInt8(ascii: "["), count: 1_000_000)
    #expect(throws: JSONParseError(reason: .tooDeep, offset: 128)) { try JSONValue(parsing: endless) }
  }

  @Test func `members keep their order through change and writing`() {
    var object = JSONObject([.init(key: "z", value: 1), .init(key: "a", value: 2)])
    object["m"] = "é\u{1}"
    object["z"] = [nil, 1.5]
    object["a"] = nil
    #expect(JSONValue.object(object).serialized() == #"{"z":[null,1.5],"m":"é\u0001"}"#)
  }

  @Test func `what a terminal would obey is written as an escape, and is the same value`() throws {
    let value: JSONValue = "a\u{9B}31m\u{7F}é\u{202E}\u{FEFF}\u{61C} 🍌"
    #expect(value.serialized() == #""a\u009b31m\u007fé\u202e\ufeff\u061c 🍌""#)
    #expect(try JSONValue(parsing: value.serialized()) == value)
  }

  @Test func `a number without a JSON form is written as null`() {
    #expect(JSONValue.array([.number(.infinity), .number(.nan)]).serialized() == "[null,null]")
  }

  @Test func `values are reached by name and place`() {
    let value: JSONValue = ["items": [["grams": 2.0], "x"]]
    #expect(value["items"]?[0]?["grams"]?.intValue == 2)
    #expect(value["items"]?[1]?.stringValue == "x")
    #expect(value["items"]?[2] == nil)
    #expect(value["none"] == nil)
  }
}
