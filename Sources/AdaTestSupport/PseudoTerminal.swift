public import Foundation

/// A program on a terminal of its own: keys go in, what the screen is sent comes out. For tests of the chat.
///
///     let terminal = try PseudoTerminal(program: ada, arguments: [], environment: ["TERM": "xterm"])
///     try terminal.wait(for: "ada> ")
///     terminal.type("2 eggs\r")
///
/// Nothing sleeps: every wait ends when the text is there, or throws when its deadline has passed.
public final class PseudoTerminal {
  /// A wait that came to nothing, with what the program had written by then.
  public struct Unmet: Error, CustomStringConvertible {
    public var description: String
  }

  // TIOCSPTLCK and TIOCGPTN of Linux's ioctl_tty(2), whose macros Swift does not read.
  private static let setLock: UInt = 0x4004_5431
  private static let getNumber: UInt = 0x8004_5430

  private let main: Int32
  private let process: pid_t
  private var output: [UInt8] = []
  private var position = 0
  private var status: Int32?

  /// Starts a program as the leader of a session with this terminal.
  public init(
    program: URL, arguments: [String] = [], environment: [String: String], columns: Int = 80, rows: Int = 24
  ) throws {
    main = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var isLocked: Int32 = 0
    var number: UInt32 = 0
    guard main >= 0, ioctl(main, Self.setLock, &isLocked) == 0, ioctl(main, Self.getNumber, &number) == 0 else {
      throw Unmet(description: "no pseudo terminal: \(String(cString: strerror(errno)))")
    }
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(main, UInt(TIOCSWINSZ), &size)
    process = try Self.start(program, arguments, environment, terminal: "/dev/pts/\(number)")
  }

  deinit {
    if status == nil {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    close(main)
  }

  /// Everything the program wrote so far.
  public var transcript: String { String(decoding: output, as: UTF8.self) }

  /// Whether typed keys are shown, as they are where no program has changed the terminal.
  public var isEchoing: Bool {
    var settings = termios()
    return tcgetattr(main, &settings) == 0 && settings.c_lflag & tcflag_t(ECHO | ICANON) == tcflag_t(ECHO | ICANON)
  }

  /// Presses keys: `\r` is Enter, `\u{3}` Ctrl-C, `\u{4}` Ctrl-D, `\t` Tab, `\u{1B}[A` arrow-up.
  public func type(_ keys: String) {
    var bytes = Array(keys.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(main, $0.baseAddress, $0.count) }
      if count < 0, errno != EINTR { return }
      bytes = bytes.dropFirst(max(0, count))
    }
  }

  /// Sends the program a signal.
  public func signal(_ number: Int32) { kill(process, number) }

  /// Waits until the program has written this after what earlier waits found.
  ///
  /// - Returns: what it wrote from there up to the end of the text.
  @discardableResult
  public func wait(for text: String, seconds: Double = Patience.seconds) throws -> String {
    let deadline = ContinuousClock.now + .seconds(seconds)
    let wanted = Array(text.utf8)
    while true {
      if let found = output[position...].firstRange(of: wanted) {
        defer { position = found.upperBound }
        return String(decoding: output[position..<found.upperBound], as: UTF8.self)
      }
      guard try read(until: deadline) else {
        throw Unmet(description: "\"\(text)\" did not come; it ended after: \(tail)")
      }
    }
  }

  /// Waits until the program has ended.
  ///
  /// - Returns: its exit code, or 128 and the signal that ended it.
  public func waitForEnd(seconds: Double = Patience.seconds) throws -> Int32 {
    let deadline = ContinuousClock.now + .seconds(seconds)
    while try read(until: deadline) {}
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    self.status = status
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
  }

  private var tail: String { String(decoding: output[position...].suffix(2000), as: UTF8.self).debugDescription }

  /// Reads what there is; false when the program has closed the terminal.
  private func read(until deadline: ContinuousClock.Instant) throws -> Bool {
    let left = ContinuousClock.now.duration(to: deadline) / .milliseconds(1)
    var waiting = pollfd(fd: main, events: Int16(POLLIN), revents: 0)
    guard left > 0, poll(&waiting, 1, Int32(left) + 1) != 0 else {
      throw Unmet(description: "nothing more came in time, after: \(tail)")
    }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = Foundation.read(main, &bytes, bytes.count)
    if count < 0, errno == EINTR { return true }
    guard count > 0 else { return false }
    output += bytes[..<count]
    return true
  }
}
