import Foundation
public import JSONTree

/// A run of the built `ada`, as a script would run it.
///
///     let run = try AdaProcess.run(["log", "--json"], input: "2 eggs\n", home: AdaHome())
///     run.code, run.records
public struct AdaProcess: Sendable {
  /// What a process left behind.
  public struct Output: Sendable {
    public var out: String
    public var error: String
    /// The exit code; 128 and the number where a signal ended it.
    public var code: Int32

    /// Each line of standard output, as JSON; a line that is none fails the test that asks.
    public var records: [JSONValue] {
      get throws { try out.split(separator: "\n").map { try JSONValue(parsing: String($0)) } }
    }
  }

  /// The program did not end in time, or wrote what is no text.
  public struct Unmet: Error, CustomStringConvertible {
    public var description: String

    public init(description: String) { self.description = description }
  }

  /// Runs to the end with all of `input` on standard input.
  ///
  /// - Parameters:
  ///   - environment: on top of the home's.
  ///   - deadline: seconds after which the program is killed and the test fails.
  public static func run(
    _ arguments: [String], input: [UInt8] = [], home: AdaHome, environment: [String: String] = [:],
    deadline: Double = Patience.seconds
  ) throws -> Output {
    // Files rather than pipes: a pipe that nobody drains would stop the program.
    let names = ["in", "out", "error"].map { "\($0)-\(UUID().uuidString)" }
    for name in names { try home.file(name, name == names[0] ? input : []) }
    let files = names.map { home.folder.appending(path: $0) }
    let process = make(arguments, home: home, environment: environment)
    let handles = [try FileHandle(forReadingFrom: files[0])] + (try files[1...].map(FileHandle.init(forWritingTo:)))
    // Foundation keeps a process that has ended, and what it was given: hundreds of open files by the end of the tests, and it
    // reads beyond its list of them before it starts another.
    defer { for handle in handles { try? handle.close() } }
    process.standardInput = handles[0]
    process.standardOutput = handles[1]
    process.standardError = handles[2]
    let code = try end(of: process, deadline: deadline)
    return Output(
      out: try String(contentsOf: files[1], encoding: .utf8), error: try String(contentsOf: files[2], encoding: .utf8),
      code: code)
  }

  /// Runs to the end with a text on standard input.
  public static func run(
    _ arguments: [String], input: String, home: AdaHome, environment: [String: String] = [:],
    deadline: Double = Patience.seconds
  ) throws -> Output {
    try run(arguments, input: Array(input.utf8), home: home, environment: environment, deadline: deadline)
  }

  static func make(_ arguments: [String], home: AdaHome, environment: [String: String]) -> Process {
    let process = Process()
    process.executableURL = BuiltProgram.ada
    process.arguments = arguments
    process.environment = home.environment.merging(environment) { $1 }
    return process
  }

  /// Starts the process and waits for its end.
  private static func end(of process: Process, deadline: Double) throws -> Int32 {
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    try process.run()
    guard ended.wait(timeout: .now() + deadline) == .success else {
      kill(process.processIdentifier, SIGKILL)
      throw Unmet(description: "ada \(process.arguments ?? []) did not end within \(deadline) s")
    }
    return code(of: process)
  }

  static func code(of process: Process) -> Int32 {
    process.terminationReason == .uncaughtSignal ? 128 + process.terminationStatus : process.terminationStatus
  }
}
