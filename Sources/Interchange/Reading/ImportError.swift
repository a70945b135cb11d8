/// Why a file cannot be imported: one sentence that says what is wrong and what to do. Its texts may hold words of the
/// file, which are not fit for a terminal as they are.
public struct ImportError: Error, Equatable, Sendable, CustomStringConvertible {
  /// Which exit code it is.
  public enum Kind: Equatable, Sendable {
    /// The file is not there or cannot be opened.
    case noInput
    /// The file is not what it should be.
    case data
    /// The disk failed while it was read.
    case inputOutput
  }

  public var kind: Kind
  /// One sentence for the person.
  public var description: String

  /// The file is not what it should be.
  public init(_ description: String) {
    self.init(.data, description)
  }

  public init(_ kind: Kind, _ description: String) {
    self.kind = kind
    self.description = description
  }
}
