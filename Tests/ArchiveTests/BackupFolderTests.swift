import Foundation
import Testing

@testable import Archive

@Suite struct BackupFolderTests {
  let home = try! TemporaryHome()
  var folder: BackupFolder { BackupFolder(home.url.path) }

  @Test func `names are the moment in UTC, and never one that is taken`() throws {
    let first = folder.newPath(at: noon, isSealed: false)
    #expect(first == home.path("ada-2026-11-20T123000Z.sqlite"))
    try Data().write(to: URL(filePath: first))
    let second = folder.newPath(at: noon, isSealed: false)
    #expect(second == home.path("ada-2026-11-20T123000Z-2.sqlite"))
    #expect(folder.newPath(at: noon, isSealed: true) == home.path("ada-2026-11-20T123000Z.sqlite.sealed"))
    #expect(BackupFolder.stamp(Date(timeIntervalSince1970: -0.5)) == "1969-12-31T235959Z")
  }

  @Test func `only back-ups are counted and rotated, the oldest go first`() throws {
    let names = [
      "ada-2026-11-20T123000Z.sqlite", "ada-2025-01-01T000000Z.sqlite.sealed", "ada-2026-11-20T123000Z-2.sqlite",
      "ada-notes.sqlite", "journal.sqlite", "ada-2026-11-20T123000Z.sqlite.new-1-2", "ada-2026-11-20.sqlite",
      "ada-2026-11-20T123000Zx.sqlite", "my ada-2026-11-20T123000Z.sqlite",
    ]
    for name in names { _ = try home.file(name, []) }
    #expect(
      folder.files.map { ($0.path as NSString).lastPathComponent } == [
        "ada-2025-01-01T000000Z.sqlite.sealed", "ada-2026-11-20T123000Z-2.sqlite", "ada-2026-11-20T123000Z.sqlite",
      ])
    #expect(folder.files.last?.date == noon)
    #expect(folder.rotate(keeping: 2).map(\.path) == [home.path("ada-2025-01-01T000000Z.sqlite.sealed")])
    #expect(folder.rotate(keeping: 0).count == 1)
    #expect(folder.files.count == 1)
    #expect(try FileManager.default.contentsOfDirectory(atPath: home.url.path).count == 7)
  }

  @Test func `a folder that is not there has none`() { #expect(BackupFolder(home.path("none")).files == []) }
}
