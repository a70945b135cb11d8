import AdaTestSupport
import Foundation
import Testing

/// Bars are drawn on a terminal's standard error while the results go elsewhere.
@Suite(.timeLimit(.minutes(60))) struct ProgressBarTests {
  /// What `ada log` of lines that come one by one writes on its terminal.
  private func drawn(_ option: String, _ environment: [String: String]) throws -> String {
    let home = try AdaHome()
    let lines = "for n in 1 2 3 4 5 6 7 8; do echo drank $n ml water; sleep 0.2; done"
    let command = "(\(lines)) | \(BuiltProgram.ada.path) log \(option) >/dev/null"
    let terminal = try PseudoTerminal(
      program: URL(filePath: "/bin/sh"), arguments: ["-c", command],
      environment: home.environment.merging(["TERM": "xterm", "NO_COLOR": ""]) { $1 }.merging(environment) { $1 })
    #expect(try terminal.waitForEnd() == 0)
    #expect(terminal.transcript.contains("8 lines: 8 logged"), "\(terminal.transcript)")
    return terminal.transcript
  }

  @Test func `a bar is drawn on a terminal`() throws {
    #expect(try drawn("", [:]).contains(/\u{1B}\[K\d lines/))
  }

  @Test(arguments: [("--no-color", "", "xterm"), ("", "1", "xterm"), ("", "", "dumb")])
  func `what switches colour off switches bars off`(option: String, noColor: String, terminal: String) throws {
    #expect(try !drawn(option, ["NO_COLOR": noColor, "TERM": terminal]).contains("\u{1B}"))
  }
}
