import Foundation
import GRDB
import Nutrition
import Testing

@testable import JournalStore

@Suite struct BackupTests {
  let folder = try! TemporaryFolder()
  var copy: String { folder.url.appending(path: "copy.sqlite").path }

  private func filled() throws -> Journal {
    let journal = try Journal.other(in: folder.url)
    try journal.log(.add(.meal(.make())), .add(.water()), text: "a burrito")
    try journal.log(.add(.workout(.make())), .add(.weight()))
    try journal.save(.example)
    return journal
  }

  @Test func `a back-up is one checked file of its owner's, with every row`() throws {
    let journal = try filled()
    let contents = try journal.backUp(to: copy)
    #expect(contents.messages == 3)
    #expect(contents.entries == 4)
    #expect(contents.lastMessage == noon)
    #expect(try contents == JournalContents(checking: copy))
    let attributes = try FileManager.default.attributesOfItem(atPath: copy)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
    #expect(names == ["copy.sqlite", "journal.sqlite", "journal.sqlite-shm", "journal.sqlite-wal"])
  }

  @Test func `a back-up made while another writes is of one moment`() throws {
    let journal = try filled()
    let writer = try Journal.other(in: folder.url)
    let failures = Failures()
    let copies = (0..<10).map { folder.url.appending(path: "c\($0).sqlite").path }
    DispatchQueue.concurrentPerform(iterations: 2) { side in
      do {
        if side == 0 {
          for index in 0..<100 { try writer.log(.add(.water("x\(index)")), .add(.weight("y\(index)"))) }
        } else {
          for copy in copies { try journal.backUp(to: copy) }
        }
      } catch {
        failures.append("\(error)")
      }
    }
    #expect(failures.all == [])
    for copy in copies {
      let rows = try JournalContents(checking: copy).rows
      // The two entries of a message are there together or not at all.
      #expect(rows["water_entry"] == rows["body_weight_entry"])
    }
  }

  @Test func `a back-up never takes the place of a file`() throws {
    try Data("mine".utf8).write(to: URL(filePath: copy))
    let journal = try filled()
    #expect(throws: JournalError.cannotCreate(path: copy, reason: "file exists")) { try journal.backUp(to: copy) }
    #expect(try Data(contentsOf: URL(filePath: copy)) == Data("mine".utf8))
  }

  @Test func `a damaged journal gives no back-up`() throws {
    let journal = try Journal.other(in: folder.url)
    _ = try journal.record((0..<2000).map { (NewTurn(text: "\($0)", at: noon), .make([.add(.water("w\($0)"))])) })
    try journal.close()
    try Damage.pages(of: folder.journal, from: 200, to: 220)
    let damaged = try Journal.other(in: folder.url)
    let error = #expect(throws: JournalError.self) { try damaged.backUp(to: copy) }
    guard case .corrupt(folder.journal.path, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(!FileManager.default.fileExists(atPath: copy))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).filter { $0.contains(".new-") } == [])
  }

  @Test(arguments: [0, 100, 5000, -1])
  func `a back-up that is cut, damaged or something else is not taken for one`(keep: Int) throws {
    try filled().backUp(to: copy)
    let file = try FileHandle(forUpdating: URL(filePath: copy))
    if keep < 0 {
      try file.close()
      try Damage.pages(of: URL(filePath: copy), from: 3, to: 6)
    } else {
      try file.truncate(atOffset: UInt64(keep))
      try file.close()
    }
    let draft = try JournalDraft(folder: folder.url)
    #expect(throws: JournalError.self) { try draft.take(backup: copy) }
  }

  @Test func `a copy taken by hand, with a write-ahead mode in its header, is taken as well`() throws {
    let journal = try filled()
    try journal.close()
    try FileManager.default.copyItem(atPath: folder.journal.path, toPath: copy)
    let draft = try JournalDraft(folder: folder.url)
    try draft.take(backup: copy)
    #expect(draft.contents?.messages == 3)
  }
}

/// What a failing disk does to a file.
enum Damage {
  static func pages(of url: URL, from first: UInt64, to last: UInt64) throws {
    let file = try FileHandle(forUpdating: url)
    let size = try file.seekToEnd()
    for page in first..<last where (page + 1) * 4096 <= size {
      try file.seek(toOffset: page * 4096)
      try file.write(contentsOf: Data(repeating: 0xA5, count: 4096))
    }
    try file.close()
  }
}
