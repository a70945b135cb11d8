import Foundation
import Synchronization

/// A door that is opened once and stays open. Threads and tasks can wait at it.
public final class Gate: Sendable {
  private struct State {
    var openedAt: ContinuousClock.Instant?
    var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
    var lastID = 0
  }

  private let state = Mutex(State())
  private let condition = NSCondition()

  public init() {}

  /// Lets everybody through, now and later.
  public func open() {
    let waiting = state.withLock { state in
      state.openedAt = state.openedAt ?? .now
      defer { state.waiting = [:] }
      return Array(state.waiting.values)
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

  /// Suspends the task until the gate is open or the task is cancelled (as a test over its time limit is).
  public func wait() async {
    let id = state.withLock { state in
      state.lastID += 1
      return state.lastID
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let goesOn = state.withLock { state in
          if state.openedAt != nil || Task.isCancelled { return true }
          state.waiting[id] = continuation
          return false
        }
        if goesOn { continuation.resume() }
      }
    } onCancel: {
      state.withLock { $0.waiting.removeValue(forKey: id) }?.resume()
    }
  }

  /// Blocks the thread until the gate is open. For a thread of one's own only.
  public func waitBlocking() {
    condition.lock()
    defer { condition.unlock() }
    while !isOpen { condition.wait() }
  }
}
