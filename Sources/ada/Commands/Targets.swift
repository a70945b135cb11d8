import ArgumentParser
import Coaching
import Nutrition

struct Targets: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "targets", abstract: "What today aims at, and where each number comes from.")

  @OptionGroup var flags: ViewFlags

  func run() throws {
    let session = try Session(noColor: flags.noColor)
    let summary = try session.journal.summary(of: session.today, in: session.timeZone)
    if flags.json {
      session.print(summary.targetsJSON)
    } else {
      session.print(TargetsView(page: session.page).text(for: summary, profile: session.profile))
    }
  }
}
