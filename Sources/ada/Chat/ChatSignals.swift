import Foundation
import Synchronization

/// The signals of a chat, sent on into its wake pipe while it runs; what they did before comes back at the end.
///
/// The terminal is in a mode of its own while somebody types, so nothing may end or stop the process unseen.
struct ChatSignals {
  static let handled = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH]

  private static let writeEnd = Atomic<Int32>(-1)
  private let before: [sigaction]

  init(into pipe: WakePipe) {
    Self.writeEnd.store(pipe.writeEnd, ordering: .sequentiallyConsistent)
    var action = sigaction()
    // Only what is allowed in a signal handler: an atomic load and a write.
    action.__sigaction_handler.sa_handler = { number in
      let saved = errno
      var byte = UInt8(truncatingIfNeeded: number)
      _ = write(ChatSignals.writeEnd.load(ordering: .relaxed), &byte, 1)
      errno = saved
    }
    action.sa_flags = SA_RESTART
    before = Self.handled.map { number in
      var old = sigaction()
      sigaction(number, &action, &old)
      return old
    }
  }

  /// Gives the signals back.
  func restore() {
    for (number, old) in zip(Self.handled, before) {
      var old = old
      sigaction(number, &old, nil)
    }
    Self.writeEnd.store(-1, ordering: .sequentiallyConsistent)
  }
}
