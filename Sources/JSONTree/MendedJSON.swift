/// A value read out of a text that is nearly JSON, as language models write it, and what was wrong with the text.
///
///     let mended = try MendedJSON(reading: "Sure! ```json\n{'grams': 120,}\n```")
///     mended.value   // {"grams":120}
///     mended.faults  // fence, surrounding text, single quotes, trailing comma
///
/// Only faults of form are mended: nothing is ever added, so a text that ends before its value does is an error.
public struct MendedJSON: Sendable, Equatable {
  /// One thing that was wrong with the text.
  public struct Fault: Sendable, Equatable {
    /// What kind of thing.
    public enum Kind: String, Sendable, CaseIterable {
      /// The value stood between lines of back quotes.
      case codeFence
      /// Words stood before or after the value.
      case surroundingText
      /// The value was a string that holds the JSON.
      case encodedTwice
      case comment
      /// A comma before a closing bracket.
      case trailingComma
      /// Strings in single quotes.
      case singleQuotes
      case unquotedKey
      /// A text without quotes, such as `cup`, `1/2` or `020`; it stays text.
      case unquotedText
      /// Another language's word for true, false or null: `True`, `None`, `undefined`, `NaN`.
      case foreignWord
      /// A number that JSON writes otherwise: `+5`, `.5`, `5.`.
      case numberForm
      /// A line end or another control character inside a string.
      case rawControlCharacter
    }

    public var kind: Kind
    /// Where, such as `items[0].name`; empty for the whole.
    public var path: String

    public init(_ kind: Kind, path: String = "") {
      self.kind = kind
      self.path = path
    }
  }

  /// How many faults are kept at most: a large text may have one in every line.
  static let mostFaults = 100

  public private(set) var value: JSONValue
  /// In the order they were met; none where the text is JSON.
  public private(set) var faults: [Fault]

  /// Reads a text that is JSON, or that has one object in it with faults as above.
  ///
  /// - Parameters:
  ///   - text: what a model wrote. Two different objects in it are an error: which of them counts is not known.
  ///   - maximumDepth: how deep arrays and objects may nest.
  ///   - maximumBytes: how long the text may be.
  /// - Throws: the first error that cannot be mended, with its place. No input makes it crash.
  public init(
    reading text: String, maximumDepth: Int = 64, maximumBytes: Int = 1 << 20
  ) throws(JSONParseError) {
    let bytes = Array(text.utf8)
    if bytes.count > maximumBytes { throw JSONParseError(reason: .tooLong, offset: maximumBytes) }
    do {
      value = try JSONValue(parsing: bytes, maximumDepth: maximumDepth)
      faults = []
    } catch let strictError {
      guard bytes.contains(UInt8(ascii: "{")) else { throw strictError }
      var parser = LenientJSONParser(bytes: bytes, maximumDepth: maximumDepth)
      value = try parser.document()
      faults = parser.faults
      return
    }
    if case .string(let inner) = value, inner.drop(while: \.isWhitespace).first == "{" {
      // One layer only: every layer may be twice as long to write, but none is a reason to go on for ever.
      let bytes = Array(inner.utf8)
      var parser = LenientJSONParser(bytes: bytes, maximumDepth: maximumDepth)
      if let strict = try? JSONValue(parsing: bytes, maximumDepth: maximumDepth) {
        value = strict
      } else {
        value = try parser.document()
      }
      faults = [Fault(.encodedTwice)] + parser.faults
    }
  }
}
