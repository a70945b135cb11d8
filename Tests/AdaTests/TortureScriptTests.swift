import AdaTestSupport
import Foundation
import Testing

/// In small what scripts/torture does at length.
@Suite struct `Ada under torture` {
  static let script = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../scripts/torture").standardizedFileURL

  @Test(
    .enabled(if: TortureNeeds.python),
    arguments: [
      ["--only", "kill,chat", "--kills", "4"], ["--only", "import", "--kills", "4"],
      ["--only", "file", "--files", "1"],
      ["--only", "time", "--jumps", "10"], ["--only", "crowd", "--seconds", "2"],
      ["--only", "hostile", "--hostile", "200"],
    ])
  func `keeps what it promises`(arguments: [String]) async throws {
    let home = try AdaHome()
    let out = home.folder.appending(path: "table")
    _ = FileManager.default.createFile(atPath: out.path, contents: nil)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["timeout", "3600", "/bin/bash", Self.script.path] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(["ADA_BINARY": BuiltProgram.ada.path]) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: out)
    process.standardError = try FileHandle(forWritingTo: out)
    // Waited for without a thread, of which other tests have only as many as there are cores.
    let (ends, ended) = AsyncStream.makeStream(of: Int32.self)
    process.terminationHandler = { ended.yield($0.terminationStatus) }
    try process.run()
    let status = await ends.first { _ in true }
    let table = try String(contentsOf: out, encoding: .utf8)
    #expect(status == 0, "\(table)")
    #expect(table.contains("\n0 failed, "), "\(table)")
  }
}

enum TortureNeeds {
  /// The script counts with Python's sqlite3.
  static let python: Bool = {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-c", "import sqlite3"]
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()
}
