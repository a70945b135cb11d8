import Foundation
import JournalStore
import Nutrition
public import ToolCalls
import Understanding

/// Logs a transcript line by line, in order, each line once however often the transcript comes.
///
/// Lines that are at hand together are committed together: one durable write for many sentences.
public struct BatchRunner {
  /// Most lines in one transaction: a crash loses none that was acknowledged, and resuming repeats at most this many.
  static let groupSize = 128
  /// Duplicates whose entries are looked up again: a correction is rarely about something further back.
  private static let mostRecalled = 8
  private static let mostKeptInMind = 4096

  let coach: Coach
  let options: BatchOptions
  /// Takes each record once its line is committed.
  let emit: (TurnRecord) throws -> Void
  /// Of the lines that were emitted so far.
  public internal(set) var summary = BatchSummary()
  var conversation: Conversation
  /// What earlier lines changed and the journal does not show: those of the group, in a dry run the latest of all.
  var uncommitted: [JournalChange] = []
  private var keys: TranscriptKeys
  /// The turns of the latest lines that were duplicates, in order: what a new line after them may lean on.
  private var duplicateTurns: [String] = []
  private var messages = 0
  /// The day that a line before headed, and when that was said: the lines that follow at once are of it.
  var heading: (day: DayHeading, at: Date)?
  private var exported = ExportedStamps()
  private var stamps = LineStamp.Notation()
  /// A server on this machine was late with several requests at a time: it gets one at a time from then on.
  var isOneAtATime = false
  /// The first message, and faults after it, while it may turn out to be the only one.
  private var held: [Step] = []
  /// The turn of a first message that would be new if it stayed the only one.
  private var loneTurn: String?

  /// - Throws: `JournalError` where the journal cannot be read.
  public init(coach: Coach, options: BatchOptions, emit: @escaping (TurnRecord) throws -> Void) throws {
    self.coach = coach
    self.options = options
    self.emit = emit
    conversation = try coach.conversation(at: options.at)
    // A question that was asked in another conversation is not answered by a transcript's first line.
    conversation.pendingQuestion = nil
    keys = TranscriptKeys(day: options.isFile ? nil : CalendarDay(coach.now(), in: options.timeZone))
  }

  /// Midnight was given as the clock, which stands for a day: all hours of the lines are of it.
  private var isDayAlone: Bool {
    options.at.map { ISO8601.string(from: $0, in: options.timeZone).contains("T00:00:00") } ?? false
  }

  /// Reads the lines that are at hand; all of them are acknowledged when this returns, but for a lone first line.
  public mutating func take(_ lines: [InputLine]) async throws {
    var ready: [Step] = []
    // A fault behind a line that is held waits with it: records keep the input's order.
    func fail(_ line: InputLine, _ reason: String, _ at: Date) {
      let record = Step.record(failure(line, reason, at))
      if held.isEmpty { ready.append(record) } else { held.append(record) }
    }
    for said in lines {
      let clock = options.at ?? coach.now()
      let line = stamps.stamped(exported.plain(said, clock: clock, timeZone: options.timeZone))
      switch TranscriptLine(line.content, clock: clock, timeZone: options.timeZone, isHeaded: isDayAlone) {
      case .skipped: continue
      case .fault(let reason): fail(line, reason, clock)
      case .message(let text, let own):
        if let own, let refusal = LineStamp.refusal(of: own, now: coach.now()) {
          fail(line, "The line's time is \(refusal).", own)
          continue
        }
        messages += 1
        let stamp = own ?? options.at
        let message = Message(
          text: text, at: own ?? clock, timeZone: options.timeZone, key: keys.key(text: text, at: stamp),
          asksBack: false)
        var pending = PendingLine(
          number: line.number, message: message, hasOwnTime: stamp != nil, clock: LineStamp.clockAlone(line.content))
        if pending.clock != nil {
          pending.sameDay =
            TranscriptLine(line.content, clock: clock, timeZone: options.timeZone, isHeaded: true).at
        }
        ready += held
        held = []
        if try mayBeAlone(pending) {
          held = [.message(pending)]
        } else {
          ready.append(.message(pending))
        }
      }
    }
    try await work(off: ready)
  }

