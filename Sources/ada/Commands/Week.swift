import ArgumentParser
import Coaching
import Nutrition

struct Week: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "week", abstract: "Seven days up to today or --date, and averages over those that were logged.")

  @OptionGroup var day: DayOption
  @OptionGroup var flags: ViewFlags

  func run() throws {
    let session = try Session(noColor: flags.noColor)
    let last = day.day(today: session.today)
    let days = try (-6...0).map { try session.journal.summary(of: last.advanced(by: $0), in: session.timeZone) }
    let week = WeekSummary(days: days, today: session.today)
    if flags.json {
      session.print(week.json)
    } else {
      session.print(WeekView(page: session.page).text(for: week))
    }
  }
}
