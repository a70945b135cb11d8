import ArgumentParser

struct ImportCommands: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Take in what other programs and devices kept.",
    discussion: """
      The whole file is read and summed up before anything is written. What is known already is not written again, and \
      ada undo takes an import back as a whole. docs/import.md says what is taken from each format.
      """,
    subcommands: [
      AppleHealth.self, Cronometer.self, MyFitnessPal.self, MacroFactor.self, LoseIt.self, PlainTable.self,
      Weights.self, Strong.self, Hevy.self, FIT.self, TCX.self, GPX.self, ImportAda.self,
    ])
}
