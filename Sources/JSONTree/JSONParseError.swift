/// Why a text is not JSON, and where.
public struct JSONParseError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What was wrong.
  public enum Reason: String, Sendable {
    case unexpectedEnd = "the text ends too early"
    case unexpectedByte = "unexpected character"
    case trailingBytes = "more text after the value"
    case badEscape = "unknown escape in a string"
    case badUnicode = "invalid Unicode in a string"
    case controlCharacter = "raw control character in a string"
    case numberOutOfRange = "number out of range"
    case tooDeep = "nested too deeply"
    case tooLong = "too long a text"
  }

  public var reason: Reason
  /// The offending byte's place, counted from 0; the length of the text where it ends too early.
  public var offset: Int
  /// The value that was being read, such as `items[0].name`; empty where that is not known.
  public var path: String

  public init(reason: Reason, offset: Int, path: String = "") {
    self.reason = reason
    self.offset = offset
    self.path = path
  }

  public var description: String { "\(reason.rawValue) at byte \(offset)" + (path.isEmpty ? "" : ", in \(path)") }
}
