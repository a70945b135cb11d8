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
    if let at, !flags.again, !flags.dryRun { message.key = try key(of: text, at: at, in: journal) }
    // A question is answered by the next message: `ada yes`, `ada 2`.
    let policy = try flags.policy(TurnPolicy(mayAsk: true, wantsInsight: !flags.json && context.wantsInsights))
    let slip = try slip(in: message, coach)
    let isRehearsed = flags.dryRun || slip != nil
    let result: TurnResult =
      if let slip {
        TurnResult(unread: slip)
      } else if flags.dryRun {
        try await coach.rehearse(message, policy: policy)
      } else {
        try await coach.turn(message, policy: policy)
      }
    let style = Style(for: .standardOutput, environment: context.environment, noColor: flags.noColor)
    let view = ReplyView(
      style: style, width: Console.standardOutput.width, timeZone: timeZone, now: message.at, showsBudget: !isRehearsed)
    if flags.json {
      let record = TurnRecord(result, of: message, isDryRun: isRehearsed)
      try RecordPrinter(isJSON: true, console: .standardOutput).print(record)
      if let planned = result.planned { Console.standardError.write(view.engineNote(planned)) }
    } else if let planned = result.planned {
      let day = try coach.journal.summary(of: .init(message.at, in: timeZone), in: timeZone)
      let text = ChatReply(view: view).text(for: planned, day: day, insight: result.insight)
      try Console.standardOutput.writeOrThrow(Array(text.utf8))
      Console.standardError.write(view.engineNote(planned))
      if slip == nil, planned.status == .unclear, let command = Self.commandMeant(by: message.text) {
        Console.standardError.write("Did you mean the command \"ada \(command)\"?\n")
      }
      if let reminder = context.backupReminder(for: journal) { Console.standardError.write(reminder + "\n") }
    } else {
      try Console.standardOutput.writeOrThrow(Array("\(TurnRecord.duplicateReply)\n".utf8))
    }
    return result.planned?.status ?? .answered
  }

  /// What the message is known by when it comes again. A first time that wrote nothing gives it up: a question is answered
  /// again.
  private func key(of text: String, at: Date, in journal: Journal) throws -> String {
    let key = TranscriptKeys.key(text: text, at: at)
    if let first = try journal.isKnown(keys: [key])[key], let turn = try journal.turn(id: first), turn.state == .done,
      turn.status != .logged
    {
      try journal.forgetKey(of: first)
    }
    return key
  }

  /// Asks for the command, where the message is one word that is a slip of its name and no word that Ada knows: the nearest
  /// food is rarely what was meant.
  private func slip(in message: Message, _ coach: Coach) throws -> PlannedTurn? {
    guard let command = Self.command(slippedIn: message.text), try !coach.knows(word: message) else { return nil }
    let word = message.text
    return PlannedTurn(
      status: .unclear, engine: "offline",
      reply: "Did you mean the command \"ada \(command)\"? Nothing is logged. To log a food of that name: ada 1 \(word)"
    )
  }

  /// The command that a word is one slip away from: "udno", "todday".
  static func command(slippedIn text: String) -> String? {
    guard isWord(text) else { return nil }
    let word = Array(text.lowercased())
    return commands.first { UnknownCommand.isSlip(word, Array($0)) }
  }

  private static let commands = Ada.configuration.subcommands.compactMap { $0.configuration.commandName }

  private static func isWord(_ text: String) -> Bool {
    (4...16).contains(text.utf8.count) && text.allSatisfy(\.isLetter)
  }

  /// The command that a word which means nothing is a slip of: "wieght".
  static func commandMeant(by text: String) -> String? {
    guard isWord(text) else { return nil }
    let word = Array(text.lowercased())
    let distances = commands.map { ($0, UnknownCommand.distance(word, Array($0))) }
    return distances.min { $0.1 < $1.1 }.flatMap { $0.1 <= (word.count > 4 ? 2 : 1) ? $0.0 : nil }
  }
}
