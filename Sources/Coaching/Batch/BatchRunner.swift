import Foundation
public import JournalStore
import Nutrition
public import ToolCalls

/// Logs a transcript line by line, in order, each line once however often the transcript comes.
///
/// Lines that are at hand together are committed together: one durable write for many sentences.
public struct BatchRunner {
  /// Most lines in one transaction: a crash loses none that was acknowledged, and resuming repeats at most this many.
  static let groupSize = 128

  let coach: Coach
  let options: BatchOptions
  /// Takes each record once its line is committed.
  let emit: (TurnRecord) throws -> Void
  public private(set) var summary = BatchSummary()
  var conversation: Conversation
  private var keys: TranscriptKeys
  /// The turn of the latest line that was a duplicate: what a new line after it may correct.
  private var duplicateTurn: String?
  private var messages = 0
  /// The first line, while it may turn out to be the only one.
  private var held: PendingLine?
  private var loneTurn: String?

  /// A message of the transcript with its place and key.
  struct PendingLine: Sendable {
    var number: Int
    var message: Message
    var hasOwnTime: Bool
  }

  /// - Throws: `JournalError` where the journal cannot be read.
  public init(coach: Coach, options: BatchOptions, emit: @escaping (TurnRecord) throws -> Void) throws {
    self.coach = coach
    self.options = options
    self.emit = emit
    conversation = try coach.conversation()
    // A question that was asked in another conversation is not answered by a transcript's first line.
    conversation.pendingQuestion = nil
    keys = TranscriptKeys(day: options.isFile ? nil : CalendarDay(coach.now(), in: options.timeZone))
  }

  /// Reads the lines that are at hand; all of them are acknowledged when this returns, but for a lone first line.
  public mutating func take(_ lines: [InputLine]) async throws {
    var ready: [Step] = []
    for line in lines {
      let clock = options.at ?? coach.now()
      switch TranscriptLine(line.content, clock: clock, timeZone: options.timeZone) {
      case .skipped: continue
      case .fault(let reason): ready.append(.record(failure(line, reason, clock)))
      case .message(let text, let own):
        messages += 1
        var message = Message(text: text, at: own ?? clock, timeZone: options.timeZone)
        let stamp = own ?? options.at
        let key = keys.key(text: text, at: stamp)
        message.key = options.again ? nil : key
        let pending = PendingLine(number: line.number, message: message, hasOwnTime: stamp != nil)
        if let first = held {
          held = nil
          ready.append(.message(first))
        }
        if try mayBeAlone(pending) {
          held = pending
        } else {
          ready.append(.message(pending))
        }
      }
    }
    try await work(off: ready)
  }

  /// The end of the input: a line that stayed alone is new, however often it was said before.
  public mutating func finish() async throws {
    if var lone = held {
      held = nil
      lone.message.key = nil
      try await work(off: [.message(lone)])
    } else if messages == 1, let loneTurn, !options.isDryRun {
      try coach.journal.forgetKey(of: loneTurn)
    }
  }

  enum Step {
    case record(TurnRecord)
    case message(PendingLine)
  }

  /// Whether this may be a lone line on standard input that was said earlier today: only the next line can tell.
  private func mayBeAlone(_ line: PendingLine) throws -> Bool {
    guard messages == 1, !options.isFile, !line.hasOwnTime, let key = line.message.key else { return false }
    return try !coach.journal.isKnown(keys: [key]).isEmpty
  }

  private mutating func work(off steps: [Step]) async throws {
    var rest = steps[...]
    let usesModel = !options.policy.isOffline && !coach.models.isEmpty
    while !rest.isEmpty {
      try Task.checkCancellation()
      let group = rest.prefix(Self.groupSize)
      rest = rest.dropFirst(Self.groupSize)
      let known = try knownTurns(in: group)
      if usesModel {
        try await askModels(Array(group), known: known)
      } else {
        try readOffline(Array(group), known: known)
      }
    }
  }

  private func knownTurns(in steps: ArraySlice<Step>) throws -> [String: String] {
    let keys = steps.compactMap { step in if case .message(let line) = step { line.message.key } else { nil } }
    return keys.isEmpty ? [:] : try coach.journal.isKnown(keys: keys)
  }

  // What every way of reading shares

  /// The conversation as the next line finds it.
  mutating func refreshAfterDuplicate() throws {
    guard let turn = duplicateTurn else { return }
    duplicateTurn = nil
    let entries = try coach.journal.entries(ofTurn: turn)
    if !entries.isEmpty { conversation.lastEntries = entries }
  }

  mutating func acknowledge(_ record: TurnRecord) throws {
    switch record.status {
    case .logged: summary.logged += 1
    case .answered: summary.answered += 1
    case .unclear: summary.unclear += 1
    case .duplicate: summary.duplicate += 1
    case .failed: summary.failed += 1
    }
    if record.fallback != nil { summary.fellBack += 1 }
    if messages == 1 { loneTurn = record.turnId }
    try emit(record)
  }

  mutating func duplicate(_ line: PendingLine, of turn: String, elapsedMs: Double) -> TurnRecord {
    duplicateTurn = turn
    var record = self.record(line, status: .duplicate, elapsedMs: elapsedMs)
    record.of = turn
    record.reply = "Already logged; --again logs it once more."
    return record
  }

  func record(
    _ line: PendingLine, planned: PlannedTurn, turnID: String?, elapsedMs: Double
  ) -> TurnRecord {
    var record = self.record(line, status: .init(planned.status), elapsedMs: elapsedMs)
    record.engine = planned.engine
    record.fallback = planned.fallback?.reason.rawValue
    record.turnId = turnID
    record.entries = EntryRecord.records(of: planned.effects, in: options.timeZone)
    record.reply = planned.reply
    record.assumptions = planned.assumptions
    return record
  }

  func record(_ line: PendingLine, status: TurnRecord.Status, elapsedMs: Double) -> TurnRecord {
    TurnRecord(
      line: line.number, text: line.message.text,
      at: ISO8601.string(from: line.message.at, in: options.timeZone), status: status, elapsedMs: elapsedMs)
  }

  private func failure(_ line: InputLine, _ reason: String, _ clock: Date) -> TurnRecord {
    let text = if case .text(let text) = line.content { text } else { "" }
    return TurnRecord(
      line: line.number, text: text, at: ISO8601.string(from: clock, in: options.timeZone), status: .failed,
      error: reason, elapsedMs: 0)
  }
}

extension TurnRecord.Status {
  public init(_ status: TurnStatus) {
    self =
      switch status {
      case .logged: .logged
      case .answered: .answered
      case .unclear: .unclear
      case .failed: .failed
      }
  }
}
