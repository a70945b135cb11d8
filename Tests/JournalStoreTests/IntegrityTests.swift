import Foundation
import GRDB
import Nutrition
import Testing

@testable import JournalStore

struct IntegrityTests {
  @Test func `a journal that only sentences wrote has no flaws`() throws {
    let journal = try Journal.test()
    try journal.log(.add(.meal(.make())), .mark(DayMark(id: "m", day: CalendarDay(daysSince1970: 5), isComplete: true)))
    try journal.undo()
    try journal.redo()
    #expect(try journal.structuralFlaws().isEmpty)
  }

  @Test func `items without a meal are orphans`() throws {
    let folder = try TemporaryFolder()
    let disk = try Journal.other(in: folder.url)
    try disk.log(.add(.meal(.make())))
    try disk.close()
    var configuration = Configuration()
    configuration.foreignKeysEnabled = false
    let raw = try DatabaseQueue(path: folder.journal.path, configuration: configuration)
    try raw.write { db in try db.execute(sql: "DELETE FROM meal") }
    try raw.close()
    let flaws = try Journal.other(in: folder.url).structuralFlaws()
    #expect(flaws == [StructuralFlaw(kind: .orphan, text: "2 of food_item belong to a meal that is not there.")])
  }

  @Test func `rows that no change made and changes that are gone are gaps`() throws {
    let journal = try Journal.test()
    try journal.log(.add(.meal(.make("a"))), .add(.meal(.make("b"))), .add(.meal(.make("c"))))
    try journal.write { db in try db.execute(sql: "DELETE FROM change WHERE entity_id = 'b'") }
    #expect(
      try journal.structuralFlaws().map(\.text) == [
        "1 change rows are missing.", "1 of meal were written without a change row.",
      ])
  }
}