  /// The end of the input: a line that stayed alone is new, however often it was said before.
  public mutating func finish() async throws {
    if !held.isEmpty {
      let steps = held.map { step -> Step in
        guard case .message(var line) = step else { return step }
        line.message.key = nil
        return .message(line)
      }
      held = []
      try await work(off: steps)
    } else if messages == 1, let loneTurn, !options.isDryRun {
      try coach.journal.forgetKey(of: loneTurn)
    }
  }

  /// Whether this may be a lone line on standard input that was said earlier today: only the next line can tell.
  private func mayBeAlone(_ line: PendingLine) throws -> Bool {
    guard messages == 1, !options.again, isLoneLineNew(line), let key = line.message.key else { return false }
    return try !coach.journal.isKnown(keys: [key]).isEmpty
  }

  private func isLoneLineNew(_ line: PendingLine) -> Bool { !options.isFile && !line.hasOwnTime }

  private mutating func work(off steps: [Step]) async throws {
    var rest = steps[...]
    let usesModel = !options.policy.isOffline && !coach.models.isEmpty
    while !rest.isEmpty {
      try Task.checkCancellation()
      let group = try recognize(rest.prefix(Self.groupSize))
      rest = rest.dropFirst(Self.groupSize)
      if usesModel {
        try await askModels(group)
      } else {
        try readOffline(group)
      }
    }
  }

  /// Finds the lines that are in the journal already; with `again` they lose their key and are new.
  private func recognize(_ steps: ArraySlice<Step>) throws -> [Step] {
    let keys = steps.compactMap { step in if case .message(let line) = step { line.message.key } else { nil } }
    let known = keys.isEmpty ? [:] : try coach.journal.isKnown(keys: keys)
    return steps.map { step in
      guard case .message(var line) = step, let key = line.message.key, let first = known[key] else { return step }
      guard options.again else { return .known(line, of: first) }
      line.message.key = nil
      return .message(line)
    }
  }

  // What every way of reading shares

  /// Brings the conversation to where the latest duplicates left it, so that a resumed run reads on as the first did.
  mutating func recallDuplicates() throws {
    for id in duplicateTurns {
      guard let turn = try coach.journal.turn(id: id) else { continue }
      conversation.recall(turn, entries: try coach.journal.entries(ofTurn: id))
    }
    duplicateTurns = []
  }

  /// Remembers what the journal does not show. In a dry run that is bounded: no month of a person's has as many changes.
  mutating func keepInMind(_ changes: [JournalChange]) {
    uncommitted += changes
    if uncommitted.count > 2 * Self.mostKeptInMind { uncommitted.removeFirst(uncommitted.count - Self.mostKeptInMind) }
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
    try emit(record)
  }

  mutating func duplicate(_ line: PendingLine, of turn: String, elapsedMs: Double) -> TurnRecord {
    duplicateTurns.append(turn)
    if duplicateTurns.count > Self.mostRecalled { duplicateTurns.removeFirst() }
    var record = self.record(line, status: .duplicate, elapsedMs: elapsedMs)
    record.of = turn
    record.reply = TurnRecord.duplicateReply(of: (try? coach.journal.turn(id: turn))?.status)
    return record
  }

  mutating func record(
    _ line: PendingLine, planned: PlannedTurn, turnID: String?, elapsedMs: Double
  ) -> TurnRecord {
    if messages == 1, isLoneLineNew(line) { loneTurn = turnID }
    if let failure = planned.fallback, summary.modelFailure == nil { summary.modelFailure = failure.description }
    var record = self.record(line, status: .answered, elapsedMs: elapsedMs)
    record.take(planned, in: options.timeZone)
    record.turnId = turnID
    return record
  }
}
