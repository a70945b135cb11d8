import Foundation
import GRDB
import Nutrition
import Testing

@testable import JournalStore

struct ImportTests {
  private func weight(_ kg: Double, _ name: String = "a") -> ImportedRecord {
    ImportedRecord(
      .entry(.weight(BodyWeightEntry(id: EntryID.make(at: noon, of: name), weightKg: kg, timestamp: noon))),
      timeZone: "GMT+0200")
  }

  private func steps(_ day: String, _ steps: Int) throws -> ImportedRecord {
    let date = try #require(CalendarDay(day))
    return ImportedRecord(
      .steps(
        StepsDay(id: EntryID.make(at: date.midnightUTC, of: "steps"), day: date, steps: steps, source: "healthKit")))
  }

  private var every: [ImportedRecord] {
    get throws {
      let day = try #require(CalendarDay("2026-11-20"))
      func id(_ name: String) -> String { EntryID.make(at: noon, of: name) }
      return [
        weight(82.4), try steps("2026-11-20", 9000), ImportedRecord(.entry(.meal(.make(id("meal"))))),
        ImportedRecord(.entry(.workout(.make(id("workout"))))), ImportedRecord(.entry(.water(id("water")))),
        ImportedRecord(
          .activity(ActivityDay(id: id("e"), day: day, activeCalories: 512.3, basalCalories: 1700, source: "healthKit"))
        ),
        ImportedRecord(.sleep(SleepDay(id: id("s"), day: day, hours: 7.25, source: "healthKit"))),
        ImportedRecord(.hrv(HRVSample(id: id("h"), sdnnMs: 44.5, timestamp: noon, source: "healthKit"))),
        ImportedRecord(
          .bodyMetric(BodyMetric(id: id("b"), kind: .heightCm, value: 171, timestamp: noon, source: "healthKit"))),
      ]
    }
  }

  private func count(_ table: String, _ journal: Journal) throws -> Int {
    try journal.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM \(table) WHERE deleted_at IS NULL") ?? -1 }
  }

