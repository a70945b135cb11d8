import ArgumentParser
import Coaching
import Foundation
import JSONTree
import JournalStore
import Nutrition

struct Expenditure: ParsableCommand {
  static let configuration = CommandConfiguration(
    single: "expenditure",
    abstract: "What you really spend a day, learned from your journal, and why it moved.",
    discussion: """
      ada expenditure                         the estimate, the formula beside it, and what it rests on
      ada expenditure --complete 2026-11-19   that was all you ate on that day
      ada expenditure --partial 2026-11-19    there was more: the day is left out
      """)

  @Option(help: ArgumentHelp("Everything eaten on this day is logged.", valueName: "day"))
  var complete: String?

  @Option(help: ArgumentHelp("Not everything eaten on this day is logged.", valueName: "day"))
  var partial: String?

  @OptionGroup var day: DayOption
  @OptionGroup var flags: ViewFlags

  func validate() throws {
    guard complete == nil || partial == nil else { throw ValidationError("Give --complete or --partial, not both.") }
    for (name, text) in [("--complete", complete), ("--partial", partial)] {
      guard let text, DayOption.day(text, today: CalendarDay(daysSince1970: 0)) == nil else { continue }
      throw ValidationError("\(name) \(text) is no day; write it as 2026-11-20, today or yesterday.")
    }
  }

  func run() throws {
    let session = try Session(flags, writes: complete != nil || partial != nil)
    if let said = complete ?? partial, let day = DayOption.day(said, today: session.today) {
      let mark = DayMark(id: EntryID.make(at: session.now), day: day, isComplete: complete != nil)
      let words = Confirmation.words(for: mark)
      _ = try session.journal.perform([.mark(mark)], as: session.turn(words), reply: words)
      if !flags.json { return session.print("\(words).\n") }
    }
    let learned = try session.journal.expenditure(
      before: day.day(today: session.today), for: session.profile, in: session.timeZone)
    if flags.json {
      session.print(learned?.json ?? ["calories": .null, "isEnough": false])
    } else {
      session.printFigures(ExpenditureView(page: session.page).text(for: learned))
    }
  }
}
