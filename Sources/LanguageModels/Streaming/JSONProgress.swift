import JSONTree

/// How far a text that comes in pieces is a JSON object or array. Each byte is looked at once, however many pieces
/// there are.
struct JSONProgress: Sendable {
  private(set) var text = ""
  private var depth = 0
  private var isInString = false
  private var isEscaped = false
  /// Whether the first value has closed.
  private var hasClosed = false
  /// Whether something stands behind it, or it began with no bracket.
  private var isOdd = false
  /// Whether the text as far as it has closed can be parsed; nil until somebody asked.
  private var parses: Bool?

  mutating func append(_ more: String) {
    text += more
    for byte in more.utf8 { take(byte) }
  }

  /// Whether every bracket and quote that the text opens is closed: it may be faulty JSON, but not the beginning of some.
  var isBalanced: Bool { depth == 0 && !isInString }

  /// Whether it is a JSON value. It is only parsed where it can be one, and then once.
  mutating func isValid() -> Bool {
    if isOdd { return text.utf8.count <= Self.mostOdd && (try? JSONValue(parsing: text)) != nil }
    guard hasClosed else { return false }
    if let parses { return parses }
    let isValue = (try? JSONValue(parsing: text)) != nil
    parses = isValue
    return isValue
  }

  /// Bytes of a value that is neither object nor array: `null`, a number, a short text.
  private static let mostOdd = 256

  private mutating func take(_ byte: UInt8) {
    switch byte {
    case 0x20, 0x09, 0x0A, 0x0D: if isInString { isEscaped = false }
    case _ where isEscaped: isEscaped = false
    case UInt8(ascii: "\\") where isInString: isEscaped = true
    case UInt8(ascii: "\""):
      begin(isBracket: false)
      isInString.toggle()
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      guard !isInString else { return }
      begin(isBracket: true)
      depth += 1
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      guard !isInString else { return }
      begin(isBracket: false)
      depth -= 1
      if depth == 0 { hasClosed = true }
    default: begin(isBracket: false)
    }
  }

  /// Something begins: outside of brackets that is odd but for the first bracket.
  private mutating func begin(isBracket: Bool) {
    guard depth == 0, !isInString else { return }
    if hasClosed || !isBracket { isOdd = true }
  }
}
