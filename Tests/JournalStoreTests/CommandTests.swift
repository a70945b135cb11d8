import Foundation
import Nutrition
import Testing

@testable import JournalStore

@Suite struct `Sentences that take back and put back` {
  let journal: Journal

  init() throws { journal = try .test() }

  /// Says "undo" or "redo" under a key.
  func say(_ command: HistoryCommand, key: String? = nil) throws -> (RecordResult, TurnReversal?) {
    var found: TurnReversal?
    let result = try journal.record(NewTurn(text: "\(command)", at: noon, key: key), carryingOut: command) { reversal in
      found = reversal
      return .make()
    }
    return (result, found)
  }

  @Test func `one that comes again takes back nothing more`() throws {
    try journal.log(.add(.meal(.make("a"))))
    try journal.log(.add(.meal(.make("b"))))
    let (first, reversal) = try say(.undo, key: "k")
    #expect(reversal?.entries.map(\.before?.id) == ["b"])
    guard case .committed(let id, _) = first else {
      Issue.record("\(first)")
      return
    }
    let (second, nothing) = try say(.undo, key: "k")
    #expect(second == .duplicate(of: id) && nothing == nil)
    #expect(try journal.everything.map(\.id) == ["a"])
  }

  @Test func `what was taken back is put back`() throws {
    try journal.log(.add(.meal(.make("a"))))
    _ = try say(.undo)
    #expect(try journal.everything.isEmpty)
    #expect(try say(.redo).1?.entries.map(\.after?.id) == ["a"])
    #expect(try journal.everything.map(\.id) == ["a"])
    #expect(try say(.redo).1 == nil)
  }

  @Test func `one whose turn another process finished does nothing at all`() throws {
    try journal.log(.add(.meal(.make("a"))))
    guard case .started(let turn) = try journal.begin(NewTurn(text: "undo", at: noon)) else { return }
    try journal.fail(turn.id, error: "cancelled")
    #expect(throws: JournalError.turnAlreadyFinished(id: turn.id)) {
      try journal.finish(turn.id, carryingOut: .undo) { _ in .make() }
    }
    #expect(try journal.everything.map(\.id) == ["a"])
  }

  @Test func `a pending one takes back and ends in one`() throws {
    try journal.log(.add(.meal(.make("a"))))
    guard case .started(let turn) = try journal.begin(NewTurn(text: "undo", at: noon)) else { return }
    try journal.finish(turn.id, carryingOut: .undo) { reversal in
      .make(reply: "Took back \(reversal?.turn.text ?? "nothing")")
    }
    #expect(try journal.turn(id: turn.id)?.reply == "Took back said")
    #expect(try journal.everything.isEmpty)
  }
}
