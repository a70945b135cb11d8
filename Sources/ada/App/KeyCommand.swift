import Foundation

/// Runs the configured command that prints a key, for people who keep keys in a password store.
struct KeyCommand {
  /// A password store may ask the person; a command that hangs must not hang Ada.
  static let deadline = 30.0

  let command: String

  /// - Throws: `Failure` with code 78; neither the command's output nor the key is ever part of it.
  func key() throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", command]
    process.standardOutput = output
    do {
      try process.run()
    } catch {
      throw Failure(.configuration, "The keyCommand of the configuration could not be started.")
    }
    let timer = DispatchSource.makeTimerSource(queue: .global())
    timer.schedule(deadline: .now() + Self.deadline)
    timer.setEventHandler { process.terminate() }
    timer.resume()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    timer.cancel()
    let key = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    guard process.terminationStatus == 0, !key.isEmpty, !key.contains("\n") else {
      throw Failure(.configuration, "The keyCommand of the configuration printed no key.")
    }
    return key
  }
}
