import AdaTestSupport
import Foundation

/// A chat on a pseudo terminal, with a home of its own that goes with it.
final class ChatTerminal {
  let home: URL
  private var environment: [String: String]

  /// - Parameter environment: on top of a bare one; no provider is configured unless it says so.
  init(_ environment: [String: String] = [:]) throws {
    home = FileManager.default.temporaryDirectory.appending(path: "ada-chat-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    self.environment = [
      "ADA_HOME": home.appending(path: "data").path, "XDG_CONFIG_HOME": home.path, "HOME": home.path, "TZ": "UTC",
      "TERM": "xterm", "NO_COLOR": "1", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin", "INPUTRC": "/dev/null",
    ].merging(environment) { $1 }
  }

  deinit { try? FileManager.default.removeItem(at: home) }

  var historyFile: URL { home.appending(path: "data/history") }

  /// Starts Ada and waits for the prompt.
  func start(columns: Int = 80, arguments: [String] = []) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      program: BuiltProgram.ada, arguments: arguments, environment: environment, columns: columns)
    try terminal.wait(for: Self.prompt)
    return terminal
  }

  static let prompt = "ada> "
}

extension PseudoTerminal {
  /// Types a line and returns what is written up to the next prompt.
  @discardableResult
  func say(_ line: String) throws -> String {
    type(line + "\r")
    return try wait(for: ChatTerminal.prompt)
  }

  /// Ctrl-D on the empty line.
  func leave() throws -> Int32 {
    type("\u{4}")
    return try waitForEnd()
  }
}
