import ArgumentParser
import Foundation
import JournalStore
import Nutrition

struct ProfileCommands: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "profile", abstract: "What Ada knows of you: shown, and set.",
    subcommands: [Show.self, Set.self], defaultSubcommand: Show.self)

  struct Show: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "show", abstract: "Show it.")

    @OptionGroup var flags: ViewFlags

    func run() throws {
      let session = try Session(flags)
      try session.printProfile(session.profile, asJSON: flags.json)
    }
  }
}

extension Session {
  /// Prints the profile with the last weighing.
  func printProfile(_ profile: UserProfile, asJSON: Bool) throws {
    let weight = try journal.latestBody(before: .distantFuture).entry(at: now)
    if asJSON {
      print(profile.json(weight: weight, machineZone: context.timeZone.identifier))
    } else {
      var page = page
      page.units = profile.units
      let showsOnce = self.profile.hidesNumbers && !page.hidesNumbers
      page.hidesNumbers = profile.hidesNumbers && !showsOnce
      // The page of the profile as it is now: figures may have been hidden or brought back just before.
      Console.standardOutput.write(
        page.shown(
          ProfileView(page: page).text(
            for: profile, weight: weight, machineZone: context.timeZone.identifier, today: today)))
    }
  }
}
