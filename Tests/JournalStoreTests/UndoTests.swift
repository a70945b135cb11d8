import CustomDump
import Foundation
import GRDB
import Nutrition
import Testing

@testable import JournalStore

@Suite struct UndoTests {
  let journal = try! Journal.test()

  @Test func `one undo takes back one sentence, and redo puts it back`() throws {
    try journal.log(.add(.water("w1")), text: "first")
    let id = try journal.log(.add(.meal(.make())), .add(.water("w2")), text: "second")
    let before = try journal.everything
    let undone = try journal.undo()
    #expect(undone.map(\.turn.text) == ["second"])
    #expect(undone[0].turn.state == .undone)
    expectNoDifference(
      undone[0].entries,
      [
        EntryDifference(before: .water("w2"), after: nil), EntryDifference(before: .meal(.make()), after: nil),
      ])
    #expect(try journal.everything == [.water("w1")])
    #expect(try journal.entries(ofTurn: id) == [])
    #expect(try journal.redo().map(\.turn.id) == [id])
    expectNoDifference(try journal.everything, before)
    #expect(try journal.turn(id: id)?.state == .done)
  }

  @Test func `undoing a correction and a removal restores the values exactly`() throws {
    let original: [Entry] = [.meal(.make()), .workout(.make()), .weight()]
    try journal.log(.add(original[0]), .add(original[1]), .add(original[2]))
    var workout = WorkoutLog.make()
    workout.exercises = []
    workout.durationMin = 1.0 / 3
    try journal.log(
      .replace(.meal(.make(name: "Bowl", calories: 0.1))), .replace(.workout(workout)), .remove(id: "weight"),
      .add(.water()), .replace(.water(ml: 250)))
    let corrected = try journal.everything
    try journal.undo()
    expectNoDifference(try journal.everything, original)
    try journal.redo()
    expectNoDifference(try journal.everything, corrected)
  }

  @Test func `turns that changed nothing are passed over`() throws {
    try journal.log(.add(.water()), text: "water")
    try journal.log(text: "hello")
    #expect(try journal.undo().map(\.turn.text) == ["water"])
    try journal.log(text: "thanks")
    #expect(try journal.redo().map(\.turn.text) == ["water"])
    #expect(try journal.redo() == [])
  }

  @Test func `several turns are taken back at once, as far as there are any`() throws {
    for index in 1...3 { try journal.log(.add(.water("w\(index)")), text: "\(index)") }
    #expect(try journal.undo(count: 2).map(\.turn.text) == ["3", "2"])
    #expect(try journal.undo(count: 5).map(\.turn.text) == ["1"])
    #expect(try journal.undo() == [])
    #expect(try journal.redo(count: 9).map(\.turn.text) == ["1", "2", "3"])
  }

  @Test func `something new drops what could be put back`() throws {
    try journal.log(.add(.water("w1")))
    try journal.undo()
    try journal.log(.add(.water("w2")))
    #expect(try journal.redo() == [])
    #expect(try journal.everything == [.water("w2")])
  }

  @Test func `a goal sets the profile, and undo restores both`() throws {
    try journal.save(.example)
    try journal.log(.add(.goal()))
    #expect(try journal.profile()?.targetWeightKg == 75)
    #expect(try journal.profile()?.goalType == .cut)
    #expect(try journal.profile()?.calorieTarget == 2400)
    let undone = try journal.undo()
    #expect(undone[0].profileChanged)
    #expect(undone[0].entries == [EntryDifference(before: .goal(), after: nil)])
    expectNoDifference(try journal.profile(), .example)
    try journal.undo()
    #expect(try journal.profile() == nil)
    try journal.redo(count: 2)
    #expect(try journal.profile()?.targetWeightKg == 75)
    #expect(try journal.everything == [.goal()])
  }

  @Test func `a goal makes a profile where there is none`() throws {
    try journal.log(.add(.goal()))
    #expect(try journal.profile()?.goalRate == 0.5)
    try journal.undo()
    #expect(try journal.profile() == nil)
    try journal.log(.add(.goal("second", to: 70)))
    #expect(try journal.profile()?.targetWeightKg == 70)
  }

