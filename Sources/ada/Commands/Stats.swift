import ArgumentParser
import Coaching
import Foundation
import JSONTree
import JournalStore

struct Stats: ParsableCommand {
  static let configuration = CommandConfiguration(
    single: "stats", abstract: "How the models and the offline engine did: success, speed, tokens, cost.",
    discussion: "The figures are kept in the journal on this machine and go nowhere else (docs/stats.md).")

  @Option(help: ArgumentHelp("Only the last so many days; without it, everything.", valueName: "n"))
  var days: Int?

  @Flag(help: "Compare the two sides of the configuration's ab.")
  var ab = false

  @OptionGroup var flags: ViewFlags

  func validate() throws {
    if let days, !(1...36_500).contains(days) { throw ValidationError("--days must be from 1 to 36500.") }
  }

  func run() throws {
    let session = try Session(flags)
    let since = days.map { session.now.addingTimeInterval(-86_400 * Double($0)) }
    if ab { return try compare(session, since: since) }
    let prices = try Configuration.read(session.context.configFile).prices
    let engines = EngineStatistics.all(
      attempts: try session.journal.modelAttempts(since: since),
      offline: try session.journal.offlineAnswers(since: since), prices: prices)
    if flags.json {
      session.print(EngineStatistics.json(engines, days: days))
    } else {
      session.print(StatsView(page: session.page, days: days).text(for: engines))
    }
  }

  private func compare(_ session: Session, since: Date?) throws {
    let comparisons = Comparison.all(try session.journal.assignedTurns(since: since))
    if flags.json {
      session.print([
        "days": days.map(JSONValue.integer) ?? .null, "comparisons": .array(comparisons.map(\.json)),
      ])
    } else {
      session.print(ComparisonView(page: session.page).text(for: comparisons))
    }
  }
}
