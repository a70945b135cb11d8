import CustomDump
import Foundation
import Nutrition
import Testing

@testable import JournalStore

@Suite struct TurnTests {
  let journal = try! Journal.test()

  @Test func `a sentence is stored as pending before anything is made of it`() throws {
    let result = try journal.begin(NewTurn(text: "2 eggs", at: noon, key: "k", timeZone: "Europe/Paris"))
    guard case .started(let turn) = result else {
      Issue.record("not started")
      return
    }
    expectNoDifference(
      try journal.pendingTurns(),
      [
        Turn(
          id: turn.id, key: "k", text: "2 eggs", at: noon, timeZone: "Europe/Paris", createdAt: noon, state: .pending)
      ])
  }

  @Test func `a finished turn keeps everything that was made of it`() throws {
    guard case .started(let begun) = try journal.begin(NewTurn(text: "hm", at: noon)) else { return }
    let outcome = TurnOutcome(
      status: .unclear, engine: "openai", fallback: "timeout", reply: "Which one?", assumptions: ["a \"guess\""],
      latencyMs: 12.5, question: #"["1","2"]"#)
    #expect(try journal.finish(begun.id, outcome) == [])
    expectNoDifference(
      try journal.turn(id: begun.id),
      Turn(
        id: begun.id, text: "hm", at: noon, createdAt: noon, state: .done, status: .unclear, engine: "openai",
        fallback: "timeout", reply: "Which one?", assumptions: ["a \"guess\""], latencyMs: 12.5,
        question: #"["1","2"]"#))
  }

  @Test func `every kind of entry comes back as it went in`() throws {
    let entries: [Entry] = [.meal(.make()), .workout(.make()), .water(), .weight(), .goal()]
    let turn = try journal.log(.add(entries[0]), .add(entries[1]), .add(entries[2]), .add(entries[3]), .add(entries[4]))
    expectNoDifference(try journal.everything, entries)
    expectNoDifference(try journal.entries(ofTurn: turn), entries)
    for entry in entries {
      expectNoDifference(try journal.entry(id: entry.id), entry)
    }
  }

  @Test func `finish returns the entries as they lie in the journal, to the millisecond`() throws {
    guard case .started(let turn) = try journal.begin(NewTurn(text: "water", at: noon)) else { return }
    let entries = try journal.finish(
      turn.id, .make([.add(.water(at: noon.addingTimeInterval(0.123_456)))]))
    #expect(entries == [.water(at: Date(timeIntervalSince1970: noon.timeIntervalSince1970 + 0.123))])
    #expect(try journal.everything == entries)
  }

  @Test func `a turn is finished once`() throws {
    let id = try journal.log(.add(.water()))
    #expect(throws: JournalError.turnAlreadyFinished(id: id)) {
      try journal.finish(id, .make([.add(.water("other"))]))
    }
    #expect(throws: JournalError.noSuchTurn(id: "none")) { try journal.finish("none", .make()) }
    #expect(try journal.everything == [.water()])
  }

  @Test func `a turn with a refused entry writes nothing at all and stays pending`() throws {
    guard case .started(let turn) = try journal.begin(NewTurn(text: "water", at: noon)) else { return }
    let error = #expect(throws: JournalError.self) {
      try journal.finish(turn.id, .make([.add(.water()), .add(.weight(kg: 4000))]))
    }
    guard case .refused = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(try journal.everything == [])
    #expect(try journal.turn(id: turn.id)?.state == .pending)
  }

  @Test(arguments: [
    JournalChange.add(.water(ml: 0)), .add(.water(ml: 10_001)), .add(.water(ml: .nan)), .add(.water(ml: .infinity)),
    .add(.weight(kg: 19.9)), .add(.meal(.make(calories: 10_001))), .add(.meal(.make(calories: -1))),
    .add(.goal(rate: -0.5)), .add(.water("")),
  ])
  func `values out of range are refused`(_ change: JournalChange) throws {
    let error = #expect(throws: JournalError.self) { try journal.log(change) }
    guard case .refused = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(try journal.everything == [])
  }

  @Test func `the same key is the same turn, whether pending, done or taken back`() throws {
    guard case .started(let turn) = try journal.begin(NewTurn(text: "water", at: noon, key: "k")) else { return }
    #expect(try journal.begin(NewTurn(text: "water", at: noon, key: "k")) == .duplicate(of: turn.id))
    try journal.finish(turn.id, .make([.add(.water())]))
    #expect(try journal.begin(NewTurn(text: "water", at: noon, key: "k")) == .duplicate(of: turn.id))
    try journal.undo()
    #expect(try journal.begin(NewTurn(text: "water", at: noon, key: "k")) == .duplicate(of: turn.id))
    #expect(try journal.isKnown(keys: ["k", "other"]) == ["k": turn.id])
  }

  @Test func `a failed turn keeps its sentence and may be tried again`() throws {
    guard case .started(let turn) = try journal.begin(NewTurn(text: "water", at: noon, key: "k")) else { return }
    try journal.fail(turn.id, error: "no engine")
    #expect(try journal.turn(id: turn.id)?.error == "no engine")
    #expect(try journal.turn(id: turn.id)?.state == .failed)
    #expect(try journal.isKnown(keys: ["k"]) == [:])
    guard case .started(let again) = try journal.begin(NewTurn(text: "water", at: noon, key: "k")) else {
      Issue.record("not started")
      return
    }
    #expect(again.id == turn.id)
    try journal.finish(again.id, .make([.add(.water())]))
    #expect(try journal.history(matching: "water").map(\.id) == [turn.id])
  }

  @Test func `a batch is stored in order, with duplicates and refusals told turn by turn`() throws {
    let earlier = try journal.log(.add(.water("w0")), key: "known")
    let results = try journal.record([
      (NewTurn(text: "one", at: noon, key: "1"), .make([.add(.water("w1"))])),
      (NewTurn(text: "again", at: noon, key: "known"), .make([.add(.water("w2"))])),
      (NewTurn(text: "heavy", at: noon, key: "2"), .make([.add(.water("w3")), .add(.weight(kg: 1))])),
      (NewTurn(text: "one", at: noon, key: "1"), .make([.add(.water("w4"))])),
      (NewTurn(text: "hello", at: noon), .make()),
    ])
    guard case .committed(let first, let entries) = results[0], case .failed(let heavy, .refused) = results[2],
      case .committed(_, let none) = results[4]
    else {
      Issue.record("\(results)")
      return
    }
    #expect(entries == [.water("w1")])
    #expect(none == [])
    #expect(results[1] == .duplicate(of: earlier))
    #expect(results[3] == .duplicate(of: first))
    #expect(try journal.turn(id: heavy)?.state == .failed)
    #expect(try journal.turn(id: heavy)?.text == "heavy")
    #expect(try journal.everything == [.water("w0"), .water("w1")])
    #expect(try journal.lastTurns(9).map(\.text) == ["hello", "heavy", "one", "said"])
  }

  @Test func `a refused turn of a batch is tried again by the next one`() throws {
    let turn = NewTurn(text: "heavy", at: noon, key: "k")
    guard case .failed(let id, _) = try journal.record([(turn, .make([.add(.weight(kg: 1))]))])[0] else {
      Issue.record("not refused")
      return
    }
    #expect(try journal.record([(turn, .make([.add(.weight())]))]) == [.committed(turnID: id, entries: [.weight()])])
    #expect(try journal.turn(id: id)?.state == .done)
  }

  @Test func `a correction replaces the entry and a removal hides it`() throws {
    try journal.log(.add(.meal(.make())), .add(.workout(.make())), .add(.water()))
    var meal = Meal.make(name: "Bowl")
    meal.items.removeLast()
    meal.items[0].grams = 300
    var workout = WorkoutLog.make()
    workout.exercises.removeFirst()
    let correction = try journal.log(.replace(.meal(meal)), .replace(.workout(workout)), .remove(id: "water"))
    #expect(try journal.everything == [.meal(meal), .workout(workout)])
    #expect(try journal.entries(ofTurn: correction) == [.meal(meal), .workout(workout)])
    #expect(try journal.entry(id: "water") == nil)
    #expect(throws: JournalError.noSuchEntry(id: "water")) { try journal.log(.remove(id: "water")) }
    #expect(throws: JournalError.noSuchEntry(id: "none")) { try journal.log(.replace(.water("none"))) }
    #expect(throws: JournalError.noSuchEntry(id: "meal")) { try journal.log(.replace(.water("meal"))) }
  }

  @Test func `what was said is kept whole, NUL and all that`() throws {
    let text = "a\0b 'quoted' \u{202E}🌯\n-- DROP TABLE turn;"
    let id = try journal.log(text: text)
    #expect(try journal.turn(id: id)?.text == text.replacing("\0", with: "\u{FFFD}"))
  }

  @Test func `a turn that failed in words but changed something can still be taken back`() throws {
    guard case .started(let turn) = try journal.begin(NewTurn(text: "water", at: noon)) else { return }
    try journal.finish(turn.id, TurnOutcome(status: .failed, engine: "offline", reply: "", changes: [.add(.water())]))
    #expect(try journal.undo().map(\.turn.id) == [turn.id])
    #expect(try journal.everything == [])
  }

  @Test func `a command is a turn of its own`() throws {
    let (turn, entries) = try journal.perform(
      [.add(.water())], as: NewTurn(text: "ada add water", at: noon), reply: "Added.")
    #expect(entries == [.water()])
    #expect(turn.state == .done)
    #expect(turn.reply == "Added.")
    #expect(try journal.undo().map(\.turn.id) == [turn.id])
  }
}
