import Foundation
import Testing

@testable import ada

struct LineHistoryTests {
  private let file = FileManager.default.temporaryDirectory.appending(path: "ada-history-\(UUID().uuidString)")

  @Test func `lines are kept, but no blank ones and none twice in a row`() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    var history = LineHistory(file: file)
    let added = ["2 eggs", "2 eggs", " ", "toast", "2 eggs"].map { history.add($0) }
    #expect(added == [true, false, false, true, true])
    #expect(LineHistory(file: file).lines == ["2 eggs", "toast", "2 eggs"])
  }

  @Test func `the newest thousand lines stay, readable by their owner alone`() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    try (1...1500).map { "line \($0)\n" }.joined().write(to: file, atomically: true, encoding: .utf8)
    #expect(LineHistory(file: file).lines.count == 1000)
    let kept = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    #expect(kept.count == 1000)
    #expect(kept.first == "line 501" && kept.last == "line 1500")
    let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }

  @Test func `a file that cannot be written costs nothing`() {
    var history = LineHistory(file: URL(filePath: "/nonexistent/history"))
    #expect(history.lines.isEmpty)
    let isAdded = history.add("2 eggs")
    #expect(isAdded)
    #expect(history.lines == ["2 eggs"])
  }
}
