import ArgumentParser

struct ImportCommands: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Bring in what you have elsewhere.", subcommands: [ImportAda.self])
}
