import LanguageModels

/// `--verbose`, which every command takes: what goes over the wire to a model is told on standard error, without keys.
enum Verbose {
  private static let flag = "--verbose"

  /// Whether the flag stands among the options; after `--` everything is words.
  static func isAsked(for arguments: [String]) -> Bool {
    arguments.prefix { $0 != "--" }.contains(flag)
  }

  /// The arguments without it.
  static func removed(from arguments: [String]) -> [String] {
    let options = arguments.prefix { $0 != "--" }
    return options.filter { $0 != flag } + arguments.dropFirst(options.count)
  }

  /// Each line in one write, fit for a terminal.
  static let wireLog = WireLog { line in
    Console.standardError.write(TerminalText.safe(line).replacing("\n", with: " ") + "\n")
  }
}
