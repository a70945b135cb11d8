import ArgumentParser
import Coaching
import Foundation
import JSONTree
import JournalStore
import Nutrition

struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    single: "check",
    abstract: "Looks for what is probably wrong in the journal, each with the command that mends it.",
    discussion: "Exit code 0 where nothing is found, 1 where something is. Nothing is changed.")

  @Option(help: ArgumentHelp("Only the last days; all where it is left out.", valueName: "n"))
  var days: Int?

  @OptionGroup var flags: ViewFlags

  func validate() throws {
    guard (1...100_000).contains(days ?? 1) else { throw ValidationError("--days must be from 1 to 100000.") }
  }

  func run() throws {
    let session = try Session(flags)
    let audit = Audit(journal: session.journal, timeZone: session.timeZone)
    let span = try audit.span() ?? session.today...session.today
    // Today is not over, and a day that is not over looks half logged.
    let last = session.today.advanced(by: -1)
    var findings = try audit.findings(
      from: days.map { session.today.advanced(by: 1 - $0) } ?? span.lowerBound, through: max(span.upperBound, last))
    findings.removeAll { $0.rule == .halfLogged && $0.day.map { $0 > last } ?? false }
    if flags.json {
      session.print(
        [
          "findings": .array(
            findings.map { finding in
              [
                "rule": .string(finding.rule.rawValue), "day": .text(finding.day?.description),
                "id": .text(finding.entryID), "text": .string(finding.text), "mend": .string(finding.mend),
              ]
            })
        ])
    } else {
      session.print(CheckView(page: session.page).text(for: findings))
    }
    if !findings.isEmpty { throw ExitCode(Failure.Code.notDone.rawValue) }
  }
}
