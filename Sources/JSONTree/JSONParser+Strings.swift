extension JSONParser {
  /// Reads a string from its opening to its closing quote.
  mutating func string() throws(JSONParseError) -> String {
    index += 1
    var text: [UInt8] = []
    var start = index
    let opening = index
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\""):
        text.append(contentsOf: bytes[start..<index])
        index += 1
        return try validated(text, from: opening)
      case UInt8(ascii: "\\"):
        text.append(contentsOf: bytes[start..<index])
        try escape(into: &text)
        start = index
      case 0..<0x20: throw error(.controlCharacter)
      default: index += 1
      }
    }
    throw unexpected()
  }

  /// The decoded text, or the place of its first byte that is not UTF-8.
  func validated(_ text: [UInt8], from opening: Int) throws(JSONParseError) -> String {
    if let valid = String(validating: text, as: UTF8.self) { return valid }
    // Escapes always decode to valid UTF-8, so the fault is in the raw bytes; `index` is past the closing quote.
    var place = opening
    while place < index - 1 {
      guard let length = Self.sequenceLength(in: bytes, at: place, end: index - 1) else { break }
      place += length
    }
    throw JSONParseError(reason: .badUnicode, offset: place)
  }

  mutating func escape(into text: inout [UInt8]) throws(JSONParseError) {
    let start = index
    index += 1
    guard let letter = peek else { throw unexpected() }
    index += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(letter)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"):
      let scalar = try unicodeEscape(from: start)
      text.append(contentsOf: String(Character(scalar)).utf8)
    default: throw JSONParseError(reason: .badEscape, offset: start)
    }
  }

  /// The scalar of `\uXXXX`, or of two of them that make a surrogate pair.
  private mutating func unicodeEscape(from start: Int) throws(JSONParseError) -> Unicode.Scalar {
    let first = try fourHexDigits()
    if let scalar = Unicode.Scalar(first) { return scalar }
    if first < 0xDC00, take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) {
      let second = try fourHexDigits()
      if (0xDC00..<0xE000).contains(second),
        let scalar = Unicode.Scalar(0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00))
      {
        return scalar
      }
    }
    throw JSONParseError(reason: .badUnicode, offset: start)
  }

  private mutating func fourHexDigits() throws(JSONParseError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = peek else { throw unexpected() }
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { throw error(.badEscape) }
      value = value << 4 | UInt32(digit)
      index += 1
    }
    return value
  }

  /// How long the well-formed UTF-8 sequence at a place is (Unicode 15, table 3-7), or nil where there is none.
  private static func sequenceLength(in bytes: [UInt8], at place: Int, end: Int) -> Int? {
    let lead = bytes[place]
    let second: ClosedRange<UInt8>
    let length: Int
    switch lead {
    case 0..<0x80: return 1
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return nil
    }
    guard place + length <= end, second.contains(bytes[place + 1]) else { return nil }
    for following in bytes[(place + 1)..<(place + length)] where !(0x80...0xBF).contains(following) { return nil }
    return length
  }
}
