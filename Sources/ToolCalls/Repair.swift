internal import JSONTree

/// One thing that had to be mended in what a model wrote.
public struct Repair: Equatable, Sendable, CustomStringConvertible {
  /// What kind of thing, by the name it is counted under.
  public enum Kind: String, CaseIterable, Codable, Sendable {
    // Faults of the text.
    case codeFence = "code_fence"
    case surroundingText = "surrounding_text"
    case encodedTwice = "encoded_twice"
    case comment
    case trailingComma = "trailing_comma"
    case singleQuotes = "single_quotes"
    case unquotedKey = "unquoted_key"
    case unquotedText = "unquoted_text"
    case foreignWord = "foreign_word"
    case numberForm = "number_form"
    case rawControlCharacter = "raw_control_character"
    // Faults of the value, against the schema.
    /// An object inside another that says nothing, or in a list of one.
    case wrapped
    case renamedKey = "renamed_key"
    /// One element where a list is wanted.
    case oneForList = "one_for_list"
    /// A text where an object with a name is wanted.
    case textForObject = "text_for_object"
    /// "12" for 12.
    case numberInText = "number_in_text"
    /// "1/2", "1½".
    case fraction
    /// "1,234.5", "12,5".
    case digitGrouping = "digit_grouping"
    /// "250 g" where grams are wanted.
    case unitInNumber = "unit_in_number"
    /// "1.5 kg" where grams are wanted.
    case unitConverted = "unit_converted"
    /// 12 where a text is wanted.
    case textFromNumber = "text_from_number"
    case boolInText = "bool_in_text"
    case enumNearMiss = "enum_near_miss"
    /// "", "null" or "none" where nothing may be said.
    case wordForNull = "word_for_null"
    /// 0 where there can only be more than nothing.
    case zeroForNothing = "zero_for_nothing"
    /// What cannot be read, where nothing may be said.
    case unreadable
  }

  public var kind: Kind
  /// The field, such as `items[0].grams`; empty for the whole.
  public var path: String
  /// What was there and what it was read as, shortened.
  public var detail: String

  public init(_ kind: Kind, path: String, detail: String = "") {
    self.kind = kind
    self.path = path
    self.detail = detail
  }

  init(_ fault: MendedJSON.Fault) {
    self.init(Kind(fault.kind), path: fault.path)
  }

  public var description: String {
    (path.isEmpty ? "" : "\(path): ") + kind.rawValue + (detail.isEmpty ? "" : " (\(detail))")
  }
}

extension Repair.Kind {
  init(_ kind: MendedJSON.Fault.Kind) {
    self =
      switch kind {
      case .codeFence: .codeFence
      case .surroundingText: .surroundingText
      case .encodedTwice: .encodedTwice
      case .comment: .comment
      case .trailingComma: .trailingComma
      case .singleQuotes: .singleQuotes
      case .unquotedKey: .unquotedKey
      case .unquotedText: .unquotedText
      case .foreignWord: .foreignWord
      case .numberForm: .numberForm
      case .rawControlCharacter: .rawControlCharacter
      }
  }
}
