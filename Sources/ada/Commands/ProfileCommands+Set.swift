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
        --birth-date, --height, --target-weight, --calories, --water and --time-zone take "none" to forget what was set.
        """)

    @Option(help: ArgumentHelp("male or female, for the energy formulas.", valueName: "sex"))
    var sex: Sex?
    @Option(help: ArgumentHelp("As 1990-05-31.", valueName: "date"))
    var birthDate: String?
    @Option(help: ArgumentHelp("178cm, 1.78m, 5'10\" or \"5 ft 10\".", valueName: "height"))
    var height: String?
    @Option(help: ArgumentHelp("82.4kg, 181lb or \"12 st 13\"; logged as a weigh-in of now.", valueName: "weight"))
    var weight: String?
    @Option(help: ArgumentHelp("18%; part of the weigh-in.", valueName: "percent"))
    var bodyFat: String?
    @Option(help: ArgumentHelp("How active your days are, without sports in measured mode.", valueName: "level"))
    var activity: ActivityLevel?
    @Option(
      help: ArgumentHelp(
        "measured: a quiet day plus what you log. multiplier: the activity level, workouts add nothing.",
        valueName: "mode"))
    var mode: EnergyMode?
    @Option(help: ArgumentHelp("Lose, keep or gain weight.", valueName: "goal"))
    var goal: GoalType?
    @Option(help: ArgumentHelp("Weight a week, such as 0.5kg or 1lb.", valueName: "weight"))
    var rate: String?
    @Option(help: ArgumentHelp("The weight to get to.", valueName: "weight"))
    var targetWeight: String?
    @Option(help: ArgumentHelp("Grams a pound of body weight, 0.6 to 1.5; or 2g/kg.", valueName: "grams"))
    var protein: String?
    @Option(help: ArgumentHelp("Share of energy from fat, 15 to 45 %.", valueName: "percent"))
    var fat: String?
    @Option(help: ArgumentHelp("Protein and fat by name; --protein and --fat go before it.", valueName: "name"))
    var preset: MacroPreset?
    @Option(
      help: ArgumentHelp("Your own target in kcal a day (or kJ), instead of the computed one.", valueName: "kcal"))
    var calories: String?
    @Option(help: ArgumentHelp("Your own water goal a day, such as 2.5l or 80oz.", valueName: "volume"))
    var water: String?
    @Option(help: ArgumentHelp("What figures are shown in.", valueName: "system"))
    var units: UnitSystem?
    @Option(help: ArgumentHelp("Such as Europe/Berlin; days begin and end there.", valueName: "zone"))
    var timeZone: String?

    @OptionGroup var flags: ViewFlags

    var edit: ProfileEdit {
      ProfileEdit(
        sex: sex, birthDate: birthDate, height: height, weight: weight, bodyFat: bodyFat, activity: activity,
        mode: mode, goal: goal, rate: rate, targetWeight: targetWeight, protein: protein, fat: fat, preset: preset,
        calories: calories, water: water, units: units, timeZone: timeZone)
    }

    func validate() throws {
      guard edit != ProfileEdit() else {
        throw ValidationError("Nothing to set. Try: ada profile set --height 178cm --weight 82.4kg")
      }
    }

    func run() throws {
      let session = try Session(noColor: flags.noColor, writes: true)
      let outcome = try edit.applied(
        to: session.profile, latest: try session.journal.latestWeight(before: nil), now: session.now,
        today: session.today, id: EntryID.make(at: session.now))
      let changes = [JournalChange.profile(outcome.profile)] + (outcome.weighing.map { [.add(.weight($0))] } ?? [])
      try session.journal.perform(changes, as: session.turn("profile set \(edit.words)"), reply: "Saved.")
      try session.printProfile(outcome.profile, asJSON: flags.json)
      for note in outcome.warnings + outcome.assumptions.map({ "Assumed: \($0)." }) {
        Console.standardError.write(TerminalText.safe(note) + "\n")
      }
    }
  }
}

extension ProfileEdit {
  /// What was asked for, for the history: "height 178cm, goal cut".
  var words: String {
    let all: [(String, String?)] = [
      ("sex", sex?.rawValue), ("birth-date", birthDate), ("height", height), ("weight", weight), ("body-fat", bodyFat),
      ("activity", activity?.rawValue), ("mode", mode?.rawValue), ("goal", goal?.rawValue), ("rate", rate),
      ("target-weight", targetWeight), ("protein", protein), ("fat", fat), ("preset", preset?.rawValue),
      ("calories", calories), ("water", water), ("units", units?.rawValue), ("time-zone", timeZone),
    ]
    return all.compactMap { name, value in value.map { "\(name) \($0)" } }.joined(separator: ", ")
  }
}
