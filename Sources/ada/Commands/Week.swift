import ArgumentParser
import Charts
import Coaching
import Nutrition

struct Week: ParsableCommand {
  static let configuration = CommandConfiguration(
    single: "week", abstract: "Seven days up to today or --date, and averages over those that were logged.")

  @OptionGroup var day: DayOption
  @OptionGroup var flags: ViewFlags
  @OptionGroup var picture: PictureOptions

  func run() throws {
    let session = try Session(flags)
    let last = day.day(today: session.today)
    let days = try session.journal.summaries(from: last.advanced(by: -6), through: last, in: session.timeZone)
    let week = PeriodSummary(days: days, today: session.today)
    try picture.write(
      ChartSheet(
        title: "\(last.advanced(by: -6)) to \(last)",
        charts: [
          DayPictures(units: session.page.units).energy(days) { $0.shortText },
          DayPictures(units: session.page.units).rings(week),
        ]), on: session.page)
    if flags.json {
      session.print(week.json)
    } else {
      session.printFigures(WeekView(page: session.page).text(for: week))
    }
  }
}
