import CustomDump
import Foundation
import Nutrition
import Testing

@testable import JournalStore

@Suite struct AssignmentTests {
  let journal = try! Journal.test()

  static func assigned(_ arm: ArmAssignment.Arm) -> ArmAssignment {
    ArmAssignment(arm: arm, a: "openai small", b: "offline")
  }

  /// A turn of side a that adds water of this id.
  func log(_ water: String, arm: ArmAssignment.Arm = .a) throws {
    guard case .started(let turn) = try journal.begin(NewTurn(text: water, at: noon)) else { return }
    var outcome = TurnOutcome.make([.add(.water(water))])
    outcome.telemetry.assignment = Self.assigned(arm)
    try journal.finish(turn.id, outcome)
  }

  @Test func `what became of a turn is read off what came after it`() throws {
    try log("kept")
    try log("corrected", arm: .b)
    try journal.log(.replace(.water("corrected", ml: 300)))
    try log("removed")
    try journal.log(.remove(id: "removed"))
    try log("undone", arm: .b)
    try journal.undo()
    let turns = try journal.assignedTurns()
    #expect(turns.map(\.assignment.arm) == [.a, .b, .a, .b])
    #expect(turns.map(\.isCorrected) == [false, true, true, false])
    #expect(turns.map(\.isUndone) == [false, false, false, true])
    #expect(turns[0].assignment == Self.assigned(.a) && turns[0].latencyMs == 0.5)
    #expect(try journal.assignedTurns(since: noon.addingTimeInterval(1)) == [])
  }

  @Test func `a correction that was itself taken back is none`() throws {
    try log("water")
    try journal.log(.replace(.water("water", ml: 300)))
    try journal.undo()
    #expect(try journal.assignedTurns().map(\.isCorrected) == [false])
  }

  @Test func `a sentence that was cancelled belongs to no side`() throws {
    guard case .started(let turn) = try journal.begin(NewTurn(text: "x", at: noon)) else { return }
    try journal.fail(turn.id, error: "cancelled", telemetry: TurnTelemetry(assignment: Self.assigned(.a)))
    #expect(try journal.assignedTurns() == [])
  }

  @Test func `the readings are those of the model whose answer was used`() throws {
    guard case .started(let turn) = try journal.begin(NewTurn(text: "x", at: noon)) else { return }
    var outcome = TurnOutcome.make([.add(.meal(.make()))])
    outcome.telemetry = TurnTelemetry(
      attempts: [TelemetryTests.failed("timeout"), TelemetryTests.attempt], assignment: Self.assigned(.a))
    try journal.finish(turn.id, outcome)
    let read = try #require(try journal.assignedTurns().first)
    #expect(read.calories == 463 && read.offlineCalories == 420.5)
  }
}
