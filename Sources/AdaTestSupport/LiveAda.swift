import Foundation

/// A running `ada` to talk to line by line: what it prints is read as it comes.
public final class LiveAda {
  private let process: Process
  private let input = Pipe()
  private let output = Pipe()
  private let errorFile: URL
  private let ended = DispatchSemaphore(value: 0)
  private var buffer: [UInt8] = []
  /// Keeps the folder for as long as the program runs.
  private let home: AdaHome

  public init(_ arguments: [String], home: AdaHome, environment: [String: String] = [:]) throws {
    self.home = home
    process = AdaProcess.make(arguments, home: home, environment: environment)
    errorFile = URL(filePath: try home.file("error-\(UUID().uuidString)", ""))
    process.standardInput = input
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: errorFile)
    process.terminationHandler = { [ended] _ in ended.signal() }
    // A program that has ended must not end the tests when they write to it.
    signal(SIGPIPE, SIG_IGN)
    try process.run()
    try input.fileHandleForReading.close()
    try output.fileHandleForWriting.close()
  }

  deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

  public func send(_ text: String) throws { try input.fileHandleForWriting.write(contentsOf: Data(text.utf8)) }

  public func closeInput() throws { try input.fileHandleForWriting.close() }

  public func closeOutput() throws { try output.fileHandleForReading.close() }

  /// Sends a signal, such as SIGINT.
  public func send(signal number: Int32) { kill(process.processIdentifier, number) }

  /// The next line of standard output; nil at its end.
  public func line(deadline: Double = Patience.seconds) throws -> String? {
    while true {
      if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
        defer { buffer.removeSubrange(...end) }
        return String(decoding: buffer[..<end], as: UTF8.self)
      }
      if try !fill(deadline: deadline) { return nil }
    }
  }

  /// Whether nothing more is printed for so many seconds.
  public func isSilent(for seconds: Double) -> Bool {
    if buffer.contains(UInt8(ascii: "\n")) { return false }
    var waiting = pollfd(fd: output.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
    return poll(&waiting, 1, Int32(seconds * 1000)) == 0
  }

  /// What comes until the program ends, and how it ends.
  public func end(deadline: Double = Patience.seconds) throws -> AdaProcess.Output {
    var lines: [String] = []
    while let line = try line(deadline: deadline) { lines.append(line) }
    return try end(lines: lines, deadline: deadline)
  }

  /// Waits for the end without reading, as after `closeOutput`.
  public func endUnread(deadline: Double = Patience.seconds) throws -> AdaProcess.Output {
    try end(lines: [], deadline: deadline)
  }

  private func end(lines: [String], deadline: Double) throws -> AdaProcess.Output {
    guard ended.wait(timeout: .now() + deadline) == .success else {
      throw AdaProcess.Unmet(description: "ada \(process.arguments ?? []) did not end within \(deadline) s")
    }
    return AdaProcess.Output(
      out: lines.map { $0 + "\n" }.joined(), error: try String(contentsOf: errorFile, encoding: .utf8),
      code: AdaProcess.code(of: process))
  }

  private func fill(deadline: Double) throws -> Bool {
    let descriptor = output.fileHandleForReading.fileDescriptor
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&waiting, 1, Int32(deadline * 1000)) > 0 else {
      throw AdaProcess.Unmet(description: "ada \(process.arguments ?? []) printed nothing for \(deadline) s")
    }
    var piece = [UInt8](repeating: 0, count: 65_536)
    let count = read(descriptor, &piece, piece.count)
    guard count > 0 else { return false }
    buffer += piece[..<count]
    return true
  }
}
