import Foundation
import JournalStore
import ToolCalls

extension BatchRunner {
  /// Reads a group with the offline engine and commits it in one transaction, then acknowledges its lines in order.
  mutating func readOffline(_ steps: [Step], known: [String: String]) throws {
    var group: [(line: PendingLine, planned: PlannedTurn, started: ContinuousClock.Instant)] = []
    for step in steps {
      let started = ContinuousClock.now
      guard case .message(let line) = step else {
        try commit(&group)
        if case .record(let record) = step { try acknowledge(record) }
        continue
      }
      if let first = line.message.key.flatMap({ known[$0] }) {
        try commit(&group)
        try acknowledge(duplicate(line, of: first, elapsedMs: Coach.milliseconds(since: started)))
        continue
      }
      try refreshAfterDuplicate()
      var planned = coach.offline(in: options.timeZone).plan(line.message, in: conversation)
      if let command = planned.command {
        // What "undo" takes back must be in the journal first.
        try commit(&group)
        try carryOut(command, in: &planned)
      }
      conversation.take(planned)
      group.append((line, planned, started))
    }
    try commit(&group)
  }

  private mutating func carryOut(_ command: PlannedTurn.Command, in planned: inout PlannedTurn) throws {
    if options.isDryRun {
      planned.reversed = command == .undo ? conversation.inverse : []
      planned.status = planned.reversed.isEmpty ? .answered : .logged
      planned.reply = planned.reversed.isEmpty ? "There is nothing to take back." : "Would take the last entry back."
    } else {
      try coach.carryOut(command, in: &planned)
    }
  }

  private mutating func commit(
    _ group: inout [(line: PendingLine, planned: PlannedTurn, started: ContinuousClock.Instant)]
  ) throws {
    defer { group = [] }
    if group.isEmpty { return }
    if options.isDryRun {
      for (line, planned, started) in group {
        try acknowledge(
          record(line, planned: planned, turnID: nil, elapsedMs: Coach.milliseconds(since: started)))
      }
      return
    }
    let results = try coach.journal.record(
      group.map {
        (turn: $0.line.message.newTurn, outcome: $0.planned.outcome(latencyMs: Coach.milliseconds(since: $0.started)))
      })
    for ((line, planned, started), result) in zip(group, results) {
      let elapsed = Coach.milliseconds(since: started)
      switch result {
      case .committed(let turnID, _):
        try acknowledge(record(line, planned: planned, turnID: turnID, elapsedMs: elapsed))
      case .duplicate(let first): try acknowledge(duplicate(line, of: first, elapsedMs: elapsed))
      case .failed(let turnID, let error):
        var failed = record(line, status: .failed, elapsedMs: elapsed)
        failed.turnId = turnID
        failed.error = error.description
        try acknowledge(failed)
      }
    }
  }
}