  @Test func `a corrected or removed goal leaves the profile as if it had been said so at once`() throws {
    try journal.save(.example)
    try journal.log(.add(.goal()))
    try journal.log(.replace(.goal(to: 72, rate: nil)))
    #expect(try journal.profile()?.targetWeightKg == 72)
    #expect(try journal.profile()?.goalRate == 0.25)
    try journal.log(.remove(id: "goal"))
    #expect(try journal.profile()?.targetWeightKg == 70)
    #expect(try journal.profile()?.goalType == .bulk)
    #expect(try journal.everything == [])
  }

  /// Three goals in a row, those that are removed, and what is left: "example" gains 0.25 kg a week towards 70 kg.
  private static let removals: [(removed: [String], type: GoalType, rate: Double, target: Double)] = [
    ([], .cut, 0.75, 74), (["a"], .cut, 0.75, 74), (["b"], .cut, 0.5, 74), (["c"], .cut, 0.75, 75),
    (["a", "b"], .bulk, 0.25, 74), (["b", "a"], .bulk, 0.25, 74), (["c", "a"], .cut, 0.75, 70),
    (["a", "c"], .cut, 0.75, 70), (["a", "b", "c"], .bulk, 0.25, 70), (["c", "b", "a"], .bulk, 0.25, 70),
  ]

  @Test(arguments: removals)
  func `goals that are removed in any order leave what the others set`(
    row: (removed: [String], type: GoalType, rate: Double, target: Double)
  ) throws {
    try journal.save(.example)
    try journal.log(.add(.goal("a", to: 75, rate: 0.5)))
    try journal.log(.add(.goal(GoalEntry(id: "b", goalType: .cut, goalRate: 0.75, timestamp: noon))))
    try journal.log(.add(.goal(GoalEntry(id: "c", targetWeightKg: 74, timestamp: noon))))
    for id in row.removed { try journal.log(.remove(id: id)) }
    let profile = try #require(try journal.profile())
    #expect(profile.goalType == row.type && profile.goalRate == row.rate && profile.targetWeightKg == row.target)
  }

  @Test func `a correction of an older goal leaves what a newer one set`() throws {
    try journal.save(.example)
    try journal.log(.add(.goal("a", to: 75, rate: 0.5)))
    try journal.log(.add(.goal(GoalEntry(id: "b", goalType: .cut, goalRate: 0.75, timestamp: noon))))
    try journal.log(.replace(.goal("a", to: 73, rate: 0.4)))
    #expect(try journal.profile()?.goalRate == 0.75)
    #expect(try journal.profile()?.targetWeightKg == 73)
  }

  @Test func `one turn is taken back out of order unless a later one built on it`() throws {
    let first = try journal.log(.add(.water("w1")), text: "first")
    let second = try journal.log(.add(.water("w2")), text: "second")
    let third = try journal.log(.replace(.water("w2", ml: 300)), text: "third")
    #expect(throws: JournalError.changedSince(by: third, text: "third")) { try journal.undo(turnID: second) }
    try journal.undo(turnID: first)
    #expect(try journal.everything == [.water("w2", ml: 300)])
    #expect(throws: JournalError.nothingToUndo(id: first)) { try journal.undo(turnID: first) }
    try journal.undo(turnID: third)
    try journal.undo(turnID: second)
    #expect(try journal.everything == [])
    #expect(throws: JournalError.noSuchTurn(id: "none")) { try journal.undo(turnID: "none") }
  }

  @Test func `every write leaves a change row, undo's and redo's too`() throws {
    try journal.log(.add(.water()), .replace(.water(ml: 250)), .remove(id: "water"))
    try journal.undo()
    try journal.redo()
    let rows = try journal.read { db in
      try db.rows("SELECT cause || ' ' || op || ' ' || entity FROM change ORDER BY id").map { $0[0] as String }
        .reduce(into: []) { $0.append($1) }
    }
    #expect(
      rows == [
        "do insert water", "do update water", "do delete water", "undo insert water", "undo update water",
        "undo delete water", "redo insert water", "redo update water", "redo delete water",
      ])
  }
}
