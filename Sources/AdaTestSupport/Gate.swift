import Foundation
import Synchronization

/// A door that is opened once and stays open. Threads and tasks can wait at it.
public final class Gate: Sendable {
  private struct State {
    var isOpen = false
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Mutex(State())
  private let condition = NSCondition()

  public init() {}

  /// Lets everybody through, now and later.
  public func open() {
    let waiting = state.withLock { state in
      state.isOpen = true
      defer { state.waiting = [] }
      return state.waiting
    }
    condition.lock()
    condition.broadcast()
    condition.unlock()
    for continuation in waiting { continuation.resume() }
  }

  /// Whether it was opened.
  public var isOpen: Bool { state.withLock { $0.isOpen } }

  /// Suspends the task until the gate is open.
  public func wait() async {
    await withCheckedContinuation { continuation in
      let isOpen = state.withLock { state in
        if !state.isOpen { state.waiting.append(continuation) }
        return state.isOpen
      }
      if isOpen { continuation.resume() }
    }
  }

  /// Blocks the thread until the gate is open. For a thread of one's own only.
  public func waitBlocking() {
    condition.lock()
    defer { condition.unlock() }
    while !isOpen { condition.wait() }
  }
}
