import ArgumentParser
import Coaching
import Foundation
import JSONTree
import JournalStore
import ToolCalls

/// One run of `ada log`: input to records, with a summary and an exit code.
struct BatchSession: Sendable {
  let context: AppContext
  let flags: BatchFlags

  func run(file: String) async throws {
    OutputClosed.isNoticed()
    let input = try InputFile(file)
    let summary = try await Interrupts.cancelling { try await log(input) }
    Console.standardError.write(summary.sentence + ".\n")
    if !summary.isClean { throw ExitCode(Failure.Code.someLinesFailed.rawValue) }
  }

  private func log(_ input: InputFile) async throws -> BatchSummary {
    let journal = try context.openJournal(readOnly: flags.dryRun)
    let timeZone = context.timeZone(for: try journal.profile())
    let at = try flags.clock(in: timeZone, context)
    let coach = try context.coach(journal: journal, flags: flags)
    if !flags.dryRun { try coach.recoverPendingTurns() }
    let options = BatchOptions(
      isDryRun: flags.dryRun, policy: try flags.policy(),
      jobs: flags.requests.jobs, at: at, again: flags.again, isFile: input.isFile, timeZone: timeZone)
    var source = LineSource(descriptor: input.descriptor)
    var progress = BatchProgress(
      console: .standardError, environment: context.environment, noColor: flags.noColor, totalBytes: input.size)
    defer { progress.clear() }
    let printer = RecordPrinter(isJSON: flags.json, console: .standardOutput)
    var runner = try BatchRunner(coach: coach, options: options) { try printer.print($0) }
    do {
      while let lines = try source.next() {
        try await runner.take(lines)
        progress.show(lines: runner.summary.lines, bytes: source.bytesRead)
      }
      try await runner.finish()
    } catch is CancellationError {
      let summary = runner.summary
      let done = summary.lines == 0 ? "before the first line was done" : "after \(summary.sentence)"
      throw Failure(.interrupted, "Interrupted \(done). \(flags.resumption)")
    }
    return runner.summary
  }
}

extension BatchFlags {
  /// How an interrupted run goes on.
  fileprivate var resumption: String {
    dryRun ? "Nothing was written." : again ? "" : "Give the same input again to go on."
  }
}

/// The transcript's file or standard input.
struct InputFile: Sendable {
  let descriptor: Int32
  let isFile: Bool
  /// Bytes, for a regular file.
  let size: Int?

  /// What is not there, and what to do where a message was meant: no transcript is called "2 boiled eggs".
  private static func missing(_ path: String) -> String {
    let hint =
      path.contains(" ") && !path.contains("/") ? " To log one message, leave out \"log\": ada \"\(path)\"" : ""
    return "There is no file \(path).\(hint)"
  }

  init(_ path: String) throws {
    if path == "-" {
      descriptor = STDIN_FILENO
      isFile = false
    } else {
      descriptor = open(path, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else {
        let reason =
          errno == ENOENT ? Self.missing(path) : "\(path) cannot be read: \(String(cString: strerror(errno)))."
        throw Failure(.noInput, reason)
      }
      isFile = true
    }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      size = nil
      return
    }
    if status.st_mode & S_IFMT == S_IFDIR {
      let name = isFile ? path : "Standard input"
      throw Failure(.noInput, "\(name) is a directory; give a transcript, one message a line.")
    }
    size = status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : nil
  }
}

/// Writes each record as it is done: as JSON, or as a line a person reads.
struct RecordPrinter: Sendable {
  let isJSON: Bool
  let console: Console

  func print(_ record: TurnRecord) throws {
    if isJSON {
      var bytes = record.json.serializedBytes()
      bytes.append(UInt8(ascii: "\n"))
      try console.writeOrThrow(bytes)
    } else {
      try console.writeOrThrow(Array((Self.words(for: record) + "\n").utf8))
    }
  }

  static func words(for record: TurnRecord) -> String {
    let said = record.error ?? record.reply
    return TerminalText.safe("\(record.line): \(record.status == .failed ? "failed: " : "")\(said)")
      .replacing("\n", with: " ")
  }
}
