import Foundation

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

  func write(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR || errno == EAGAIN { continue }
        return
      }
      bytes = bytes.dropFirst(count)
    }
  }
}

extension Console {
  /// Writes results: a reader that went away ends the run, as nobody is left to acknowledge lines to.
  func writeOrThrow(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR || errno == EAGAIN { continue }
        if errno == EPIPE { throw OutputClosed() }
        throw Failure(.inputOutput, "The output cannot be written: \(String(cString: strerror(errno))).")
      }
      rest = rest.dropFirst(count)
    }
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
