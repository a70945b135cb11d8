extension LenientJSONParser {
  /// How long a word without quotes may be.
  private static let longestWord = 200

  private mutating func value(depth: Int) throws(JSONParseError) -> JSONValue {
    try skipSpace()
    switch strict.peek {
    case UInt8(ascii: "{"): return .object(try object(depth: depth + 1))
    case UInt8(ascii: "["): return .array(try array(depth: depth + 1))
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return .string(try string())
    default: return try word()
    }
  }

  mutating func object(depth: Int) throws(JSONParseError) -> JSONObject {
    if depth > strict.maximumDepth { throw strict.error(.tooDeep) }
    strict.index += 1
    var members: [JSONObject.Member] = []
    try skipSpace()
    while !strict.take(UInt8(ascii: "}")) {
      let key = try key()
      try skipSpace()
      guard strict.take(UInt8(ascii: ":")) else { throw strict.unexpected() }
      hasReadName = true
      steps.append(.key(key))
      members.append(JSONObject.Member(key: key, value: try value(depth: depth)))
      steps.removeLast()
      try endElement(UInt8(ascii: "}"))
    }
    return JSONObject(members)
  }

  private mutating func array(depth: Int) throws(JSONParseError) -> [JSONValue] {
    if depth > strict.maximumDepth { throw strict.error(.tooDeep) }
    strict.index += 1
    var elements: [JSONValue] = []
    try skipSpace()
    while !strict.take(UInt8(ascii: "]")) {
      steps.append(.index(elements.count))
      elements.append(try value(depth: depth))
      steps.removeLast()
      try endElement(UInt8(ascii: "]"))
    }
    return elements
  }

  /// Goes past the comma after an element, or up to the closing bracket.
  private mutating func endElement(_ closing: UInt8) throws(JSONParseError) {
    try skipSpace()
    if strict.peek == closing { return }
    guard strict.take(UInt8(ascii: ",")) else { throw strict.unexpected() }
    try skipSpace()
    if strict.peek == closing { note(.trailingComma) }
  }

  private mutating func key() throws(JSONParseError) -> String {
    if strict.peek == UInt8(ascii: "\"") || strict.peek == UInt8(ascii: "'") { return try string() }
    let start = strict.index
    while let byte = strict.peek, Self.isLetter(byte) || JSONParser.isDigit(byte) || byte == UInt8(ascii: "_") {
      strict.index += 1
    }
    guard strict.index > start else { throw strict.unexpected() }
    note(.unquotedKey)
    return String(decoding: strict.bytes[start..<strict.index], as: UTF8.self)
  }

  private mutating func string() throws(JSONParseError) -> String {
    let quote = strict.peek
    if quote == UInt8(ascii: "'") { note(.singleQuotes) }
    strict.index += 1
    let opening = strict.index
    var text: [UInt8] = []
    while let byte = strict.peek {
      switch byte {
      case quote:
        strict.index += 1
        return try strict.validated(text, from: opening)
      case UInt8(ascii: "\\"):
        if strict.index + 1 < strict.bytes.count, strict.bytes[strict.index + 1] == UInt8(ascii: "'") {
          text.append(UInt8(ascii: "'"))
          strict.index += 2
          note(.singleQuotes)
        } else {
          try strict.escape(into: &text)
        }
      default:
        if byte < 0x20 { note(.rawControlCharacter) }
        text.append(byte)
        strict.index += 1
      }
    }
    throw strict.unexpected()
  }

  /// Reads what has no quotes: a number, a word of JSON or another language, or a text.
  private mutating func word() throws(JSONParseError) -> JSONValue {
    let start = strict.index
    scan: while let byte = strict.peek {
      switch byte {
      case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"), 0x0A, 0x0D: break scan
      case UInt8(ascii: "/") where startsComment: break scan
      case UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ":"): throw strict.unexpected()
      default: strict.index += 1
      }
      if strict.index - start > Self.longestWord { throw strict.error(.unexpectedByte) }
    }
    // A word at the end of the text may be the beginning of a longer one.
    guard strict.index < strict.bytes.count else { throw strict.unexpected() }
    var bytes = strict.bytes[start..<strict.index]
    while let last = bytes.last, last <= 0x20 { bytes.removeLast() }
    guard !bytes.isEmpty else { throw strict.unexpected() }
    return try meaning(of: String(decoding: bytes, as: UTF8.self), at: start)
  }

  private mutating func meaning(of word: String, at start: Int) throws(JSONParseError) -> JSONValue {
    do { return try JSONValue(parsing: word) } catch  where error.reason == .numberOutOfRange {
      throw JSONParseError(reason: .numberOutOfRange, offset: start)
    } catch {}
    switch word {
    case "True", "TRUE", "False", "FALSE":
      note(.foreignWord)
      return .bool(word.lowercased() == "true")
    case "None", "NULL", "Null", "nil", "undefined", "NaN", "nan", "Infinity", "-Infinity":
      note(.foreignWord)
      return .null
    default: break
    }
    if let number = Self.looseNumber(word) {
      note(.numberForm)
      return number
    }
    note(.unquotedText)
    return .string(word)
  }

  /// `+5`, `.5`, `-.5` and `5.`; nothing that begins with a zero it does not need, which may be a code.
  private static func looseNumber(_ word: String) -> JSONValue? {
    var text = word
    if text.first == "+" { text.removeFirst() }
    if text.first == "+" { return nil }
    if text.hasPrefix(".") { text = "0" + text }
    if text.hasPrefix("-.") { text = "-0" + text.dropFirst() }
    if text.last == "." { text += "0" }
    return (try? JSONValue(parsing: text)).flatMap { $0.doubleValue == nil ? nil : $0 }
  }

  private var startsComment: Bool {
    guard strict.peek == UInt8(ascii: "/"), strict.index + 1 < strict.bytes.count else { return false }
    return [UInt8(ascii: "/"), UInt8(ascii: "*")].contains(strict.bytes[strict.index + 1])
  }

  /// Goes past white space and comments.
  private mutating func skipSpace() throws(JSONParseError) {
    while let byte = strict.peek {
      if byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
        strict.index += 1
      } else if startsComment {
        note(.comment)
        try skipComment(isBlock: strict.bytes[strict.index + 1] == UInt8(ascii: "*"))
      } else {
        return
      }
    }
  }

  private mutating func skipComment(isBlock: Bool) throws(JSONParseError) {
    strict.index += 2
    while let byte = strict.peek {
      strict.index += 1
      if !isBlock, byte == 0x0A || byte == 0x0D { return }
      if isBlock, byte == UInt8(ascii: "*"), strict.take(UInt8(ascii: "/")) { return }
    }
    if isBlock { throw strict.unexpected() }
  }
}
