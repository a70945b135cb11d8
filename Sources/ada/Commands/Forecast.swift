import ArgumentParser
import Coaching
import Foundation
import JSONTree
import JournalStore
import Nutrition
import Understanding

struct Forecast: ParsableCommand {
  static let configuration = CommandConfiguration(
    single: "forecast",
    abstract: "What your weight will do, by a model of the body and by the 7700 rule.",
    discussion: """
      ada forecast                                what your target leads to
      ada forecast --calories 2000 --weeks 26     another intake, another time
      ada forecast --target 75 --by 2027-06-01    what a goal date would need
      """)

  @Option(help: "Kilocalories a day; your target where it is left out.")
  var calories: Double?

  @Option(help: "How many weeks.")
  var weeks = 26

  @Option(
    help: ArgumentHelp("A goal weight, such as 75kg or 165lb; your own where it is left out.", valueName: "weight"))
  var target: String?

  @Option(help: ArgumentHelp("The day to be there, as 2027-06-01.", valueName: "day"))
  var by: String?

  @OptionGroup var day: DayOption
  @OptionGroup var flags: ViewFlags

  func validate() throws {
    guard (500...10_000).contains(calories ?? 2000) else { throw ValidationError("--calories goes from 500 to 10000.") }
    guard (1...520).contains(weeks) else { throw ValidationError("--weeks goes from 1 to 520.") }
    if let by, CalendarDay(by) == nil { throw ValidationError("--by \(by) is no day; write it as 2027-06-01.") }
  }

  func run() throws {
    let session = try Session(flags)
    let day = day.day(today: session.today)
    guard let outlook = try session.journal.outlook(on: day, in: session.timeZone) else {
      throw Failure(
        .notDone, "No weight is logged yet; say it first: ada \"weighed \(session.profile.units.exampleWeight)\".")
    }
    let date = by.flatMap { CalendarDay($0) }
    if let date, date <= day { throw Failure(.notDone, "\(date) is past; name a day to come.") }
    let view = ForecastView(
      page: session.page, outlook: outlook, intake: calories ?? outlook.plannedIntake, weeks: weeks,
      targetKg: try goal(in: session) ?? outlook.profile.targetWeightKg, by: date)
    if flags.json { session.print(view.json) } else { session.printFigures(view.text) }
  }

  private func goal(in session: Session) throws -> Double? {
    let units = session.profile.units
    return try target.map { text in
      try ProfileRange.weight.named("--target").check(MeasureText.kilograms(text, units: units), text, units)
    }
  }
}
