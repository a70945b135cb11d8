import ArgumentParser
import Coaching
import JSONTree
import Nutrition
import ToolCalls

struct Meals: ParsableCommand {
  static let configuration = CommandConfiguration(
    single: "meals", abstract: "A day's meals with their items, and the ids for edit and delete.")

  @OptionGroup var day: DayOption
  @OptionGroup var flags: ViewFlags

  func run() throws {
    let session = try Session(flags)
    let summary = try session.journal.summary(of: day.day(today: session.today), in: session.timeZone)
    if flags.json {
      session.print(.array(summary.meals.map { EntryRecord(.meal($0), in: session.timeZone).json }))
    } else {
      session.print(MealsView(page: session.page, timeZone: session.timeZone).text(for: summary, today: session.today))
    }
  }
}
