import ArgumentParser
import Coaching
import Foundation
import JournalStore
import Nutrition

struct Targets: ParsableCommand {
  static let configuration = CommandConfiguration(
    single: "targets", abstract: "What today aims at, and where each number comes from.")

  @Flag(help: "What today's workouts, sleep and activity make of it; a model within bounds, or the calculator.")
  var dynamic = false

  @Flag(help: "With --dynamic: never open a network connection, whatever is configured.")
  var offline = false

  @OptionGroup var flags: ViewFlags

  func run() throws {
    if dynamic { return try runDynamic() }
    let session = try Session(flags)
    let summary = try session.journal.summary(of: session.today, in: session.timeZone)
    if flags.json {
      session.print(summary.targetsJSON)
    } else {
      session.printFigures(TargetsView(page: session.page).text(for: summary, profile: session.profile))
    }
  }

  /// Waits on this thread, so that the chat can run it too; the model has five seconds.
  private func runDynamic() throws {
    let session = try Session(flags, writes: true)
    let coach = try session.context.coach(journal: session.journal, isOffline: offline)
    let (now, timeZone, isOffline) = (session.now, session.timeZone, offline)
    let day = try Waiting { try await coach.dynamicTargets(at: now, in: timeZone, isOffline: isOffline) }.value()
    if flags.json {
      session.print(day.json(in: timeZone))
    } else {
      session.printFigures(DynamicTargetsView(page: session.page, timeZone: timeZone).text(for: day))
    }
  }
}
