import ArgumentParser
import Foundation

@main
struct Ada: AsyncParsableCommand {
  static let version = "0.1.0"

  static let configuration = CommandConfiguration(
    commandName: "ada",
    abstract: "A nutrition and fitness coach in your terminal: say what you ate, drank, did or weighed.",
    discussion: """
      ada                          starts the chat
      ada "I had a burrito"        one message, one reply
      … | ada                      logs a transcript, one message a line
      ada … --verbose              tells on standard error what goes to a model and comes back, without keys

      The journal is on this machine, in ADA_HOME (default ~/.local/share/ada). No key, server or network is needed.
      """,
    version: version,
    subcommands: [Say.self, Log.self], groupedSubcommands: groups,
    defaultSubcommand: Say.self)

  static func main() async {
    do {
      var command = try parsed(Verbose.removed(from: Array(CommandLine.arguments.dropFirst())))
      if var asynchronous = command as? any AsyncParsableCommand {
        try await asynchronous.run()
      } else {
        try command.run()
      }
      try Console.finish()
    } catch {
      Failure.exit(with: error)
    }
  }
}