  @Test func `an import is one turn, and one undo takes back all of it, and redo puts it back`() throws {
    let journal = try Journal.test()
    let (turn, tally) = try journal.importing(every)
    #expect(tally.total == ImportTally.Count(added: 9))
    #expect(turn?.reply == "Imported 9.")
    #expect(turn?.error == nil)
    #expect(try journal.lastTurns(5).count == 1)
    #expect(try journal.history(matching: "imported").count == 1)
    let tables = ["steps_daily", "activity_daily", "sleep_daily", "hrv_sample", "body_metric", "meal", "workout_log"]
    for table in tables { #expect(try count(table, journal) == 1, "\(table)") }
    let reversal = try #require(try journal.undo().first)
    #expect(reversal.entries.count == 4)
    #expect(reversal.bodyRecords == 5)
    for table in tables { #expect(try count(table, journal) == 0, "\(table)") }
    try journal.redo()
    for table in tables { #expect(try count(table, journal) == 1, "\(table)") }
  }

  @Test func `the same records again add nothing and leave no turn`() throws {
    let journal = try Journal.test()
    _ = try journal.importing(every)
    #expect(try journal.tally(every).total == ImportTally.Count(known: 9))
    let (turn, tally) = try journal.importing(every)
    #expect(turn == nil)
    #expect(tally.total == ImportTally.Count(known: 9))
    #expect(try journal.lastTurns(5).count == 1)
    #expect(try journal.history(matching: "import").count == 1)
  }

  @Test func `a day that went on is renewed, and undo brings the earlier figure back`() throws {
    let journal = try Journal.test()
    _ = try journal.importing([steps("2026-11-20", 4000)])
    let (_, tally) = try journal.importing([steps("2026-11-20", 9000), steps("2026-11-21", 10)])
    #expect(tally.total == ImportTally.Count(added: 1, updated: 1))
    func stored() throws -> [Int] {
      try journal.read {
        try Int.fetchAll($0, sql: "SELECT steps FROM steps_daily WHERE deleted_at IS NULL ORDER BY day")
      }
    }
    #expect(try stored() == [9000, 10])
    try journal.undo()
    #expect(try stored() == [4000])
  }

  @Test func `what the person edited or deleted stays as they left it`() throws {
    let journal = try Journal.test()
    _ = try journal.importing([weight(82.4, "a"), weight(83, "b")])
    let (a, b) = (EntryID.make(at: noon, of: "a"), EntryID.make(at: noon, of: "b"))
    try journal.log(.replace(.weight(BodyWeightEntry(id: a, weightKg: 80, timestamp: noon))))
    try journal.log(.remove(id: b))
    let (_, tally) = try journal.importing([weight(82.4, "a"), weight(83, "b")])
    #expect(tally.total == ImportTally.Count(known: 1, deleted: 1))
    #expect(try journal.entry(id: a) == .weight(BodyWeightEntry(id: a, weightKg: 80, timestamp: noon)))
    #expect(try journal.entry(id: b) == nil)
  }

  @Test func `what an undo took back comes with the next import`() throws {
    let journal = try Journal.test()
    _ = try journal.importing(every)
    try journal.undo()
    #expect(try journal.importing(every).1.total == ImportTally.Count(added: 9))
    try journal.undo()
    #expect(try journal.everything.isEmpty)
    #expect(try journal.redo().count == 1)
    #expect(try journal.everything.count == 4)
  }

  @Test func `an import that was cut short goes on under the same turn`() throws {
    let journal = try Journal.test()
    let turn = NewTurn(text: "import x", at: noon, key: "import|file")
    var cut = JournalImport(into: journal, as: turn)
    try cut.write([weight(82.4, "a")])
    #expect(try journal.lastTurns(1).first?.error == JournalImport.unfinished)
    // The process ends here; the next run has the same file.
    let (ended, tally) = try journal.importing([weight(82.4, "a"), weight(83, "b")], key: turn.key)
    #expect(tally.total == ImportTally.Count(added: 1, known: 1))
    #expect(ended?.error == nil)
    #expect(try journal.lastTurns(5).count == 1)
    try journal.undo()
    #expect(try journal.everything.isEmpty)
  }

  @Test func `an import that was taken back in its middle does not go on`() throws {
    let journal = try Journal.test()
    var work = JournalImport(into: journal, as: NewTurn(text: "import x", at: noon, key: "k"))
    try work.write([weight(82.4, "a")])
    try journal.undo()
    #expect(throws: JournalError.self) { try work.write([weight(83, "b")]) }
    #expect(try journal.everything.isEmpty)
    #expect(try journal.importing([weight(82.4, "a")], key: "k").1.total.added == 1)
  }

  @Test func `an entry edited between two batches has to be put right before the import is taken back`() throws {
    let journal = try Journal.test()
    var work = JournalImport(into: journal, as: NewTurn(text: "import x", at: noon, key: "k"))
    try work.write([weight(82.4, "a")])
    let id = EntryID.make(at: noon, of: "a")
    try journal.log(.replace(.weight(BodyWeightEntry(id: id, weightKg: 80, timestamp: noon))), text: "edit")
    try work.write([weight(83, "b")])
    let turn = try #require(try work.finish { _ in "" })
    #expect(throws: JournalError.self) { try journal.undo(turnID: turn.id) }
    #expect(try journal.entry(id: id) == .weight(BodyWeightEntry(id: id, weightKg: 80, timestamp: noon)))
  }

  @Test func `a figure beyond the journal's ranges is refused alone`() throws {
    let journal = try Journal.test()
    let (_, tally) = try journal.importing([weight(5, "a"), weight(70, "b")])
    #expect(tally.total == ImportTally.Count(added: 1, refused: 1))
    #expect(try journal.everything.count == 1)
  }

  @Test func `the profile learns what it did not know and nothing else`() throws {
    let journal = try Journal.test()
    try journal.save(UserProfile(sex: .male, createdAt: noon, updatedAt: noon))
    let person = ImportedPerson(sex: .female, birthDay: CalendarDay("1990-01-01"), heightCm: 171)
    let (turn, tally) = try journal.importing([], person: person)
    #expect(turn != nil)
    #expect(tally.profileChanged)
    #expect(try journal.profile()?.sex == .male)
    #expect(try journal.profile()?.heightCm == 171)
    #expect(try journal.importing([], person: person).0 == nil)
    try journal.undo()
    #expect(try journal.profile()?.heightCm == nil)
  }

  @Test func `an entry keeps the zone it happened in`() throws {
    let journal = try Journal.test()
    _ = try journal.importing([weight(70)])
    let zone = try journal.read { try String.fetchOne($0, sql: "SELECT time_zone FROM body_weight_entry") }
    #expect(zone == "GMT+0200")
  }
}
