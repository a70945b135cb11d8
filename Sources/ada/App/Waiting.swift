import Foundation
import Synchronization

/// Asynchronous work that a thread of its own waits for, as the chat's does: no task of the shared pool runs there.
///
/// The work has to have a deadline of its own.
final class Waiting<Value: Sendable>: Sendable {
  private let result = Mutex<Result<Value, any Error>?>(nil)
  private let done = DispatchSemaphore(value: 0)

  init(for work: @escaping @Sendable () async throws -> Value) {
    Task.detached { [self] in
      let value: Result<Value, any Error>
      do { value = .success(try await work()) } catch { value = .failure(error) }
      result.withLock { $0 = value }
      done.signal()
    }
  }

  /// What came of it; asked for once.
  func value() throws -> Value {
    done.wait()
    guard let result = result.withLock({ $0 }) else { throw CancellationError() }
    return try result.get()
  }
}
