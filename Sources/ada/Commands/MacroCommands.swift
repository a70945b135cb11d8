import ArgumentParser
import Coaching
import Foundation
import JournalStore
import Nutrition

struct MacroCommands: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "macros", abstract: "Your protein, fat and carbohydrate settings: shown, set, reset.",
    subcommands: [Show.self, Set.self, Reset.self], defaultSubcommand: Show.self)

  struct Show: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "show", abstract: "Show them, with the presets and what each comes to today.")

    @OptionGroup var flags: ViewFlags

    func run() throws {
      let session = try Session(flags)
      try session.printMacros(session.profile, asJSON: flags.json)
    }
  }

  struct Set: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "set", abstract: "Choose them yourself; your choice holds from then on, undo takes it back.",
      discussion: """
        ada macros set strength
        ada macros set --protein 1.8g/kg --fat 30% --flexibility flexible
        """)

    @Argument(help: "A preset: balanced, standard, strength, weight-loss or endurance.")
    var preset: MacroPreset?
    @Option(help: ArgumentHelp("Grams a pound of body weight, 0.6 to 1.5; or as 1.8g/kg.", valueName: "grams"))
    var protein: String?
    @Option(help: ArgumentHelp("Share of energy from fat, 15 to 45 %.", valueName: "percent"))
    var fat: String?
    @Option(help: ArgumentHelp("How misses are taken: by day, by day with slack, by the week.", valueName: "how"))
    var flexibility: MacroFlexibility?

    @OptionGroup var flags: ViewFlags

    func validate() throws {
      guard preset != nil || protein != nil || fat != nil || flexibility != nil else {
        throw ValidationError("Nothing to set. Try: ada macros set strength, or ada macros set --protein 1.8g/kg")
      }
    }

    func run() throws {
      let session = try Session(flags, writes: true)
      let edit = ProfileEdit(protein: protein, fat: fat, preset: preset, flexibility: flexibility)
      let outcome = try session.save(edit, by: "macros set")
      try session.printMacros(outcome.profile, asJSON: flags.json)
    }
  }

  struct Reset: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "reset", abstract: "Back to Ada's default: balanced, 0.9 g per pound and 30 % fat.")

    @OptionGroup var flags: ViewFlags

    func run() throws {
      let session = try Session(flags, writes: true)
      let outcome = try session.saveProfile(as: "macros reset", reply: "Reset.") { profile in
        var profile = profile
        profile.proteinGramsPerPound = MacroPreset.balanced.proteinGramsPerPound
        profile.fatPercentage = MacroPreset.balanced.fatPercentage
        profile.macroFlexibility = .balanced
        profile.macroOrigin = nil
        profile.updatedAt = session.now
        return ProfileEdit.Outcome(profile: profile)
      }
      try session.printMacros(outcome.profile, asJSON: flags.json)
    }
  }
}

extension Session {
  /// Prints the macro settings and what they come to for this day's energy.
  func printMacros(_ profile: UserProfile, asJSON: Bool) throws {
    let summary = try journal.summary(of: today, in: timeZone)
    let weight = try journal.latestWeight(before: nil)?.weightKg
    let table = MacroTable(profile: profile, calories: summary.targets.energy.total.kilocalories, weightKg: weight)
    if asJSON {
      print(table.json)
    } else {
      printFigures(MacrosView(page: page).text(for: table))
    }
  }
}
