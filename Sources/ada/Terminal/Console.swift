import Foundation
import Synchronization

/// One of the process's output streams, written whole and unbuffered.
struct Console: Sendable {
  let descriptor: Int32

  static let standardOutput = Console(descriptor: STDOUT_FILENO)
  static let standardError = Console(descriptor: STDERR_FILENO)

  var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Columns of the terminal; 80 where it does not say.
  var width: Int {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  /// Writes all of it. Results that could not be written are told by `finish`, when the run has done the rest.
  func write(_ text: String) {
    let failure = attempt(Array(text.utf8))
    guard failure != 0, descriptor == STDOUT_FILENO else { return }
    _ = Self.lost.compareExchange(expected: 0, desired: failure, ordering: .relaxed)
  }

  /// The error that the first results were lost by; 0 for none.
  private static let lost = Atomic<Int32>(0)

  /// Ends a run whose results did not all arrive.
  /// - Throws: `OutputClosed`, or `Failure` with code 74.
  static func finish() throws {
    if let error = error(for: lost.load(ordering: .relaxed)) { throw error }
  }
}

extension Console {
  /// Writes results: a reader that went away ends the run, as nobody is left to acknowledge lines to.
  func writeOrThrow(_ bytes: [UInt8]) throws {
    if let error = Self.error(for: attempt(bytes)) { throw error }
  }

  private static func error(for number: Int32) -> (any Error)? {
    switch number {
    case 0: nil
    case EPIPE: OutputClosed()
    default: Failure(.inputOutput, "The output cannot be written: \(String(cString: strerror(number))).")
    }
  }

  /// The number of the error that ended it; 0 where all was written.
  private func attempt(_ bytes: [UInt8]) -> Int32 {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        // Whoever reads has made the other end non-blocking, and is slower.
        var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&waiting, 1, -1)
      } else if errno != EINTR {
        return errno
      }
    }
    return 0
  }
}

/// Whoever read the output has gone ("ada log … | head").
struct OutputClosed: Error {
  /// Has a write to a closed pipe fail, instead of ending the process wherever it is.
  static func isNoticed() { signal(SIGPIPE, SIG_IGN) }

  /// Ends the process as such a write ends any other: quietly, by the signal.
  static func end() -> Never {
    signal(SIGPIPE, SIG_DFL)
    raise(SIGPIPE)
    exit(Failure.Code.inputOutput.rawValue)
  }
}
