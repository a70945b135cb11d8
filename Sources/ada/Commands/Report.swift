import Archive
import ArgumentParser
import Coaching
import Foundation
import JournalStore
import Nutrition

struct Report: ParsableCommand {
  static let configuration = CommandConfiguration(
    single: "report", abstract: "A page of some days to show a doctor or a trainer.",
    discussion: """
      ada report --html week.html --from 2026-11-01 --to 2026-11-30
      One HTML file with its pictures in it, without scripts; the last seven days unless --from and --to say otherwise.
      """)

  @Option(help: ArgumentHelp("The file to write, which must be new.", valueName: "file"), completion: .file())
  var html: String

  @OptionGroup var range: DayRange

  @Flag(help: "Leave out what the meals were.")
  var figuresOnly = false

  /// More days than this are no page a person reads.
  private static let mostDays = 400

  func run() throws {
    let session = try Session()
    let lastSeven = session.today.advanced(by: -6)...session.today
    let days = try range.days(today: session.today, defaults: lastSeven) ?? lastSeven
    let count = days.upperBound.daysSince1970 - days.lowerBound.daysSince1970 + 1
    guard count <= Self.mostDays else {
      throw ValidationError("A report is of \(Self.mostDays) days at most; ada export writes all there are.")
    }
    let summaries = try session.journal.summaries(
      from: days.lowerBound, through: days.upperBound, in: session.timeZone)
    let weights = try session.journal.weights(
      from: .distantPast, to: days.upperBound.interval(in: session.timeZone).end)
    let report = HTMLReport(
      week: PeriodSummary(days: summaries, today: session.today),
      weights: WeightSummary(entries: weights, timeZone: session.timeZone), units: session.profile.units,
      clock: session.profile.shownClock,
      timeZone: session.timeZone, targetKg: session.profile.targetWeightKg, listsMeals: !figuresOnly)
    let sink = try FileSink(path: html)
    try sink.write(report.page)
    try sink.finish()
    Console.standardError.write("Wrote \(TerminalText.safe(html)): \(days.lowerBound) to \(days.upperBound).\n")
    if session.profile.hidesNumbers {
      Console.standardError.write("Numbers are hidden on the screen; the report holds them, for who it is shown to.\n")
    }
  }
}
