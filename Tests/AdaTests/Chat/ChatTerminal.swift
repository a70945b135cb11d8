import AdaTestSupport
import Foundation

/// A chat on a pseudo terminal.
final class ChatTerminal {
  static let prompt = "ada> "

  // Held so that the folder is there as long as the terminal.
  private let home: ChatHome
  private let terminal: PseudoTerminal

  /// Starts Ada and waits for the prompt.
  init(in home: ChatHome, arguments: [String] = [], columns: Int = 80) throws {
    self.home = home
    terminal = try PseudoTerminal(
      program: BuiltProgram.ada, arguments: arguments, environment: home.environment, columns: columns)
    try terminal.wait(for: Self.prompt)
  }

  /// Starts Ada in a new home.
  convenience init(_ environment: [String: String] = [:], columns: Int = 80) throws {
    try self.init(in: ChatHome(environment), columns: columns)
  }

  var transcript: String { terminal.transcript }
  var isEchoing: Bool { terminal.isEchoing }

  func type(_ keys: String) { terminal.type(keys) }

  func signal(_ number: Int32) { terminal.signal(number) }

  @discardableResult
  func wait(for text: String) throws -> String { try terminal.wait(for: text) }

  func waitForEnd() throws -> Int32 { try terminal.waitForEnd() }

  /// Types a line and returns what is written up to the next prompt.
  @discardableResult
  func say(_ line: String) throws -> String {
    type(line + "\r")
    return try wait(for: Self.prompt)
  }

  /// Ctrl-D on the empty line.
  func leave() throws -> Int32 {
    type("\u{4}")
    return try waitForEnd()
  }
}
