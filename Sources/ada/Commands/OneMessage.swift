import ArgumentParser
import Coaching
import Foundation
import JournalStore
import Nutrition
import ToolCalls

/// `ada "I had a burrito"`: one message, one reply.
struct OneMessage: Sendable {
  let context: AppContext
  let flags: BatchFlags

  func run(_ text: String) async throws {
    if text.utf8.count > TranscriptLine.mostBytes {
      throw Failure(.data, "The message is over 16 KiB; a message is a sentence or two. Use ada log for transcripts.")
    }
    // A message is a transcript of one line on standard input: always new, unless --at gives it a time.
    let at = try flags.at.map { given in
      guard let date = ISO8601.date(from: given, defaultZone: context.timeZone) else {
        throw ValidationError("--at \(given) is no ISO 8601 time such as 2026-11-20T12:30:00+01:00.")
      }
      return date
    }
    let result = try await Interrupts.cancelling { try await answer(text, at: at) }
    if result == .failed || result == .unclear { throw ExitCode(Failure.Code.someLinesFailed.rawValue) }
  }

  private func answer(_ text: String, at: Date?) async throws -> TurnStatus {
    let isNew = !FileManager.default.fileExists(atPath: context.home.appending(path: "journal.sqlite").path)
    let journal = flags.dryRun && isNew ? try Journal.inMemory() : try context.openJournal()
    let coach = try context.coach(journal: journal, isOffline: flags.offline)
    if !flags.dryRun { try coach.recoverPendingTurns() }
    let timeZone = context.timeZone(for: try journal.profile())
    let message = Message(text: text, at: at ?? context.now(), timeZone: timeZone)
    let policy = TurnPolicy(isOffline: flags.offline, mayFallBack: !flags.noFallback)
    let result: TurnResult =
      flags.dryRun ? try await coach.rehearse(message, policy: policy) : try await coach.turn(message, policy: policy)
    guard let planned = result.planned else { return .answered }
    if flags.json {
      var record = TurnRecord(
        line: 1, text: text, at: ISO8601.string(from: message.at, in: timeZone), status: .init(planned.status),
        engine: planned.engine, fallback: planned.fallback?.reason.rawValue, turnId: flags.dryRun ? nil : result.turnID,
        entries: EntryRecord.records(of: planned.effects, in: timeZone), reply: planned.reply,
        assumptions: planned.assumptions, elapsedMs: result.elapsedMs)
      record.error = nil
      try RecordPrinter(isJSON: true, console: .standardOutput).print(record)
    } else {
      let style = Style(for: .standardOutput, environment: context.environment, noColor: flags.noColor)
      let day = try coach.journal.summary(of: .init(message.at, in: timeZone), in: timeZone)
      let reply = ReplyView(style: style, width: Console.standardOutput.width, timeZone: timeZone, now: message.at)
      Console.standardOutput.write(reply.text(for: planned, day: day))
      Console.standardError.write(reply.engineNote(planned))
    }
    return planned.status
  }
}
