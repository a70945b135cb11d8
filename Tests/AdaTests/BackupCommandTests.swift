import AdaTestSupport
import Archive
import Foundation
import GRDB
import JSONTree
import JournalStore
import Testing

@testable import ada

@Suite struct BackupCommandTests {
  let home = try! AdaHome()

  private func ada(_ arguments: String..., environment: [String: String] = [:]) throws -> AdaProcess.Output {
    try AdaProcess.run(arguments, home: home, environment: environment)
  }

  private func backups(_ name: String = "data/backups") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: home.folder.appending(path: name).path).sorted()
  }

  @Test func `a back-up is made, rotated and restored, and the journal before is kept`() throws {
    _ = try ada("drank 500 ml water")
    let first = try ada("backup")
    #expect(first.code == 0)
    #expect(first.out.hasPrefix("Backed up 1 message and 1 entry to \(home.data.path)/backups/ada-"))
    let file = home.data.path + "/backups/" + (try backups())[0]
    _ = try ada("drank 250 ml water")
    let restored = try ada("restore", file)
    #expect(restored.code == 0)
    #expect(restored.out.hasPrefix("Restored 1 message and 1 entry, the last of 20"))
    #expect(try ada("today", "--json").records[0]["waterMl"] == 500)
    let kept = try #require(restored.out.split(separator: " ").last?.dropLast(2))
    #expect(try JournalContents(checking: String(kept)).messages == 2)
    #expect(try ada("undo").code == 0)
    for _ in 1...3 { #expect(try ada("backup", "--keep", "2", "--json").records[0]["messages"] == 1) }
    #expect(try backups().count == 2)
  }

  @Test func `two are restored in one second, and both journals before are kept`() throws {
    _ = try ada("drank 500 ml water")
    #expect(try ada("backup").code == 0)
    let file = home.data.path + "/backups/" + (try backups())[0]
    var kept: Set<String> = []
    for _ in 1...3 {
      let run = try AdaProcess.run(
        ["restore", file, "--json"], home: home, environment: ["ADA_NOW": "2026-11-20T12:30:00Z"])
      #expect(run.code == 0, "\(run.error)")
      kept.insert(try #require(run.records.first?["kept"]?.stringValue))
    }
    #expect(kept.count == 3)
    #expect(kept.allSatisfy { access($0, F_OK) == 0 })
  }

  @Test func `another folder is remembered as the last back-up`() throws {
    _ = try ada("drank 500 ml water")
    let folder = home.folder.appending(path: "my stick")
    #expect(try ada("backup", folder.path).code == 0)
    let memory = BackupMemory(home: home.data)
    #expect(memory.newest?.path.hasPrefix(folder.path + "/ada-") == true)
    try Data("SQLite format 3\0 and then nothing that is one".utf8).write(to: home.journal)
    let broken = try ada("today")
    #expect(broken.code == 74)
    #expect(broken.error.hasSuffix("with: ada restore '\(memory.newest?.path ?? "")'\n"), "\(broken.error)")
    #expect(broken.error.split(separator: "\n").count == 1)
    #expect(try ada("restore", memory.newest?.path ?? "").code == 0)
    #expect(try ada("today", "--json").records[0]["waterMl"] == 500)
  }

  @Test func `a journal that was cut off offers the newest back-up`() throws {
    _ = try AdaProcess.run(["log"], input: (1...300).map { "drank \($0) ml water\n" }.joined(), home: home)
    _ = try ada("backup")
    let file = try FileHandle(forUpdating: home.journal)
    try file.truncate(atOffset: 60_000)
    try file.close()
    for command in [["today"], ["drank 1 ml water"], ["history"]] {
      let run = try AdaProcess.run(command, home: home)
      #expect(run.code == 74)
      #expect(run.error.contains("is damaged") && run.error.contains("ada restore \(home.data.path)/backups/ada-"))
    }
    #expect(try ada("backup").code == 74)
    #expect(try backups().count == 1)
  }

  @Test func `nothing to back up, or no such back-up, is one sentence`() throws {
    let none = try ada("backup")
    #expect(none.code == 66)
    #expect(none.error == "ada: There is no journal \(home.journal.path) to back up.\n")
    #expect(try ada("restore", "/none").code == 66)
    let folder = try ada("restore", home.folder.path)
    #expect(folder.code == 66 && folder.error == "ada: \(home.folder.path) is a folder; name the back-up in it.\n")
    let text = try home.file("notes.txt", String(repeating: "no back-up at all. ", count: 100))
    let other = try ada("restore", text)
    #expect(other.code == 65 && other.error.contains("no back-up of Ada's"))
    #expect(other.error.split(separator: "\n").count == 1)
    #expect(!FileManager.default.fileExists(atPath: home.journal.path))
    #expect(try ada("backup", "--keep", "0").code == 64)
  }

  @Test func `nothing is restored while a chat is open`() throws {
    _ = try ada("drank 500 ml water")
    _ = try ada("backup")
    let chat = try PseudoTerminal(
      program: BuiltProgram.ada, environment: home.environment.merging(["TERM": "xterm"]) { $1 })
    try chat.wait(for: "ada> ")
    let refused = try ada("restore", home.data.path + "/backups/" + (try backups())[0])
    #expect(refused.code == 74)
    #expect(refused.error.contains("Another Ada has the journal"))
    chat.type("drank 100 ml water\r")
    try chat.wait(for: "ada> ")
    chat.type("\u{4}")
    #expect(try chat.waitForEnd() == 0)
    #expect(try ada("today", "--json").records[0]["waterMl"] == 600)
  }

  @Test func `an encrypted back-up holds no word in the clear and opens with its passphrase alone`() throws {
    _ = try ada("drank 500 ml water")
    let secret = try home.file("secret", "correct horse\nignored\n")
    #expect(try ada("backup", "--encrypt", environment: ["ADA_PASSPHRASE_FILE": secret]).code == 0)
    let name = try backups()[0]
    #expect(name.hasSuffix(".sqlite.sealed"))
    let file = home.data.appending(path: "backups/\(name)")
    #expect(try Data(contentsOf: file).range(of: Data("water".utf8)) == nil)
    #expect(try FileManager.default.contentsOfDirectory(atPath: home.data.path).filter { $0.contains(".new-") } == [])
    let wrong = try home.file("wrong", "battery staple")
    let refused = try ada("restore", file.path, environment: ["ADA_PASSPHRASE_FILE": wrong])
    #expect(refused.code == 65)
    #expect(refused.error == "ada: The passphrase does not open \(file.path), or its beginning is damaged.\n")
    #expect(try ada("restore", file.path, environment: ["ADA_PASSPHRASE_FILE": secret]).code == 0)
    #expect(try ada("today", "--json").records[0]["waterMl"] == 500)
    let nobody = try AdaProcess.run(["backup", "--encrypt", "--passphrase-fd", "0"], input: "\n", home: home)
    #expect(nobody.code == 66)
    let typed = try AdaProcess.run(["backup", "--encrypt", "--passphrase-fd", "0"], input: "typed", home: home)
    #expect(typed.code == 0)
  }

  @Test func `a passphrase that is typed is not shown, and asked for twice`() throws {
    _ = try ada("drank 500 ml water")
    func backup(_ first: String, _ second: String) throws -> (code: Int32, screen: String) {
      let terminal = try PseudoTerminal(
        program: BuiltProgram.ada, arguments: ["backup", "--encrypt"], environment: home.environment)
      try terminal.wait(for: "Passphrase: ")
      terminal.type(first + "\r")
      try terminal.wait(for: "again: ")
      terminal.type(second + "\r")
      return (try terminal.waitForEnd(), terminal.transcript)
    }
    let same = try backup("sesamx\u{7F}e", "sesame")
    #expect(same.code == 0, "\(same.screen)")
    #expect(!same.screen.contains("sesam"))
    let other = try backup("sesame", "simsim")
    #expect(other.code == 64)
    #expect(other.screen.contains("differ"))
    #expect(try backups().count == 1)
  }

  @Test func `an old back-up is mentioned once a day`() throws {
    let day = 86_400.0
    let now = Date(timeIntervalSince1970: 1_795_177_800)
    try FileManager.default.createDirectory(at: home.data, withIntermediateDirectories: true)
    let memory = BackupMemory(home: home.data)
    func reminder(_ days: Double, first: Double = -100) -> String? {
      BackupReminder(memory: memory, now: now + days * day).take { now + first * day }
    }
    #expect(BackupReminder(memory: memory, now: now).take { nil } == nil)
    #expect(reminder(0, first: -13) == nil)
    #expect(reminder(0)?.contains("no back-up of the journal yet") == true)
    #expect(reminder(0.9) == nil)
    #expect(reminder(1.1) != nil)
    let file = try home.file("data/backups/ada-2026-11-20T123000Z.sqlite", "")
    memory.keep(.init(file: file, madeAt: now, remindedAt: nil))
    #expect(reminder(29) == nil)
    #expect(reminder(31) == "The last back-up is 31 days old; make one with: ada backup")
    #expect(reminder(31.5) == nil)
    // The clock was wrong by years, and is right again.
    #expect(reminder(3000) != nil)
    #expect(reminder(40) != nil)
  }

  @Test func `a message says that a back-up is due, on standard error`() throws {
    _ = try ada("drank 500 ml water")
    #expect(try ada("drank 500 ml water").error.contains("back-up") == false)
    let old = "UPDATE turn SET created_at = created_at - 30 * 86400000"
    try DatabaseQueue(path: home.journal.path).write { db in try db.execute(sql: old) }
    let due = try ada("drank 500 ml water")
    #expect(due.error.hasSuffix("There is no back-up of the journal yet; make one with: ada backup\n"))
    #expect(!due.out.contains("back-up"))
    #expect(try ada("drank 500 ml water").error.contains("back-up") == false)
  }
}
