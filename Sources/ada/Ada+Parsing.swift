import ArgumentParser

extension Ada {
  /// The command that `arguments` ask for.
  ///
  /// What the first word names, or else `Say`, is read by itself: on the way through the tree ArgumentParser reads other
  /// commands too, which takes as long as what most commands do. The tree is asked for help, about mistakes, and for
  /// commands with commands of their own: it knows their whole names.
  static func parsed(_ given: [String]) throws -> any ParsableCommand {
    let arguments = commandFirst(given)
    if let (named, rest) = single(arguments), let command = try? named.parseAsRoot(rest), type(of: command) == named {
      return command
    }
    do {
      return try parseAsRoot(arguments)
    } catch  where exitCode(for: error) == .validationFailure {
      throw UnknownOption(in: arguments)?.failure ?? error
    }
  }

  /// Options that stand before a command are that command's: "ada --json week" is "ada week --json".
  private static func commandFirst(_ arguments: [String]) -> [String] {
    var words = arguments[...]
    while let option = words.first, option.hasPrefix("-"), option != "--" {
      words = words.dropFirst(optionsWithValue.contains(option) ? 2 : 1)
    }
    guard let name = words.first, configuration.subcommands.contains(where: { $0.answers(to: name) }) else {
      return arguments
    }
    // "ada --offline undo" is said as it is in the chat, and does the same.
    if words.count == 1, name == "undo" { return arguments }
    let command = words.prefix { $0 != "--" }
    return Array(command) + arguments[..<words.startIndex] + words[command.endIndex...]
  }

  /// Options of a message whose next word is their value and no command.
  private static let optionsWithValue: Set<String> = ["--at", "--jobs", "--allow"]

  private static func single(_ arguments: [String]) -> (any ParsableCommand.Type, [String])? {
    guard let first = arguments.first, !first.hasPrefix("-"), first != "help" else { return nil }
    let named = configuration.subcommands.first { $0.answers(to: first) }
    guard let named else { return (Say.self, arguments) }
    return named.configuration.subcommands.isEmpty ? (named, Array(arguments.dropFirst())) : nil
  }
}

extension CommandConfiguration {
  /// A command of `ada` that has none of its own.
  ///
  /// It names what it belongs to, so that it can be read by itself: ArgumentParser then does not first read the arguments
  /// as a wish for completion scripts, which takes a fifth of a start.
  init(single name: String, abstract: String, discussion: String = "") {
    self.init(commandName: name, _superCommandName: "ada", abstract: abstract, discussion: discussion)
  }
}
