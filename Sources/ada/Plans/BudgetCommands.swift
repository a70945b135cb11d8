import ArgumentParser
import Coaching
import Foundation
import JSONTree
import JournalStore
import Nutrition

/// The week's energy, and days planned ahead.
struct BudgetCommands: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "budget", abstract: "The week's energy: its targets, what was eaten, and what is left for each day.",
    subcommands: [Show.self, Plan.self, Cancel.self], defaultSubcommand: Show.self)

  struct Show: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "show", abstract: "The week of today or --date, Monday to Sunday.")

    @OptionGroup var day: DayOption
    @OptionGroup var flags: ViewFlags

    func run() throws {
      let session = try Session(flags)
      try session.showBudget(of: day.day(today: session.today), flags)
    }
  }

  struct Plan: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "plan", abstract: "Set energy aside for a day ahead; the other days of its week pay for it.",
      discussion: """
        ada budget plan 2026-11-28 +800 "birthday party"
        ada budget plan sat 800
        Each other day gives an equal share, at most a fifth of its target, and never below what is safe.
        """)

    @Argument(help: "The day: 2026-11-28, sat, tomorrow or today.")
    var day: String
    @Argument(help: ArgumentHelp("Kilocalories over the usual target, such as +800.", valueName: "kcal"))
    var calories: String
    @Argument(help: "What for.")
    var note: [String] = []
    @OptionGroup var flags: ViewFlags

    func run() throws {
      let session = try Session(flags, writes: true)
      let day = try BudgetCommands.day(day, today: session.today)
      let text = calories.hasPrefix("+") ? String(calories.dropFirst()) : calories
      let range = EntryRange(
        option: "The energy", allowed: 1...PlannedEvent.mostCalories, example: "+800",
        words: "from 1 to \(PlannedEvent.mostCalories.text()) kcal over the usual target")
      guard let kcal = try range.read(text, { MeasureText.kilocalories($0) }) else { return }
      let words = note.joined(separator: " ").trimmingCharacters(in: .whitespacesAndNewlines)
      guard words.count <= 100 else { throw Failure(.usage, "The note has over 100 characters.") }
      let event = PlannedEvent(
        id: EntryID.make(at: session.now), day: day, calories: kcal.rounded(), note: words.isEmpty ? nil : words,
        plannedOn: session.today)
      let change = JournalChange.plan(.event(event))
      try session.journal.perform(
        [change], as: session.turn("budget plan \(day) +\(kcal.text())\(words.isEmpty ? "" : " " + words)"),
        reply: Confirmation.sentence(for: [change], units: session.profile.units))
      try session.showBudget(of: day, flags)
    }
  }

  struct Cancel: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "cancel", abstract: "Call off what is planned for a day; undo brings it back.")

    @Argument(help: "The day: 2026-11-28, sat, tomorrow or today.")
    var day: String
    @OptionGroup var flags: ViewFlags

    func run() throws {
      let session = try Session(flags, writes: true)
      let day = try BudgetCommands.day(day, today: session.today)
      guard let event = try session.journal.plannedEvents(from: day, through: day).first else {
        throw Failure(.notDone, "Nothing is planned for \(day).")
      }
      try session.journal.perform(
        [.plan(.callOff(id: event.id))], as: session.turn("budget cancel \(day)"), reply: "Called off.")
      try session.showBudget(of: day, flags)
    }
  }

  /// A day from today on.
  /// - Throws: `Failure` with code 64.
  static func day(_ text: String, today: CalendarDay) throws -> CalendarDay {
    let named = Weekday(text: text).map { today.advanced(by: ($0.index - today.dayOfWeek.index + 7) % 7) }
    guard let day = named ?? Copy.day(text, today: today) else {
      throw Failure(.usage, "\(text.prefix(64)) is no day; write it as 2026-11-28, sat, tomorrow or today.")
    }
    guard day >= today, day <= today.advanced(by: 366) else {
      throw Failure(.usage, "\(day) is \(day < today ? "past" : "over a year ahead"); name a day to come.")
    }
    return day
  }
}

extension Session {
  fileprivate func showBudget(of day: CalendarDay, _ flags: ViewFlags) throws {
    let budget = try journal.weekBudget(of: day, today: today, in: timeZone)
    if flags.json {
      print(budget.json)
    } else {
      let ahead = try journal.plannedEvents(from: day.weekStart.advanced(by: 7), through: today.advanced(by: 366))
      printFigures(BudgetView(page: page).text(for: budget, ahead: ahead))
    }
  }
}
