import ArgumentParser
import Foundation
import JournalStore
import Nutrition

@main
struct MakePerson: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "make-person",
    abstract: "Writes the journal of a made-up person: for documentation, measurements and trials.",
    discussion: """
      The body follows Hall's model; meals are foods of the catalogue; some days are missing, some half logged. The same
      options and seed make the same entries (the ids of turns differ). The last day ends at 15:00, UTC.
      """)

  @Option(help: "How many days.")
  var days = 90

  @Option(help: "How many years instead.")
  var years: Int?

  @Option(help: "What makes this person this one.")
  var seed: UInt64 = 1

  @Option(help: "Eating occasions on a day, 3 to 30.")
  var meals = 4.0

  @Option(help: ArgumentHelp("The last day, as 2026-11-20; today where it is left out.", valueName: "day"))
  var until: String?

  @Argument(help: "The folder for the journal, ADA_HOME of the person; it must have none yet.")
  var home: String

  func validate() throws {
    guard (1...20_000).contains(days), (1...50).contains(years ?? 1) else {
      throw ValidationError("--days goes from 1 to 20000, --years from 1 to 50.")
    }
    guard (3...30).contains(meals) else { throw ValidationError("--meals goes from 3 to 30.") }
    if let until, CalendarDay(until) == nil {
      throw ValidationError("--until \(until) is no day; write it as 2026-11-20.")
    }
    let journal = URL(filePath: home, directoryHint: .isDirectory).appending(path: "journal.sqlite")
    guard !FileManager.default.fileExists(atPath: journal.path) else {
      throw ValidationError("There is a journal in \(home) already; name a folder without one.")
    }
  }

  func run() throws {
    let last = until.flatMap { CalendarDay($0) } ?? CalendarDay(midnightUTC: Date())
    let clock = last.midnightUTC + MadeUpPerson.lastHour * 3600
    let journal = try Journal(folder: URL(filePath: home, directoryHint: .isDirectory), now: { clock })
    let written = try Self.write(
      days: years.map { $0 * 365 } ?? days, until: last, seed: seed, meals: meals, to: journal)
    try journal.close()
    print("\(written) entries in \(home)")
  }

  /// Writes a person's journal.
  ///
  /// - Returns: how many entries it has.
  static func write(
    days: Int, until last: CalendarDay, seed: UInt64, meals: Double = 4, to journal: Journal
  ) throws -> Int {
    var habits = MadeUpPerson.Habits()
    habits.mealsPerDay = meals
    guard
      var person = MadeUpPerson(days: days, until: last, seed: seed, habits: habits, menu: try MealMenu())
    else { return 0 }
    try journal.save(person.profile, as: NewTurn(text: "profile", at: person.firstDay.midnightUTC, timeZone: "UTC"))
    var written = 0
    var batch: [(turn: NewTurn, outcome: TurnOutcome)] = []
    for day in 0..<days {
      batch += person.live(person.firstDay.advanced(by: day))
      guard batch.count >= 500 || day == days - 1 else { continue }
      for result in try journal.record(batch) {
        if case .failed(_, let error) = result { throw error }
      }
      written += batch.count
      batch = []
    }
    return written
  }
}
