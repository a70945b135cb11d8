import ArgumentParser
import Coaching
import Foundation
import Interchange
import JournalStore
import Nutrition

/// One import: the file is read to its end, what it holds is shown, and only then is anything written.
struct ImportRun {
  /// As it is typed: "apple-health".
  let format: String
  let path: String
  let flags: ImportFlags
  private let now = AppContext.live.now()

  init(format: String, path: String, flags: ImportFlags) {
    self.format = format
    self.path = path
    self.flags = flags
  }

  /// Records written at a time; each batch is one transaction.
  static let batch = 1000

  /// - Parameter read: reads the file, given the person's zone and somebody to tell how far it is.
  func run(_ read: (TimeZone, (Double?, Int) -> Void) throws -> any ImportedFile) throws {
    let session = try Session(noColor: flags.noColor)
    var progress = ImportProgress(
      console: .standardError, environment: session.context.environment, noColor: flags.noColor)
    let file: any ImportedFile
    do {
      defer { progress.clear() }
      file = try read(session.timeZone) { progress.show($0, "\(Figures.whole(Double($1))) records read") }
    } catch let error as ImportError {
      throw Failure(error)
    }
    var summary = ImportSummary(format: format, path: path, file: file, isDryRun: flags.dryRun)
    summary.tally = try tally(file, session.journal, &summary.report)
    let isNew = summary.tally.total.written > 0 || summary.tally.profileChanged
    if flags.dryRun || !isNew { return show(summary, session) }
    guard try isWanted(summary, session) else { return }
    try write(file, &summary, &progress, session)
    show(summary, session)
  }

  /// What an import would do to the journal.
  private func tally(
    _ file: any ImportedFile, _ journal: Journal, _ report: inout ImportReport
  ) throws -> ImportTally {
    var tally = ImportTally()
    var refused: [String] = []
    try file.forEachBatch(of: Self.batch) { records in
      let loggable = records.filter { refusal(of: $0) == nil }
      if loggable.count < records.count { refused += records.compactMap(refusal) }
      tally += try journal.tally(loggable)
    }
    for reason in Set(refused).sorted() { report.skip(reason, count: refused.count { $0 == reason }) }
    let none = Date(timeIntervalSince1970: 0)
    let profile = try journal.profile() ?? UserProfile(createdAt: none, updatedAt: none)
    tally.profileChanged = file.person.completing(profile) != nil
    return tally
  }

  /// Why nothing can be logged for the moment of a record, as every other way of logging has it.
  private func refusal(of record: ImportedRecord) -> String? { LineStamp.refusal(of: record.moment, now: now) }

  /// Asks on a terminal; in a script `--yes` has been said before.
  private func isWanted(_ summary: ImportSummary, _ session: Session) throws -> Bool {
    if flags.yes { return true }
    let preview = ImportView(page: session.page).text(for: summary, isPreview: true)
    // With --json the answer to come is the only thing on standard output.
    (flags.json ? Console.standardError : .standardOutput).write(preview)
    guard isatty(STDIN_FILENO) == 1 else {
      throw Failure(.usage, "Nothing was written, as nobody can be asked; add --yes to import this, or --dry-run.")
    }
    Console.standardError.write("Import this? [y/N] ")
    let answer = (readLine() ?? "").lowercased().trimmingCharacters(in: .whitespaces)
    if answer == "y" || answer == "yes" { return true }
    Console.standardError.write("Nothing was written.\n")
    return false
  }

  private func write(
    _ file: any ImportedFile, _ summary: inout ImportSummary, _ progress: inout ImportProgress, _ session: Session
  ) throws {
    let journal = try session.context.openJournal()
    defer { progress.clear() }
    var work = JournalImport(into: journal, as: turn(session))
    let total = Double(max(1, summary.tally.total.all))
    do {
      try file.forEachBatch(of: Self.batch) { records in
        try work.write(records.filter { refusal(of: $0) == nil })
        let done = work.tally.total.all
        progress.show(Double(done) / total, "\(Figures.whole(Double(done))) records written")
      }
    } catch let error as JournalError where work.tally.total.written > 0 {
      throw Failure(
        Failure(error)?.code ?? .inputOutput,
        "\(error.description) \(Figures.whole(Double(work.tally.total.written))) records were imported before that; "
          + "run it again to complete it, or take it back with ada undo.")
    }
    let ended = try work.finish(file.person) { ImportView.sentence(format: summary.title, tally: $0) }
    summary.tally = work.tally
    summary.turnID = ended?.id
  }

  /// The command as a turn. The file's size and time are in its key, so that only the same file goes on where it was.
  private func turn(_ session: Session) -> NewTurn {
    let url = URL(filePath: path)
    var status = stat()
    let mark = stat(path, &status) == 0 ? "\(status.st_size)|\(status.st_mtim.tv_sec)" : ""
    var turn = session.turn("import \(format) \(url.lastPathComponent)")
    turn.key = "import|\(format)|\(url.standardizedFileURL.path)|\(mark)|\(flags.since ?? "")"
    return turn
  }

  private func show(_ summary: ImportSummary, _ session: Session) {
    if flags.json {
      session.print(summary.json)
    } else {
      session.print(ImportView(page: session.page).text(for: summary, isPreview: false))
    }
  }
}

extension ImportedRecord {
  /// When it was; of a day's figures, the day's beginning.
  fileprivate var moment: Date {
    switch value {
    case .entry(let entry): entry.timestamp
    case .steps(let day): day.day.midnightUTC
    case .activity(let day): day.day.midnightUTC
    case .sleep(let day): day.day.midnightUTC
    case .hrv(let sample): sample.timestamp
    case .bodyMetric(let metric): metric.timestamp
    }
  }
}

extension ImportTally.Count {
  /// Every record that was looked at.
  var all: Int { added + updated + known + deleted + refused }
}

extension Failure {
  init(_ error: ImportError) {
    let code: Code =
      switch error.kind {
      case .noInput: .noInput
      case .data: .data
      case .inputOutput: .inputOutput
      }
    self.init(code, error.description)
  }
}
