/// Why the index of products could not do what was asked: one sentence for the person.
public enum ProductIndexError: Error, Equatable, Sendable, CustomStringConvertible {
  case cannotOpen(path: String, reason: String)
  case newerVersion(path: String)
  case busy(path: String)
  case failed(path: String, reason: String)

  public var description: String {
    switch self {
    case .cannotOpen(let path, let reason):
      "The product index \(path) cannot be opened (\(reason)); it can be removed at any time and imported again."
    case .newerVersion(let path):
      "The product index \(path) is from a newer Ada and was not touched; update Ada, or remove the file."
    case .busy(let path): "Another Ada is importing into \(path); wait for it, then try again."
    case .failed(let path, let reason):
      "The product index \(path) failed (\(reason)); it can be removed at any time and imported again."
    }
  }
}
