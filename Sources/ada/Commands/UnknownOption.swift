import ArgumentParser

/// An option that a command does not have.
///
/// ArgumentParser names one only where nothing else is wrong, and offers any that is there instead: with "ada edit 3fa2c1 --gram 60" it would say that there is
/// nothing to change, with "ada report --htm day.html" that a file is missing.
struct UnknownOption: Equatable {
  private let command: [String]
  private let name: String
  private let known: [String]

  /// The first of them; nil where the command has all that were given.
  init?(in arguments: [String]) {
    var type: any ParsableCommand.Type = Ada.self
    var names = ["ada"]
    for word in arguments.prefix(while: { !$0.hasPrefix("-") }) {
      guard let next = type.configuration.subcommands.first(where: { $0.answers(to: word) }) else { break }
      type = next
      names.append(word)
    }
    let asked = type.configuration.defaultSubcommand ?? type
    let help = Ada.helpMessage(for: asked, includeHidden: true)
    let known = help.split { !($0.isLetter || $0.isNumber || $0 == "-") }.map(String.init).filter { $0.hasPrefix("-") }
    let given = arguments.prefix { $0 != "--" }.filter {
      $0.hasPrefix("-") && !$0.dropFirst().isEmpty && Double($0) == nil
    }
    .map { String($0.prefix { $0 != "=" }) }
    guard let unknown = given.first(where: { !known.contains($0) }) else { return nil }
    command = names
    name = unknown
    self.known = known
  }

  /// The one sentence that says so.
  var failure: Failure {
    let meant = nearest.map { "Did you mean \($0)? " } ?? ""
    return Failure(
      .usage, "Unknown option \(name.prefix(64)). \(meant)\(command.joined(separator: " ")) --help lists what there is."
    )
  }

  /// The option this was most likely meant to be: begun with the same letters, or one letter in four away.
  private var nearest: String? {
    let options = known.filter { $0.hasPrefix("--") && name.count > 3 }
    if let begun = options.first(where: { $0.hasPrefix(name) || name.hasPrefix($0) }) { return begun }
    let distances = options.map { ($0, UnknownCommand.distance(Array(name.prefix(64)), Array($0))) }
    return distances.min { $0.1 < $1.1 }.flatMap { $0.1 <= name.count / 4 ? $0.0 : nil }
  }
}

extension ParsableCommand {
  /// Whether a person who writes `word` means this command.
  static func answers(to word: String) -> Bool {
    configuration.commandName == word || configuration.aliases.contains(word)
  }
}
