import JSONTree

/// Reads a large JSON document value by value, with only one in memory; however its white space is laid out.
struct JSONStream: ~Copyable {
  /// The text is not what was expected there.
  struct Unexpected: Error, CustomStringConvertible {
    var line: Int
    var description: String { "line \(line) is not as Ada writes it" }
  }

  /// More than this in one value is no row of a journal's.
  private static let mostBytes = 64 << 20

  private let source: FileSource
  private var buffer: [UInt8] = []
  private var position = 0
  /// Counted from 1.
  private(set) var line = 1

  init(path: String) throws { source = try FileSource(path: path) }

  private mutating func peek() throws -> UInt8? {
    if position == buffer.count {
      buffer = try source.read(64 * 1024)
      position = 0
    }
    return position < buffer.count ? buffer[position] : nil
  }

  private mutating func take() throws -> UInt8 {
    guard let byte = try peek() else { throw Unexpected(line: line) }
    position += 1
    if byte == UInt8(ascii: "\n") { line += 1 }
    return byte
  }

  private mutating func skipSpace() throws {
    while let byte = try peek(), [0x20, 0x09, 0x0A, 0x0D].contains(byte) { _ = try take() }
  }

  /// Takes this character, which must be next.
  mutating func expect(_ character: Unicode.Scalar) throws {
    guard try isNext(character) else { throw Unexpected(line: line) }
  }

  /// Takes this character if it is next.
  mutating func isNext(_ character: Unicode.Scalar) throws -> Bool {
    try skipSpace()
    guard try peek() == UInt8(ascii: character) else { return false }
    _ = try take()
    return true
  }

  /// Takes a comma (true) or the closing bracket (false).
  mutating func hasMore(until end: Unicode.Scalar) throws -> Bool {
    if try isNext(",") { return true }
    try expect(end)
    return false
  }

  /// Nothing but space is left.
  mutating func expectEnd() throws {
    try skipSpace()
    guard try peek() == nil else { throw Unexpected(line: line) }
  }

  /// A member's name and its colon.
  mutating func key() throws -> String {
    guard let key = try value().stringValue else { throw Unexpected(line: line) }
    try expect(":")
    return key
  }

  /// The next value, whole.
  mutating func value() throws -> JSONValue {
    try skipSpace()
    let start = line
    let bytes = try rawValue()
    do {
      return try JSONValue(parsing: bytes)
    } catch {
      throw Unexpected(line: start)
    }
  }

  /// The bytes of the next value: up to where its brackets close, its string ends, or a separator follows.
  private mutating func rawValue() throws -> [UInt8] {
    var bytes: [UInt8] = []
    var depth = 0
    var isString = false
    var isEscaped = false
    while let byte = try peek() {
      if isString {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isString = false
        }
      } else {
        switch byte {
        case UInt8(ascii: "\""): isString = true
        case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
          if depth == 0 { return bytes }
          depth -= 1
        case UInt8(ascii: ","), UInt8(ascii: ":"), 0x20, 0x09, 0x0A, 0x0D:
          if depth == 0 { return bytes }
        default: break
        }
      }
      bytes.append(try take())
      guard bytes.count <= Self.mostBytes else { throw Unexpected(line: line) }
      let isClosed = depth == 0 && !isString && !isEscaped
      if isClosed, [UInt8(ascii: "\""), UInt8(ascii: "}"), UInt8(ascii: "]")].contains(byte) { return bytes }
    }
    return bytes
  }
}
