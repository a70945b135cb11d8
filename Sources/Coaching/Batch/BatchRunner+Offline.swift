import Foundation
import JournalStore
import Nutrition
import ToolCalls
import Understanding

extension BatchRunner {
  /// A line that is understood and not committed yet.
  struct PlannedLine {
    var line: PendingLine
    var planned: PlannedTurn
    /// Milliseconds that it took to understand, without the wait for the others of its group.
    var latencyMs: Double
  }

  /// Reads a group with the offline engine and commits it in one transaction, then acknowledges its lines in order.
  mutating func readOffline(_ steps: [Step]) throws {
    var group: [PlannedLine] = []
    for step in steps {
      let started = ContinuousClock.now
      switch step {
      case .record(let record):
        try commit(&group)
        try acknowledge(record)
      case .known(let line, let first):
        try commit(&group)
        // Lines that were logged before are still of the day above them, and a heading among them heads the new ones.
        _ = headed(line)
        try acknowledge(duplicate(line, of: first, elapsedMs: Coach.milliseconds(since: started)))
      case .message(let unheaded):
        try recallDuplicates()
        let line = headed(unheaded)
        let planned = offlineTurn(for: line)
        let one = PlannedLine(line: line, planned: planned, latencyMs: Coach.milliseconds(since: started))
        if planned.command != nil {
          // What "undo" takes back must be in the journal first.
          try commit(&group)
          try carryOut(one)
        } else {
          conversation.take(planned, saidAs: line.message.text)
          keepInMind(planned.changes)
          group.append(one)
        }
      }
    }
    try commit(&group)
  }

  /// Takes back or puts back, together with the sentence that asked for it.
  private mutating func carryOut(_ one: PlannedLine) throws {
    var planned = one.planned
    guard let command = planned.command, !options.isDryRun else {
      planned.reversed = planned.command == .undo ? conversation.inverse : []
      planned.status = planned.reversed.isEmpty ? .answered : .logged
      planned.reply = Coach.rehearsalReply
      conversation.take(planned, saidAs: one.line.message.text)
      keepInMind(planned.reversed)
      try acknowledge(record(one.line, planned: planned, turnID: nil, elapsedMs: one.latencyMs))
      return
    }
    let result = try coach.journal.record(one.line.message.newTurn, carryingOut: command) { reversal in
      planned.take(reversal, of: command)
      return planned.outcome(latencyMs: one.latencyMs)
    }
    conversation = try coach.conversation(at: options.at)
    try acknowledge(result, of: PlannedLine(line: one.line, planned: planned, latencyMs: one.latencyMs))
  }

  private mutating func commit(_ group: inout [PlannedLine]) throws {
    if group.isEmpty { return }
    defer { group = [] }
    if options.isDryRun {
      for one in group {
        try acknowledge(record(one.line, planned: one.planned, turnID: nil, elapsedMs: one.latencyMs))
      }
      return
    }
    let results = try coach.journal.record(
      group.map { one in
        (
          turn: one.line.message.newTurn,
          outcome: one.planned.outcome(latencyMs: one.latencyMs)
        )
      })
    uncommitted = []
    for (one, result) in zip(group, results) { try acknowledge(result, of: one) }
  }

  private mutating func acknowledge(_ result: RecordResult, of one: PlannedLine) throws {
    switch result {
    case .committed(let turnID, let entries):
      var planned = one.planned
      planned.take(committed: entries)
      try acknowledge(record(one.line, planned: planned, turnID: turnID, elapsedMs: one.latencyMs))
    case .duplicate(let first): try acknowledge(duplicate(one.line, of: first, elapsedMs: one.latencyMs))
    case .failed(let turnID, let error): try acknowledge(refused(one.line, turnID, error, elapsedMs: one.latencyMs))
    }
  }

  /// A line whose entries the journal refused. What later lines may lean on is then what the journal holds.
  mutating func refused(
    _ line: PendingLine, _ turnID: String?, _ error: JournalError, elapsedMs: Double
  ) throws -> TurnRecord {
    conversation = try coach.conversation(at: options.at)
    var record = self.record(line, status: .failed, elapsedMs: elapsedMs)
    record.turnId = turnID
    record.error = error.description
    return record
  }
}
