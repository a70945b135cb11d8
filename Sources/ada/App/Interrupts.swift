import Dispatch
import Foundation
import Synchronization

/// Ctrl-C, asked about between steps: what was acknowledged stays, nothing is left half done.
enum Interrupts {
  private static let requested = Atomic<Bool>(false)

  static var isRequested: Bool { requested.load(ordering: .relaxed) }

  /// Runs `work` so that SIGINT and SIGTERM cancel it instead of ending the process in the middle of something.
  static func cancelling<Value: Sendable>(
    _ work: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    let task = Task { try await work() }
    let sources = [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        requested.store(true, ordering: .relaxed)
        task.cancel()
      }
      source.resume()
      return source
    }
    defer {
      for source in sources { source.cancel() }
      for number in [SIGINT, SIGTERM] { signal(number, SIG_DFL) }
    }
    return try await task.value
  }
}
