import Dispatch
import Synchronization

/// Hands values from one thread to another, a few at a time: the giver waits while the taker is behind.
final class Handoff<Value: Sendable>: Sendable {
  private struct State {
    var values: [Value] = []
    var isClosed = false
  }

  private let state = Mutex(State())
  private let free: DispatchSemaphore
  private let filled = DispatchSemaphore(value: 0)

  init(room: Int) { free = DispatchSemaphore(value: room) }

  /// Waits for room.
  ///
  /// - Returns: false when nobody takes any more.
  func put(_ value: Value) -> Bool {
    free.wait()
    let isTaken = state.withLock { state in
      if !state.isClosed { state.values.append(value) }
      return !state.isClosed
    }
    filled.signal()
    return isTaken
  }

  /// Waits for the next value; nil once it is closed.
  func take() -> Value? {
    filled.wait()
    let value = state.withLock { $0.values.isEmpty ? nil : $0.values.removeFirst() }
    free.signal()
    return value
  }

  /// Takes nothing more; a giver that waits goes on.
  func close() {
    state.withLock { state in
      state.isClosed = true
      state.values = []
    }
    free.signal()
    filled.signal()
  }
}
