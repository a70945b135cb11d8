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
        _ = keepHeading(of: line)
        try acknowledge(duplicate(line, of: first, elapsedMs: Coach.milliseconds(since: started)))
      case .message(let line):
        try recallDuplicates()
        let planned = plan(line)
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

  /// Seconds after which a line stands under no heading any more.
  private static let longestHeading = 600.0

  /// Keeps the day that a line heads, for as long as the lines under it follow at once and name no day themselves. Returns
  /// the line's own heading.
  private mutating func keepHeading(of line: PendingLine) -> DayHeading? {
    let message = line.message
    // An hour that stands alone before a line is an hour of the day above it.
    let isNear =
      line.clock != nil
      || heading.map { (0...Self.longestHeading).contains(message.at.timeIntervalSince($0.at)) } ?? false
    let next = DayHeading(message.text)
    if next != nil || !isNear || DayHeading.isEnded(by: message.text) {
      heading = next.map { ($0, message.at) }
    } else if line.clock == nil {
      heading?.at = message.at
    }
    return next
  }

  /// What the offline engine makes of a line, of the day that a line before headed.
  private mutating func plan(_ line: PendingLine) -> PlannedTurn {
    let message = line.message
    let interpreter = coach.offline(for: message, after: uncommitted)
    if let reply = keepHeading(of: line)?.reply {
      return PlannedTurn(status: .answered, engine: OfflineInterpreter.name, reply: reply)
    }
    guard let day = heading?.day else { return interpreter.plan(message, in: conversation) }
    let context = conversation.readingContext(for: message)
    let reading = day.reading(
      of: message.text, clock: line.clock, bare: coach.engine.read(message.text, in: context), by: coach.engine,
      in: context)
    return interpreter.plan(reading, of: message, in: conversation)
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
