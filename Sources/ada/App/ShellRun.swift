import Foundation

/// A command of the shell that is held to a deadline, with all that it started.
///
/// It has a process group of its own, which can be ended as a whole, and nothing on standard input: what is piped into
/// Ada is Ada's. Where Ada has the terminal, the command gets it meanwhile, so that it may ask for a passphrase there.
struct ShellRun {
  /// Why there is no output.
  enum Problem: Error { case failed, tooLate }

  private let process: pid_t
  private let output: Int32
  /// -1 where Ada is not at the front of a terminal.
  private let terminal: Int32

  /// - Throws: `Problem` where it cannot be started.
  init(_ command: String) throws {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw Problem.failed }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[1]) }
    output = ends[0]
    guard let started = Self.start(command, writingTo: ends[1]) else {
      close(output)
      throw Problem.failed
    }
    process = started
    terminal = Self.terminalAtFront()
    if terminal >= 0 {
      tcsetpgrp(terminal, process)
      // It may have asked before the terminal was its own, and stands still since.
      kill(-process, SIGCONT)
    }
  }

  /// What it printed by the time it ended. A helper that it leaves running is not waited for.
  ///
  /// - Throws: `CancellationError` where a signal asks Ada to end.
  func output(within limit: Duration, atMost mostBytes: Int) throws -> Result<[UInt8], Problem> {
    defer { takeBackTerminal() }
    let end = ContinuousClock.now + limit
    _ = fcntl(output, F_SETFL, O_NONBLOCK)
    var bytes: [UInt8] = []
    var isOpen = true
    while true {
      let status = status()
      if isOpen { isOpen = read(into: &bytes) }
      if bytes.count > mostBytes { return abandoned(.failed) }
      if let status { return status == 0 ? .success(bytes) : .failure(.failed) }
      if ContinuousClock.now >= end { return abandoned(.tooLate) }
      if Interrupts.isRequested {
        _ = abandoned(.failed)
        throw CancellationError()
      }
      var waiting = pollfd(fd: isOpen ? output : -1, events: Int16(POLLIN), revents: 0)
      _ = poll(&waiting, 1, 20)
    }
  }

  /// How it ended, 0 where all was well; nil while it runs.
  private func status() -> Int32? {
    var status: Int32 = 0
    switch waitpid(process, &status, WNOHANG) {
    case process: return status
    case 0: return nil
    default: return -1
    }
  }

  /// Takes what is there; false at the end of the output.
  private func read(into bytes: inout [UInt8]) -> Bool {
    var chunk = [UInt8](repeating: 0, count: 4096)
    let count = Foundation.read(output, &chunk, chunk.count)
    bytes += chunk.prefix(max(0, count))
    return count > 0 || count < 0 && (errno == EAGAIN || errno == EINTR)
  }

  private func abandoned(_ problem: Problem) -> Result<[UInt8], Problem> {
    kill(-process, SIGKILL)
    waitpid(process, nil, 0)
    return .failure(problem)
  }

  private func takeBackTerminal() {
    close(output)
    guard terminal >= 0 else { return }
    // Who is not at the front is stopped for asking to be, unless the signal is ignored.
    let before = signal(SIGTTOU, SIG_IGN)
    tcsetpgrp(terminal, getpgrp())
    signal(SIGTTOU, before)
    close(terminal)
  }

  private static func terminalAtFront() -> Int32 {
    let terminal = open("/dev/tty", O_RDWR | O_CLOEXEC)
    if terminal >= 0, tcgetpgrp(terminal) != getpgrp() {
      close(terminal)
      return -1
    }
    return terminal
  }

  private static func start(_ command: String, writingTo output: Int32) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // What Ada ignores or holds back is not the command's business.
    var signals = sigset_t()
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    let flags = Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETPGROUP)
    posix_spawnattr_setflags(&attributes, Int16(flags))
    let words: [String] = ["/bin/sh", "-c", command]
    let arguments = words.map { strdup($0) }
    defer { for argument in arguments { free(argument) } }
    var process: pid_t = 0
    return posix_spawn(&process, "/bin/sh", &actions, &attributes, arguments + [nil], environ) == 0 ? process : nil
  }
}
