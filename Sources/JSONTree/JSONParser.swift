extension JSONValue {
  /// Reads exactly one JSON value (RFC 8259) with nothing but white space around it.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8; a byte that is not valid UTF-8 inside a string is an error.
  ///   - maximumDepth: how deep arrays and objects may nest.
  /// - Throws: the first error with its exact place. No input makes it crash.
  public init(parsing bytes: [UInt8], maximumDepth: Int = 128) throws(JSONParseError) {
    var parser = JSONParser(bytes: bytes, maximumDepth: maximumDepth)
    self = try parser.document()
  }

  /// Reads exactly one JSON value from a text.
  public init(parsing text: String) throws(JSONParseError) {
    try self.init(parsing: Array(text.utf8))
  }
}

/// One pass over the bytes, by recursive descent.
struct JSONParser {
  let bytes: [UInt8]
  let maximumDepth: Int
  var index = 0

  init(bytes: [UInt8], maximumDepth: Int) {
    self.bytes = bytes
    self.maximumDepth = maximumDepth
  }

  mutating func document() throws(JSONParseError) -> JSONValue {
    let value = try value(depth: 0)
    skipSpace()
    if index < bytes.count { throw error(.trailingBytes) }
    return value
  }

  private mutating func value(depth: Int) throws(JSONParseError) -> JSONValue {
    skipSpace()
    switch peek {
    case UInt8(ascii: "{"): return .object(try object(depth: depth + 1))
    case UInt8(ascii: "["): return .array(try array(depth: depth + 1))
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "-"): return try number()
    case let byte? where Self.isDigit(byte): return try number()
    default: throw unexpected()
    }
  }

  private mutating func object(depth: Int) throws(JSONParseError) -> JSONObject {
    if depth > maximumDepth { throw error(.tooDeep) }
    index += 1
    var members: [JSONObject.Member] = []
    skipSpace()
    if take(UInt8(ascii: "}")) { return JSONObject() }
    while true {
      skipSpace()
      guard peek == UInt8(ascii: "\"") else { throw unexpected() }
      let key = try string()
      skipSpace()
      guard take(UInt8(ascii: ":")) else { throw unexpected() }
      members.append(JSONObject.Member(key: key, value: try value(depth: depth)))
      skipSpace()
      if take(UInt8(ascii: "}")) { return JSONObject(members) }
      guard take(UInt8(ascii: ",")) else { throw unexpected() }
    }
  }

  private mutating func array(depth: Int) throws(JSONParseError) -> [JSONValue] {
    if depth > maximumDepth { throw error(.tooDeep) }
    index += 1
    var elements: [JSONValue] = []
    skipSpace()
    if take(UInt8(ascii: "]")) { return [] }
    while true {
      elements.append(try value(depth: depth))
      skipSpace()
      if take(UInt8(ascii: "]")) { return elements }
      guard take(UInt8(ascii: ",")) else { throw unexpected() }
    }
  }

  private mutating func word(_ word: StaticString, _ value: JSONValue) throws(JSONParseError) -> JSONValue {
    for place in 0..<word.utf8CodeUnitCount {
      guard take(word.utf8Start[place]) else { throw unexpected() }
    }
    return value
  }

  private mutating func number() throws(JSONParseError) -> JSONValue {
    let start = index
    var isWhole = true
    _ = take(UInt8(ascii: "-"))
    if !take(UInt8(ascii: "0")) { try digits() }
    if take(UInt8(ascii: ".")) {
      isWhole = false
      try digits()
    }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      isWhole = false
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      try digits()
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    if isWhole, let whole = Int(text), text != "-0" { return .integer(whole) }
    guard let real = Double(text), real.isFinite else {
      throw JSONParseError(reason: .numberOutOfRange, offset: start)
    }
    return .number(real)
  }

  private mutating func digits() throws(JSONParseError) {
    guard let first = peek, Self.isDigit(first) else { throw unexpected() }
    while let digit = peek, Self.isDigit(digit) { index += 1 }
  }

  static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  mutating func take(_ byte: UInt8) -> Bool {
    guard index < bytes.count, bytes[index] == byte else { return false }
    index += 1
    return true
  }

  private mutating func skipSpace() {
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x09, 0x0A, 0x0D: index += 1
      default: return
      }
    }
  }

  func error(_ reason: JSONParseError.Reason) -> JSONParseError { JSONParseError(reason: reason, offset: index) }

  func unexpected() -> JSONParseError { error(index < bytes.count ? .unexpectedByte : .unexpectedEnd) }
}
