import Foundation
import Synchronization

/// A pipe to oneself: signal handlers and tasks write a byte, the chat's one thread waits for it beside the keyboard.
final class WakePipe: Sendable {
  let readEnd: Int32
  let writeEnd: Int32

  /// - Throws: `Failure` where the process may open no more files.
  init() throws {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      throw Failure(.inputOutput, "The chat cannot start: \(String(cString: strerror(errno))).")
    }
    readEnd = ends[0]
    writeEnd = ends[1]
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
  }

  deinit {
    close(readEnd)
    close(writeEnd)
  }

  /// Wakes the reader; a full pipe wakes it just as well.
  func wake() {
    var byte: UInt8 = 0
    _ = write(writeEnd, &byte, 1)
  }

  /// The signals that came, oldest first; plain wakes are left out.
  func takeSignals() -> [Int32] {
    var bytes = [UInt8](repeating: 0, count: 256)
    var signals: [Int32] = []
    while true {
      let count = read(readEnd, &bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return signals }
      signals += bytes[..<count].filter { $0 != 0 }.map(Int32.init)
    }
  }
}
