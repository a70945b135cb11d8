import AdaTestSupport
import Foundation
import GRDB
import JournalStore
import Nutrition
import Testing

/// Sentences that an earlier run stored and did not get to understand.
@Suite struct RecoveredTurnTests {
  /// A home whose journal holds these sentences, of a process that has ended.
  private func home(pending texts: [String], sql: String = "") throws -> AdaHome {
    let home = try AdaHome()
    let journal = try Journal(folder: home.data)
    for text in texts { _ = try journal.begin(NewTurn(text: text, at: .now, timeZone: "UTC")) }
    try journal.close()
    let queue = try DatabaseQueue(path: home.journal.path)
    try queue.write { db in
      try db.execute(sql: "UPDATE turn SET owner = 'another-boot/pid:[1]/1/1';" + sql)
    }
    try queue.close()
    return home
  }

  private func turns(_ home: AdaHome) throws -> [TurnState] {
    try Journal(folder: home.data, readOnly: true).lastTurns(9).map(\.state)
  }

  @Test func `a name of many marks is taken up, and what is said next is logged`() throws {
    let name = String(repeating: "e\u{301}", count: 150)
    let home = try home(pending: ["an apple", "remember: my \(name) is 2 eggs", "an orange"])
    let run = try AdaProcess.run(["2 eggs"], home: home)
    #expect(run.code == 0, "\(run.error)")
    #expect(try turns(home) == [.done, .done, .done, .done])
  }

  @Test(arguments: [["2 eggs"], ["log"], ["--json", "2 eggs"]])
  func `one that the journal refuses fails alone`(_ arguments: [String]) throws {
    let refusal = " BEGIN SELECT RAISE(ABORT, 'no'); END;"
    let home = try home(
      pending: ["an apple", "remember: my shake is 2 eggs", "an orange"],
      sql: "CREATE TRIGGER no_recipe BEFORE INSERT ON recipe" + refusal
        + "CREATE TRIGGER no_alias BEFORE INSERT ON food_alias" + refusal)
    let run = try AdaProcess.run(arguments, input: "2 eggs\n", home: home)
    #expect(run.code == 0, "\(run.error)")
    #expect(try turns(home).sorted { $0.rawValue < $1.rawValue } == [.done, .done, .done, .failed])
  }
}
