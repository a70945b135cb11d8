import ArgumentParser
import Foundation
import JournalStore
import Nutrition

extension ProfileCommands {
  struct Set: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "set", abstract: "Set some of it, in units as you write them; undo takes it back.",
      discussion: """
        ada profile set --sex female --birth-date 1990-05-31 --height "5'6\\"" --weight 140lb
        ada profile set --goal cut --rate 0.5kg --target-weight "11 st 7"
        --birth-date, --height, --target-weight, --calories, --water and --time-zone take "none"
        to forget what was set, and so does --life-stage.
        """)

    @OptionGroup var options: ProfileOptions

    @OptionGroup var flags: ViewFlags

    func validate() throws {
      guard options.edit != ProfileEdit() else {
        throw ValidationError("Nothing to set. Try: ada profile set --height 178cm --weight 82.4kg")
      }
    }

    func run() throws {
      let session = try Session(flags, writes: true)
      let edit = options.edit
      let outcome = try session.save(edit, by: "profile set")
      try session.printProfile(outcome.profile, asJSON: flags.json)
      for note in outcome.warnings + outcome.assumptions.map({ "Assumed: \($0)." }) {
        Console.standardError.write(TerminalText.safe(note) + "\n")
      }
    }
  }
}
