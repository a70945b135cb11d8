import ArgumentParser
import Charts
import Coaching
import Foundation
import JournalStore
import Nutrition

struct Month: ParsableCommand {
  static let configuration = CommandConfiguration(
    single: "month", abstract: "The calendar month of today or --date: a bar a day, averages, targets hit.")

  @OptionGroup var day: DayOption
  @OptionGroup var flags: ViewFlags
  @OptionGroup var picture: PictureOptions

  func run() throws {
    let session = try Session(flags)
    let day = day.day(today: session.today)
    guard let first = CalendarDay(year: day.year, month: day.month, day: 1) else { return }
    let nextMonth = first.advanced(by: 31)
    let end = CalendarDay(year: nextMonth.year, month: nextMonth.month, day: 1)?.advanced(by: -1) ?? day
    // Days that are still to come are no days without meals.
    let last = first <= session.today ? min(end, session.today) : end
    let month = PeriodSummary(
      days: try session.journal.summaries(from: first, through: last, in: session.timeZone), today: session.today)
    try picture.write(
      ChartSheet(
        title: "\(first.monthName) \(first.year)",
        charts: [
          MonthView.bars(month, units: session.page.units), DayPictures(units: session.page.units).rings(month),
          DayPictures(units: session.page.units).muscles(month.training),
        ]), on: session.page)
    if flags.json {
      session.print(month.json)
    } else {
      session.printFigures(MonthView(page: session.page).text(for: month))
    }
  }
}

struct StreakCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    single: "streak", abstract: "A grid of the last twelve weeks: which days were on target.")

  @OptionGroup var day: DayOption
  @OptionGroup var flags: ViewFlags
  @OptionGroup var picture: PictureOptions

  func run() throws {
    let session = try Session(flags)
    let last = day.day(today: session.today)
    // Whole weeks from Monday on, the running one included.
    let first = last.advanced(by: -last.weekdayIndex - 11 * 7)
    let streak = StreakSummary(try session.journal.summaries(from: first, through: last, in: session.timeZone))
    try picture.write(ChartSheet(title: "Ada", charts: [StreakView.grid(streak)], width: 420), on: session.page)
    if flags.json {
      session.print(streak.json)
    } else {
      session.printFigures(StreakView(page: session.page).text(for: streak))
    }
  }
}

struct ProgressCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    single: "progress", abstract: "Weight, energy, water and training over the last weeks, in pictures.")

  @Option(help: ArgumentHelp("How many weeks, 1 to 104.", valueName: "n"))
  var weeks = 12

  @OptionGroup var day: DayOption
  @OptionGroup var flags: ViewFlags
  @OptionGroup var picture: PictureOptions

  func validate() throws {
    guard (1...104).contains(weeks) else { throw ValidationError("--weeks must be from 1 to 104.") }
  }

  func run() throws {
    let session = try Session(flags)
    let last = day.day(today: session.today)
    let days = try session.journal.summaries(
      from: last.advanced(by: 1 - weeks * 7), through: last, in: session.timeZone)
    let weights = try session.journal.weights(from: .distantPast, to: last.interval(in: session.timeZone).end)
    let progress = ProgressSummary(
      days: days, weight: WeightSummary(entries: weights, timeZone: session.timeZone),
      targetKg: session.profile.targetWeightKg, today: session.today)
    try picture.write(
      ProgressView.Pictures(progress, units: session.page.units).sheet("Progress over \(weeks) weeks to \(last)"),
      on: session.page)
    if flags.json {
      session.print(progress.json)
    } else {
      session.printFigures(ProgressView(page: session.page).text(for: progress))
    }
  }
}
