import ArgumentParser
import Coaching
import JSONTree
import JournalStore
import Nutrition

/// How the person feels: shown, and said.
struct Feel: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "feel",
    abstract: "How sore you are and how much energy you have, from 1 to 5; what is noted of a day.",
    discussion: """
      ada feel                       what is noted of today, or of --date
      ada feel legs are sore         3 of 5; "a bit" is 2, "very" 4, "extremely" 5
      ada feel chest sore 4
      ada feel energy is low
      Saying the same again on that day takes its place; undo brings the earlier back.
      """)

  @Argument(help: "In your words.")
  var words: [String] = []
  @OptionGroup var day: DayOption
  @OptionGroup var flags: ViewFlags

  func run() throws {
    let session = try Session(flags, writes: !words.isEmpty)
    var day = day.day(today: session.today)
    if !words.isEmpty {
      let text = words.joined(separator: " ")
      guard let said = SelfReportStatement(text, mayHaveCause: true) else {
        throw Failure(
          .usage, "\"\(text.prefix(64))\" cannot be read; write it as legs are sore, chest sore 4 or energy is low.")
      }
      let changes = said.reports(on: day) { EntryID.make(at: session.now) }.map(JournalChange.report)
      try session.journal.perform(
        changes, as: session.turn("feel \(text)"),
        reply: Confirmation.sentence(for: changes, units: session.profile.units))
      if said.isYesterday { day = day.advanced(by: -1) }
    }
    let reports = try session.journal.selfReports(on: day)
    if flags.json {
      session.print(["day": .string(day.description), "reports": .array(reports.map(\.json))])
    } else {
      session.print(text(reports, on: day, session))
    }
  }

  private func text(_ reports: [SelfReport], on day: CalendarDay, _ session: Session) -> String {
    let page = session.page
    let lines = reports.flatMap { report in
      page.hanging("  \((report.muscle.map { "sore \($0)" } ?? "energy").paddedRight(to: 18))", "\(report.level) of 5")
    }
    let none = page.wrapped("Nothing is noted. Try: ada feel legs are sore, energy is low")
    return Page.text([[page.heading(day.title(today: session.today))] + (lines.isEmpty ? none : lines)])
  }
}

extension SelfReport {
  /// For scripts (docs/json.md).
  fileprivate var json: JSONValue {
    ["subject": .string(subject.rawValue), "muscle": .text(muscle), "level": .integer(level)]
  }
}
