/// Tells what goes to a model's server and what comes back, line by line, without keys.
public struct WireLog: Sendable {
  let write: @Sendable (String) -> Void

  /// - Parameter write: takes one line, without its end. It may hold anything a server sends, control characters too.
  public init(write: @escaping @Sendable (String) -> Void) { self.write = write }
}
