import CReadline
import Foundation
import Synchronization

/// Reads lines with GNU readline: editing, history and completion as in the shell.
///
/// readline keeps its state in C globals, so there is one editor in the process, used on one thread.
final class LineEditor {
  /// What came of a prompt.
  enum Input: Equatable {
    /// What was typed; several lines where several were pasted.
    case text(String)
    /// Ctrl-C: the line was dropped, and is shown as it stood.
    case interrupted
    /// Ctrl-D on an empty line, or the terminal went away.
    case end
    /// A signal that ends the program.
    case ended(by: Int32)
  }

  private let pipe: WakePipe
  private let mode: TerminalMode
  private var isReading = false

  /// What the handler that readline calls leaves for `read`; C gives it no context.
  fileprivate static let entered = Mutex<Input?>(nil)

  /// - Parameter complete: completions for the word under the cursor, from the line up to it.
  init(pipe: WakePipe, mode: TerminalMode, complete: @escaping @Sendable (_ before: String, _ word: String) -> [String])
  {
    self.pipe = pipe
    self.mode = mode
    Self.useUTF8()
    "ada".withCString { creadline_prepare(strdup($0)) }
    if isatty(STDOUT_FILENO) == 0 { creadline_write_to_standard_error() }
    using_history()
    LineCompletion.install(complete)
  }

  /// Lets arrow-up find a line.
  func remember(_ line: String) { add_history(line) }

  /// Shows the prompt and waits for a line, a signal or the end.
  func read(prompt: String) -> Input {
    Self.entered.withLock { $0 = nil }
    start(prompt)
    defer { stop() }
    while true {
      switch poll() {
      case .key:
        rl_callback_read_char()
        if let input = Self.entered.withLock({ $0 }) { return input }
      case .signals(let signals):
        for number in signals {
          if let input = take(number) { return input }
        }
      }
    }
  }

  private func start(_ prompt: String) {
    // readline shows what is typed only where it finds a terminal that echoes.
    mode.restore()
    rl_callback_handler_install(prompt) { line in
      LineEditor.entered.withLock { $0 = line.map { .text(String(cString: $0)) } ?? .end }
      free(line)
      // Removed here, while readline is about to show the next prompt: that one is the chat's to show.
      rl_callback_handler_remove()
    }
    isReading = true
  }

  private func stop() {
    guard isReading else { return }
    isReading = false
    if Self.entered.withLock({ $0 }) == nil { creadline_abandon_line() }
    mode.quiet()
  }

  private func take(_ number: Int32) -> Input? {
    switch number {
    case SIGINT:
      // Before readline is left, which begins the line anew.
      creadline_end_line("^C")
      return .interrupted
    case SIGWINCH: rl_resize_terminal()
    case SIGTSTP:
      rl_deprep_terminal()
      mode.restore()
      kill(getpid(), SIGSTOP)
    case SIGCONT:
      rl_prep_terminal(1)
      rl_forced_update_display()
    default: return .ended(by: number)
    }
    return nil
  }

  /// What ended a wait.
  private enum Event {
    case key
    case signals([Int32])
  }

  private func poll() -> Event {
    var waiting = [
      pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
      pollfd(fd: pipe.readEnd, events: Int16(POLLIN), revents: 0),
    ]
    while true {
      if Foundation.poll(&waiting, 2, -1) < 0 { continue }
      if waiting[1].revents != 0 { return .signals(pipe.takeSignals()) }
      if waiting[0].revents != 0 { return .key }
    }
  }

  /// readline counts columns by the locale's characters; where none is set it would take bytes for them.
  private static func useUTF8() {
    setlocale(LC_CTYPE, "")
    guard String(cString: nl_langinfo(Int32(CODESET))) != "UTF-8" else { return }
    setenv("LC_ALL", "C.UTF-8", 1)
    setlocale(LC_CTYPE, "")
  }
}
