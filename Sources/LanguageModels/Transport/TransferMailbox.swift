import CCurl
import Foundation
import Synchronization

/// A request on its way to the transfer thread.
struct TransferOrder: Sendable {
  var request: HTTPRequest
  var deadlines: Deadlines
  var start = ContinuousClock.now
  var continuation: AsyncThrowingStream<HTTPEvent, any Error>.Continuation
}

/// The one door between every other thread and the transfer thread.
final class TransferMailbox: Sendable {
  /// What the transfer thread is told.
  enum Message: Sendable {
    case start(id: Int, TransferOrder)
    case cancel(id: Int)
  }

  /// Whether there is a thread to be woken.
  private enum ThreadPhase {
    case idle
    case starting
    /// The multi handle's address: all that other threads do with it is `curl_multi_wakeup`, which any thread may call.
    case running(UInt)
    case broken(ModelError)
  }

  private struct State {
    var thread = ThreadPhase.idle
    var messages: [Message] = []
    var lastID = 0
  }

  private let state = Mutex(State())

  /// Hands over an order and returns the id to cancel it by.
  func post(_ order: TransferOrder) -> Int {
    let (id, failure, starts) = state.withLock { state -> (Int, ModelError?, Bool) in
      state.lastID += 1
      if case .broken(let error) = state.thread { return (state.lastID, error, false) }
      state.messages.append(.start(id: state.lastID, order))
      guard case .idle = state.thread else { return (state.lastID, nil, false) }
      state.thread = .starting
      return (state.lastID, nil, true)
    }
    if let failure { order.continuation.finish(throwing: failure) }
    if starts { startThread() } else { wake() }
    return id
  }

  /// Asks for a transfer to be dropped; one that has ended is none of its business.
  func cancel(_ id: Int) {
    state.withLock { $0.messages.append(.cancel(id: id)) }
    wake()
  }

  /// What was posted since the last time.
  func takeAll() -> [Message] {
    state.withLock { state in
      defer { state.messages = [] }
      return state.messages
    }
  }

  private func wake() {
    let address = state.withLock { state in
      if case .running(let address) = state.thread { address } else { UInt(0) }
    }
    if let multi = UnsafeMutableRawPointer(bitPattern: address) { ccurl_multi_wakeup(multi) }
  }

  private func startThread() {
    let thread = Thread { [self] in
      // Signals are the main thread's; a broken pipe is an error to libcurl's caller, not the end of the program.
      var all = sigset_t()
      sigfillset(&all)
      pthread_sigmask(SIG_BLOCK, &all, nil)
      if let problem = ccurl_load() { return fail(String(cString: problem)) }
      guard let multi = ccurl_multi_init() else { return fail("libcurl is out of memory") }
      state.withLock { $0.thread = .running(UInt(bitPattern: multi)) }
      TransferLoop(multi: multi, mailbox: self).run()
    }
    thread.name = "transfers"
    thread.start()
  }

  private func fail(_ words: String) {
    let messages = state.withLock { state in
      state.thread = .broken(.unreachable(.other(words), host: "The model"))
      defer { state.messages = [] }
      return state.messages
    }
    for case .start(_, let order) in messages {
      order.continuation.finish(throwing: ModelError.unreachable(.other(words), host: order.request.host))
    }
  }
}
