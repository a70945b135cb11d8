import ArgumentParser
import Coaching
import Nutrition

struct Today: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "today", abstract: "What you ate, drank and did in a day, against its target.")

  @OptionGroup var day: DayOption
  @OptionGroup var flags: ViewFlags

  func run() throws {
    let session = try Session(noColor: flags.noColor)
    let summary = try session.journal.summary(of: day.day(today: session.today), in: session.timeZone)
    if flags.json {
      session.print(summary.json(in: session.timeZone))
    } else {
      session.print(TodayView(page: session.page, timeZone: session.timeZone).text(for: summary, today: session.today))
    }
  }
}
