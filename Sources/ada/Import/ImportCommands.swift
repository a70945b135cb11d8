import ArgumentParser

struct ImportCommands: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Take in what other programs and devices kept.",
    discussion: """
      The whole file is read and summed up before anything is written. What is known already is not written again, and \
      ada undo takes an import back as a whole. docs/import.md says what is taken from each format.
      """,
    subcommands: [
      AppleHealth.self, TableImport<Cronometer>.self, TableImport<MyFitnessPal>.self, TableImport<MacroFactor>.self,
      TableImport<LoseIt>.self, TableImport<PlainTable>.self, TableImport<Weights>.self, TableImport<Strong>.self,
      TableImport<Hevy>.self, ActivityImport<FIT>.self, ActivityImport<TCX>.self, ActivityImport<GPX>.self,
      ImportAda.self,
    ])
}
