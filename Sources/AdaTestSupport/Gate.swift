import Foundation
import Synchronization

/// A door that is opened once and stays open. Threads and tasks can wait at it.
public final class Gate: Sendable {
  private struct State {
    var openedAt: ContinuousClock.Instant?
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Mutex(State())
  private let condition = NSCondition()

  public init() {}

  /// Lets everybody through, now and later.
  public func open() {
    let waiting = state.withLock { state in
      state.openedAt = state.openedAt ?? .now
      defer { state.waiting = [] }
      return state.waiting
    }
    condition.lock()
    condition.broadcast()
    condition.unlock()
    for continuation in waiting { continuation.resume() }
  }

  /// Whether it was opened.
  public var isOpen: Bool { openedAt != nil }

  /// When it was opened first.
  public var openedAt: ContinuousClock.Instant? { state.withLock { $0.openedAt } }

  /// Suspends the task until the gate is open.
  public func wait() async {
    await withCheckedContinuation { continuation in
      let isOpen = state.withLock { state in
        if state.openedAt == nil { state.waiting.append(continuation) }
        return state.openedAt != nil
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
