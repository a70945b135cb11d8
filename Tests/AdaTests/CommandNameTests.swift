import ArgumentParser
import Testing

@testable import ada

@Suite struct `Command names` {
  /// A name that is made from the type costs each start a search through all conformances in the program.
  @Test func `every command states its own`() {
    var commands: [any ParsableCommand.Type] = [Ada.self]
    while let command = commands.popLast() {
      #expect(command.configuration.commandName != nil, "\(command)")
      commands += command.configuration.subcommands
    }
  }
}
