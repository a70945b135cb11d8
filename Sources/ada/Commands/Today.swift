import ArgumentParser
import Charts
import Coaching
import Nutrition

struct Today: ParsableCommand {
  static let configuration = CommandConfiguration(
    single: "today", abstract: "What you ate, drank and did in a day, against its target.")

  @OptionGroup var day: DayOption
  @OptionGroup var flags: ViewFlags
  @OptionGroup var picture: PictureOptions

  func run() throws {
    let session = try Session(flags)
    let summary = try session.journal.summary(of: day.day(today: session.today), in: session.timeZone)
    try picture.write(
      ChartSheet(
        title: summary.day.title(today: session.today),
        charts: [DayPictures(units: session.page.units).rings(PeriodSummary(days: [summary], today: session.today))]),
      on: session.page)
    if flags.json {
      session.print(summary.json(in: session.timeZone))
    } else {
      session.print(TodayView(page: session.page, timeZone: session.timeZone).text(for: summary, today: session.today))
    }
  }
}
