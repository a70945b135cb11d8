import Foundation

/// Runs the configured command that prints a key, for people who keep keys in a password store.
struct KeyCommand {
  /// A password store may ask the person; a command that hangs must not hang Ada.
  static let deadline = Duration.seconds(30)

  let command: String

  /// No key could be had; nothing of what the command printed is part of it.
  struct Failed: Error, Equatable { var description: String }

  private static func seconds(_ time: Duration) -> Int { Int((time / .seconds(1)).rounded(.up)) }

  /// - Throws: `Failed`; `CancellationError` where the person ended the wait.
  func key(within deadline: Duration = deadline) throws -> String {
    let run: ShellRun
    do { run = try ShellRun(command) } catch {
      throw Failed(description: "The keyCommand of the configuration could not be started.")
    }
    switch try run.output(within: deadline, atMost: KeyFile.mostBytes) {
    case .success(let bytes):
      let key = String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
      if !key.isEmpty, !key.contains(where: \.isNewline) { return key }
    case .failure(.tooLate):
      throw Failed(
        description: "The keyCommand of the configuration printed no key in \(Self.seconds(deadline)) s.")
    case .failure(.failed): break
    }
    throw Failed(description: "The keyCommand of the configuration printed no key.")
  }
}
