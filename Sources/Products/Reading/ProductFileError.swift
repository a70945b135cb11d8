/// Why an export of products cannot be read: one sentence that says what to do. Its texts may hold words of the file,
/// which are not fit for a terminal as they are.
public enum ProductFileError: Error, Equatable, Sendable, CustomStringConvertible {
  case cannotOpen(path: String, reason: String)
  case cannotRead(path: String, reason: String)
  case damaged(path: String)
  case empty(path: String)
  case lineTooLong(path: String, line: Int)
  case noColumn(path: String, needed: String)
  case notAnExport(path: String)

  public var description: String {
    switch self {
    case .cannotOpen(let path, let reason): "\(path) cannot be opened: \(reason)."
    case .cannotRead(let path, let reason): "\(path) cannot be read: \(reason)."
    case .damaged(let path): "\(path) is damaged or incomplete; download it again. Nothing was imported."
    case .empty(let path): "\(path) is empty."
    case .lineTooLong(let path, let line):
      "Line \(line) of \(path) is over 32 MiB; it is no export of products. Nothing was imported."
    case .noColumn(let path, let needed):
      "\(path) has no column \(needed); give Open Food Facts' CSV or JSONL export, or a table with such a column."
    case .notAnExport(let path):
      "\(path) is neither a table with a line of column names nor JSON Lines; give Open Food Facts' CSV or JSONL export."
    }
  }
}
