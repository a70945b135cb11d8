import AdaTestSupport
import Foundation
import JSONTree
import Testing

/// The built `ada` with a home of its own, UTC, neither keys nor colour, and the tests' clock: the first run is at noon,
/// each later one a minute after the one before.
final class ViewsProgram {
  let home: URL
  /// How many there were.
  private var runs = 0

  struct Output {
    var code: Int32
    var out: String
    var error: String

    /// The output as JSON; a test fails where it is none.
    func json() throws -> JSONValue { try JSONValue(parsing: out) }
  }

  init() throws {
    home = FileManager.default.temporaryDirectory.appending(path: "ada-views-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
  }

  /// Runs `body` with a program whose home is deleted afterwards.
  static func using(_ body: (ViewsProgram) throws -> Void) throws {
    let program = try ViewsProgram()
    defer { try? FileManager.default.removeItem(at: program.home) }
    try body(program)
  }

  /// Runs it with these arguments and nothing on standard input.
  func run(_ arguments: String..., environment: [String: String] = [:]) throws -> Output {
    try run(arguments, environment: environment)
  }

  /// Runs it with these arguments and nothing on standard input.
  func run(_ arguments: [String], environment: [String: String] = [:]) throws -> Output {
    let process = Process()
    process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "ada")
    process.arguments = arguments
    defer { runs += 1 }
    process.environment = [
      "ADA_HOME": home.appending(path: "data").path, "XDG_CONFIG_HOME": home.path, "HOME": home.path, "TZ": "UTC",
      "PATH": "/usr/bin:/bin", "NO_COLOR": "1", "ADA_INSIGHTS": "off",
    ].merging(TestClock.environment(minutes: runs)) { $1 }.merging(environment) { $1 }
    let out = home.appending(path: UUID().uuidString)
    let error = home.appending(path: UUID().uuidString)
    // Files rather than pipes: a pipe that nobody drains would stop the program.
    for file in [out, error] { _ = FileManager.default.createFile(atPath: file.path, contents: nil) }
    process.standardInput = FileHandle.nullDevice
    let handles = try [out, error].map(FileHandle.init(forWritingTo:))
    // Foundation keeps them open with the process that has ended.
    defer { for handle in handles { try? handle.close() } }
    process.standardOutput = handles[0]
    process.standardError = handles[1]
    try process.run()
    process.waitUntilExit()
    return Output(
      code: process.terminationStatus, out: try String(contentsOf: out, encoding: .utf8),
      error: try String(contentsOf: error, encoding: .utf8))
  }
}
