import Archive
import ArgumentParser
import Coaching
import Foundation
import JournalStore
import Nutrition
import ToolCalls

struct ExportCommands: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Take everything out: as JSON without loss, for spreadsheets, or to read.",
    discussion: "The formats are described in docs/export.md.",
    subcommands: [JSON.self, CSV.self, Markdown.self])

  struct JSON: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "json", abstract: "Every row of every table; ada import ada makes a journal of it again.",
      discussion: "One row a line, on standard output or in a new file. Keys to models are not in the journal.")

    @OptionGroup var range: DayRange
    @OptionGroup var output: OutputFile

    func run() throws {
      OutputClosed.isNoticed()
      let export = try ExportSession()
      export.sayThatFiguresAreIn()
      let range = try export.range(range)
      try output.write {
        VaultText.rows(try JSONExport.write(export.journal, program: Ada.version, in: range, to: $0))
      }
    }
  }

  struct CSV: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "csv", abstract: "One file for each kind of thing, in a new folder.",
      discussion: "What was deleted or taken back is left out. Times are local, with their offset.")

    @OptionGroup var range: DayRange

    @Option(help: ArgumentHelp("The folder (default: ada-export-DAY here).", valueName: "dir"), completion: .directory)
    var output: String?

    func run() throws {
      let export = try ExportSession()
      export.sayThatFiguresAreIn()
      let folder = output ?? "ada-export-\(CalendarDay(export.context.now(), in: export.timeZone))"
      let timeZone = export.timeZone
      let files = try CSVExport { ISO8601.string(from: $0, in: timeZone) }
        .write(export.journal, in: try export.range(range), to: folder)
      for file in files {
        Console.standardOutput.write("\(TerminalText.safe(folder))/\(file.name)  \(VaultText.rows(file.rows))\n")
      }
      if files.isEmpty { Console.standardError.write("There is nothing to export in that time.\n") }
    }
  }

  struct Markdown: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "markdown", abstract: "A diary to read, day by day.")

    @OptionGroup var range: DayRange
    @OptionGroup var output: OutputFile

    func run() throws {
      OutputClosed.isNoticed()
      let export = try ExportSession()
      export.sayThatFiguresAreIn()
      let diary = MarkdownDiary(units: export.units, clock: export.clock, timeZone: export.timeZone)
      let (days, isWhole) = (try export.days(range), try export.range(range) == nil)
      try output.write {
        VaultText.days(try diary.write(export.journal, days: days, isWhole: isWhole, to: $0))
      }
    }
  }
}

/// `--output`, or standard output.
struct OutputFile: ParsableArguments {
  @Option(help: ArgumentHelp("A new file, instead of standard output.", valueName: "file"), completion: .file())
  var output: String?

  /// Writes, and says of a file what is in it.
  ///
  /// - Parameter body: writes, and returns what it wrote, as in "12 days".
  /// - Throws: `ArchiveError` where there is a file of that name; what every command's results end with where standard
  ///   output cannot be written.
  func write(_ body: (FileSink) throws -> String) throws {
    if let output {
      let what = try body(FileSink(path: output))
      return Console.standardError.write("Wrote \(TerminalText.safe(output)): \(what).\n")
    }
    do {
      _ = try body(FileSink(descriptor: STDOUT_FILENO, name: "standard output"))
    } catch ArchiveError.cannotWrite("standard output", let reason) {
      if reason.lowercased() == String(cString: strerror(EPIPE)).lowercased() { throw OutputClosed() }
      throw Failure(.inputOutput, "The output cannot be written: \(reason).")
    }
  }
}

/// What every export needs: the journal and the person's zone and units.
struct ExportSession {
  let context: AppContext
  let journal: Journal
  let timeZone: TimeZone
  let units: UnitSystem
  let clock: HourClock
  private let hidesNumbers: Bool

  init(context: AppContext = .live) throws {
    self.context = context
    // Nothing is taken up or changed: what is exported is what is there.
    journal = try context.openJournal(readOnly: true)
    let profile = try context.profile(in: journal)
    timeZone = context.timeZone(for: profile)
    units = profile.units
    clock = profile.shownClock
    hidesNumbers = profile.hidesNumbers
  }

  /// What is exported is whole: where numbers are hidden, that is said before anybody opens it.
  func sayThatFiguresAreIn() {
    guard hidesNumbers else { return }
    Console.standardError.write("Numbers are hidden on the screen; an export holds them, as it is all your data.\n")
  }

  private var today: CalendarDay { CalendarDay(context.now(), in: timeZone) }

  /// From the first day that has anything to the last one or today.
  private var allDays: ClosedRange<CalendarDay> {
    get throws {
      let entries = try journal.entrySpan().map {
        CalendarDay($0.lowerBound, in: timeZone)...CalendarDay($0.upperBound, in: timeZone)
      }
      let spans = [entries, try journal.markedDays(), today...today].compactMap { $0 }
      let first = spans.dropLast().map(\.lowerBound).min() ?? today
      return first...max(first, spans.map(\.upperBound).max() ?? today)
    }
  }

  /// The days that were asked for, or all there are.
  func days(_ range: DayRange) throws -> ClosedRange<CalendarDay> {
    try range.days(today: today, defaults: try allDays) ?? allDays
  }

  /// The time that was asked for; nil for all.
  func range(_ range: DayRange) throws -> JournalTimeRange? {
    try range.days(today: today, defaults: try allDays).map { JournalTimeRange($0, in: timeZone) }
  }
}
