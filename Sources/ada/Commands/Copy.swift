import ArgumentParser
import Coaching
import Foundation
import JSONTree
import JournalStore
import Nutrition

/// A meal or a whole day's meals once more.
struct Copy: ParsableCommand {
  static let configuration = CommandConfiguration(
    single: "copy", abstract: "Log a day's meals, one meal or one entry once more; one undo takes it back.",
    discussion: """
      ada copy yesterday                       all of yesterday's meals, today, at the same hours
      ada copy yesterday lunch
      ada copy 2026-11-18 dinner --to 2026-11-20
      ada copy a1b2c3                          one entry, by the id that ada meals shows, now
      """)

  @Argument(
    help: ArgumentHelp("A day (yesterday, 2026-11-18), and a meal of it if you like; or an id.", valueName: "what"))
  var what: [String]
  @Option(help: ArgumentHelp("The day to log it on; today without it.", valueName: "day"))
  var to: String?
  @Flag(help: "Log it although the same is there already.")
  var again = false
  @OptionGroup var flags: ViewFlags

  func validate() throws {
    guard (1...2).contains(what.count) else {
      throw ValidationError("Write it as: ada copy yesterday lunch, ada copy 2026-11-18, or ada copy ID")
    }
    if let to, Self.day(to, today: CalendarDay(daysSince1970: 0)) == nil {
      throw ValidationError("--to \(to) is no day; write it as 2026-11-20, today, tomorrow or yesterday.")
    }
  }

  func run() throws {
    let session = try Session(flags, writes: true)
    let target = to.flatMap { Self.day($0, today: session.today) }
    if let target, target > session.today.advanced(by: 1) {
      throw Failure(.usage, "--to \(target) is more than a day ahead.")
    }
    let copies = try copies(to: target, session)
    let changes = copies.map(JournalChange.add)
    var twice: Meal?
    do {
      let written = try session.journal.perform(
        changes, as: session.turn("copy \(what.joined(separator: " "))\(to.map { " to \($0)" } ?? "")"),
        reply: Confirmation.sentence(for: changes, units: session.profile.units)
      ) { state in
        twice = again ? nil : try Self.firstThere(of: copies, in: state)
        return twice == nil
      }
      try session.show(added: written.entries, flags)
    } catch JournalError.changedMeanwhile {
      let name = twice?.name.prefix(64) ?? "It"
      throw Failure(.notDone, "\(name) is logged for that time already; --again logs it once more.")
    }
  }

  static func day(_ text: String, today: CalendarDay) -> CalendarDay? {
    text.lowercased() == "tomorrow" ? today.advanced(by: 1) : DayOption.day(text, today: today)
  }

  private func copies(to target: CalendarDay?, _ session: Session) throws -> [Entry] {
    let maker = EntryCopy(timeZone: session.timeZone) { EntryID.make(at: session.now) }
    guard let day = DayOption.day(what[0], today: session.today) else {
      guard what.count == 1 else {
        throw Failure(.usage, "\(what[0].prefix(64)) is no day; write it as 2026-11-18, today or yesterday.")
      }
      let entry = try EntryLookup(journal: session.journal, units: session.profile.units).entry(what[0])
      let time = target.map { maker.moment(entry.timestamp, on: $0) } ?? session.now
      guard let copy = maker.copy(of: entry, at: time) else {
        throw Failure(.usage, "Meals, water and workouts can be copied; a weight or goal is said anew.")
      }
      return [copy]
    }
    let wanted = what.count == 2 ? MealType(argument: what[1]) : nil
    if what.count == 2, wanted == nil {
      throw Failure(.usage, "\(what[1].prefix(64)) is no meal; it is breakfast, lunch, dinner or snack.")
    }
    let (start, end) = day.interval(in: session.timeZone)
    let meals = try session.journal.meals(from: start, to: end).filter { wanted == nil || $0.mealType == wanted }
    guard !meals.isEmpty else {
      throw Failure(.notDone, "No \(wanted?.rawValue ?? "meal") is logged on \(day).")
    }
    let target = target ?? session.today
    guard target != day else {
      throw Failure(.usage, "\(day) is the day it is on; say another with --to, or copy an entry by its id.")
    }
    return meals.compactMap { maker.copy(of: .meal($0), at: maker.moment($0.timestamp, on: target)) }
  }

  /// A copy that is there already is most likely the same command given twice, also at the same moment.
  private static func firstThere(of copies: [Entry], in state: JournalState) throws -> Meal? {
    for case .meal(let copy) in copies {
      let there = try state.meals(from: copy.timestamp, to: copy.timestamp.addingTimeInterval(0.001))
      if EntryCopy.isThere(copy, among: there) { return copy }
    }
    return nil
  }
}
