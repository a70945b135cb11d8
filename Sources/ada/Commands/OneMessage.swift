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
    OutputClosed.isNoticed()
    let result = try await Interrupts.cancelling { try await answer(text) }
    if result == .failed || result == .unclear { throw ExitCode(Failure.Code.someLinesFailed.rawValue) }
  }

  private func answer(_ text: String) async throws -> TurnStatus {
    let journal = try context.openJournal(readOnly: flags.dryRun)
    let timeZone = context.timeZone(for: try journal.profile())
    let at = try flags.clock(in: timeZone, context)
    let coach = try context.coach(journal: journal, flags: flags)
    if !flags.dryRun { try coach.recoverPendingTurns() }
    var message = Message(text: text, at: at ?? context.now(), timeZone: timeZone)
    // A message is a transcript of one line on standard input: always new, unless --at gives it a time.
    if let at, !flags.again { message.key = TranscriptKeys.key(text: text, at: at) }
    // A question is answered by the next message: `ada yes`, `ada 2`.
    let policy = try flags.policy(TurnPolicy(mayAsk: true, wantsInsight: !flags.json && context.wantsInsights))
    let result: TurnResult =
      flags.dryRun ? try await coach.rehearse(message, policy: policy) : try await coach.turn(message, policy: policy)
    if flags.json {
      let record = TurnRecord(result, of: message, isDryRun: flags.dryRun)
      try RecordPrinter(isJSON: true, console: .standardOutput).print(record)
    } else if let planned = result.planned {
      let style = Style(for: .standardOutput, environment: context.environment, noColor: flags.noColor)
      let day = try coach.journal.summary(of: .init(message.at, in: timeZone), in: timeZone)
      let view = ReplyView(
        style: style, width: Console.standardOutput.width, timeZone: timeZone, now: message.at,
        showsBudget: !flags.dryRun)
      let text = ChatReply(view: view).text(for: planned, day: day, insight: result.insight)
      try Console.standardOutput.writeOrThrow(Array(text.utf8))
      Console.standardError.write(view.engineNote(planned))
      if planned.status == .unclear, let command = Self.commandMeant(by: message.text) {
        Console.standardError.write("Did you mean the command \"ada \(command)\"?\n")
      }
      if let reminder = context.backupReminder(for: journal) { Console.standardError.write(reminder + "\n") }
    } else {
      try Console.standardOutput.writeOrThrow(Array("\(TurnRecord.duplicateReply)\n".utf8))
    }
    return result.planned?.status ?? .answered
  }

  /// The command that a word which means nothing is a slip of: "wieght".
  static func commandMeant(by text: String) -> String? {
    guard (4...16).contains(text.utf8.count), text.allSatisfy(\.isLetter) else { return nil }
    let word = Array(text.lowercased())
    let names = Ada.configuration.subcommands.compactMap { $0.configuration.commandName }
    let distances = names.map { ($0, UnknownCommand.distance(word, Array($0))) }
    return distances.min { $0.1 < $1.1 }.flatMap { $0.1 <= (word.count > 4 ? 2 : 1) ? $0.0 : nil }
  }
}
