import AdaTestSupport
import Foundation
import JSONTree
import Testing

@testable import ada

/// Results that do not arrive.
@Suite(.timeLimit(.minutes(60))) struct OutputTests {
  /// The exit code and standard error of a shell command in which `$ada` is the program.
  private func shell(_ command: String, _ home: AdaHome) throws -> (code: Int32, error: String) {
    let process = Process()
    let error = Pipe()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = ["-c", command]
    process.environment = home.environment.merging(["ada": BuiltProgram.ada.path]) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = error
    try process.run()
    let said = error.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: said, as: UTF8.self))
  }

  @Test(arguments: [
    "today", "today --json", "week", "targets", "history", "foods search egg", "export json", "profile --json", "model",
    "'how is my day?'", "undo",
  ]) func `results that cannot be written end it with 74 and a sentence`(_ arguments: String) throws {
    let home = try AdaHome()
    #expect(try AdaProcess.run(["2 eggs"], home: home).code == 0)
    let run = try shell("\"$ada\" \(arguments) >/dev/full", home)
    #expect(run.code == 74 && run.error.lowercased().contains("no space left on device"), "\(run)")
  }

  @Test func `what is left out of text for a terminal is escaped in JSON`() {
    for scalar in (0...0x10FFFF).compactMap(Unicode.Scalar.init) where scalar != "\n" {
      guard TerminalText.safe(String(scalar)) != String(scalar) else { continue }
      #expect(JSONValue.string(String(scalar)).serialized().utf8.allSatisfy { (0x20..<0x7F).contains($0) })
    }
  }

  @Test(arguments: [["log", "--at=\u{1B}[31mx"], ["today", "\u{1B}[31mx"]])
  func `a usage error shows what was typed without its control characters`(_ arguments: [String]) throws {
    let run = try AdaProcess.run(arguments, home: try AdaHome())
    #expect(run.code == 64 && run.error.contains("[31mx") && !run.error.contains("\u{1B}"), "\(run.error)")
  }

  @Test(arguments: ["today", "export json", "export markdown", "history --json"])
  func `a reader that goes away ends it quietly`(_ arguments: String) throws {
    let home = try AdaHome()
    let input = (1...400).map { "drank \($0) ml water\n" }.joined()
    #expect(try AdaProcess.run(["log"], input: input, home: home).code == 0)
    let run = try shell("{ sleep 0.2; \"$ada\" \(arguments); echo $? >&2; } | true", home)
    #expect(run.error == "141\n", "\(run)")
  }

  @Test func `a slow reader of a non-blocking pipe gets all of it`() throws {
    let home = try AdaHome()
    let input = (1...900).map { "drank \($0) ml water\n" }.joined()
    #expect(try AdaProcess.run(["log"], input: input, home: home).code == 0)
    // The end that Ada inherits is non-blocking for it too.
    let script = """
      import fcntl, os, subprocess, sys, time
      r, w = os.pipe()
      fcntl.fcntl(w, fcntl.F_SETFL, os.O_NONBLOCK)
      p = subprocess.Popen([os.environ["ada"], "history", "--json", "--limit", "1000"], stdout=w)
      os.close(w)
      time.sleep(0.3)
      text = b""
      while (more := os.read(r, 65536)): text += more
      sys.exit(0 if p.wait() == 0 and text.count(b"drank") >= 900 else 1)
      """
    let file = try home.file("slow.py", script)
    let run = try shell("python3 \(file)", home)
    #expect(run.code == 0, "\(run)")
  }
}
