import Foundation
import Nutrition
import Testing

@testable import JournalStore

/// What was planned from something that is there no more.
@Suite struct ChangedMeanwhileTests {
  private func drunk(_ amount: Double) -> Entry { .water(WaterEntry(id: "w", amountMl: amount, timestamp: noon)) }

  private func begin(_ journal: Journal, _ text: String, key: String? = nil) throws -> Turn {
    guard case .started(let turn) = try journal.begin(NewTurn(text: text, at: noon, key: key)) else {
      throw JournalError.refused(reason: "a duplicate in a test")
    }
    return turn
  }

  @Test func `a correction does not write over what a later turn changed while it was thought about`() throws {
    let journal = try Journal.test()
    try journal.log(.add(drunk(100)))
    let slow = try begin(journal, "make it 300")
    try journal.log(.replace(drunk(200)))
    #expect(throws: JournalError.changedMeanwhile) { try journal.finish(slow.id, .make([.replace(drunk(300))])) }
    #expect(try journal.everything == [drunk(200)])
    try journal.fail(slow.id, error: "changed meanwhile")
  }

  @Test func `another entry, an addition and a turn that is taken up again are let through`() throws {
    let journal = try Journal.test()
    try journal.log(.add(drunk(100)))
    let slow = try begin(journal, "water", key: "k")
    try journal.log(.add(.water(WaterEntry(id: "x", amountMl: 5, timestamp: noon))))
    try journal.finish(slow.id, .make([.replace(drunk(300))]))
    #expect(try journal.entry(id: "w") == drunk(300))
    #expect(JournalError.changedMeanwhile.exitCode == 1 && JournalError.changedMeanwhile.concernsOneTurn)
  }

  @Test func `a profile that was set meanwhile is not set back`() throws {
    let journal = try Journal.test()
    var profile = UserProfile(createdAt: noon, updatedAt: noon)
    let slow = try begin(journal, "I am 180 cm")
    profile.waterTargetMl = 2000
    try journal.save(profile)
    #expect(throws: JournalError.changedMeanwhile) {
      try journal.finish(slow.id, .make([.profile(UserProfile(heightCm: 180, createdAt: noon, updatedAt: noon))]))
    }
  }

  @Test func `a command is asked inside the transaction whether it still fits`() throws {
    let journal = try Journal.test()
    try journal.log(.add(drunk(100)))
    let turn = NewTurn(text: "edit w", at: noon)
    #expect(throws: JournalError.changedMeanwhile) {
      try journal.perform([.replace(drunk(5))], as: turn) { try $0.entry(id: "w") == drunk(99) }
    }
    try journal.perform([.replace(drunk(5))], as: turn) { try $0.entry(id: "w") == drunk(100) }
    #expect(try journal.everything == [drunk(5)])
    #expect(try journal.lastTurns(5).count == 2)
  }
}
