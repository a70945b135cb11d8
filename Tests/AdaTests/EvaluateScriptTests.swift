import AdaTestSupport
import Foundation
import Testing

@Suite struct EvaluateScriptTests {
  private static let script = URL(filePath: #filePath).deletingLastPathComponent().appending(
    path: "../../scripts/evaluate")

  private func run(
    _ arguments: [String], path: String = "/usr/bin:/bin"
  ) throws -> (code: Int32, out: String, error: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = [Self.script.standardizedFileURL.path] + arguments
    process.environment = ["PATH": path, "ADA_BINARY": BuiltProgram.ada.path, "HOME": NSTemporaryDirectory()]
    let folder = FileManager.default.temporaryDirectory.appending(path: "ada-evaluate-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = [folder.appending(path: "out"), folder.appending(path: "error")]
    for file in files { _ = FileManager.default.createFile(atPath: file.path, contents: nil) }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: files[0])
    process.standardError = try FileHandle(forWritingTo: files[1])
    try process.run()
    process.waitUntilExit()
    return (
      process.terminationStatus, try String(contentsOf: files[0], encoding: .utf8),
      try String(contentsOf: files[1], encoding: .utf8)
    )
  }

  @Test func `a missing folder, an empty one and a missing python3 are said in one sentence`() throws {
    let missing = try run(["/nowhere/at/all"])
    #expect(missing.code == 66 && missing.error.contains("There is no folder /nowhere/at/all"))
    #expect(try run([]).code == 64)
    let folder = FileManager.default.temporaryDirectory.appending(path: "ada-empty-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let empty = try run([folder.path])
    #expect(empty.code == 66 && empty.error.contains("neither score-utterances nor score-nutribench"))
    // A PATH with what the script itself needs, and no python3.
    let tools = folder.appending(path: "tools")
    try FileManager.default.createDirectory(at: tools, withIntermediateDirectories: true)
    for tool in ["readlink", "dirname", "id"] {
      try FileManager.default.createSymbolicLink(
        atPath: tools.appending(path: tool).path, withDestinationPath: "/usr/bin/\(tool)")
    }
    let bare = try run([folder.path], path: tools.path)
    #expect(bare.code == 69 && bare.error.contains("python3"), "\(bare.error)")
  }

  @Test func `a set goes through Ada to its own scorer, and the figures come out`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "ada-set-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try "{\"text\": \"2 eggs\"}\n{\"text\": \"hello\"}\n".write(
      to: folder.appending(path: "small.jsonl"), atomically: true, encoding: .utf8)
    try """
    import json, sys
    rows = [json.loads(line) for line in open(sys.argv[-1] if sys.argv[1] == "--text" else sys.argv[1])]
    if sys.argv[1] == "--text":
        print("\\n".join(row["text"] for row in rows))
    else:
        records = [json.loads(line) for line in open(sys.argv[2])]
        print("logged", sum(record["status"] == "logged" for record in records), "of", len(rows))
    """.write(to: folder.appending(path: "score-utterances"), atomically: true, encoding: .utf8)
    let result = try run([folder.path])
    #expect(result.code == 0, "\(result.error)")
    #expect(result.out.contains("== small\nlogged 1 of 2"))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["score-utterances", "small.jsonl"])
  }
}
