import ArgumentParser
import Foundation
import JournalStore
import Nutrition

struct Weight: ParsableCommand {
  static let configuration = CommandConfiguration(
    single: "weight", abstract: "Your weigh-ins with their trend, and how it moved.",
    discussion: "To log one, say it: ada \"weighed 82.4 kg\".")

  @Option(help: ArgumentHelp("How many days to list, the latest.", valueName: "n"))
  var limit = 14

  @OptionGroup var flags: ViewFlags

  func validate() throws {
    guard (1...100_000).contains(limit) else { throw ValidationError("--limit must be from 1 to 100000.") }
  }

  func run() throws {
    let session = try Session(flags)
    let entries = try session.journal.weights(from: .distantPast, to: .distantFuture)
    let summary = WeightSummary(entries: entries, timeZone: session.timeZone)
    if flags.json {
      session.print(summary.json(targetKg: session.profile.targetWeightKg))
    } else {
      session.printFigures(
        WeightView(page: session.page).text(for: summary, limit: limit, targetKg: session.profile.targetWeightKg))
    }
  }
}
