import ArgumentParser
import Foundation

/// Runs slash commands: they are the program's own commands, with the same options and the same output.
struct ChatCommands {
  let noColor: Bool
  let width: Int

  /// What the chat is to do next.
  enum Outcome: Equatable {
    /// What there was to see has been printed.
    case done
    /// Something to show.
    case text(String)
    /// A sentence to be taken as if it had been typed.
    case message(String)
  }

  /// - Throws: what the command throws; `Failure` with code 64 for arguments that it cannot take.
  func run(_ command: SlashCommand, argument: String) throws -> Outcome {
    switch command {
    case .help: return .text(Self.help(width: width))
    case .quit, .setup, .photo: return .done
    case .search:
      guard !argument.isEmpty else { throw Failure(.usage, "What should be looked up? For example: /search banana") }
      return try run(["foods", "search"], argument)
    case .edit:
      guard !argument.isEmpty else {
        throw Failure(
          .usage, "What is to be changed? For example: /edit it was 3 eggs. Or, with an id: /edit ID --grams 60")
      }
      return argument.contains("--") ? try run(["edit"], argument) : .message(Self.correction(argument))
    case .delete:
      guard !argument.isEmpty else {
        throw Failure(.usage, "Which entry? /today shows the ids for /delete ID; /undo takes the last message back.")
      }
      return try run(["delete"], argument)
    case .today, .week, .month, .progress, .streak, .undo, .redo, .targets, .macros, .meals, .weight, .menu, .profile,
      .model, .history, .insights,
      .why, .plan, .budget:
      return try run([command.rawValue], argument)
    }
  }

  private func run(_ name: [String], _ argument: String) throws -> Outcome {
    let words = try Self.words(of: argument)
    do {
      var command = try Ada.parseAsRoot(name + (noColor ? ["--no-color"] : []) + words)
      guard !(command is any AsyncParsableCommand) else {
        throw Failure(.usage, "/\(name.joined(separator: " ")) is not to be had in the chat.")
      }
      try command.run()
      return .done
    } catch  where Failure(error) == nil {
      // ArgumentParser's own text: the help that was asked for, which is thrown by a command too, or one line that names
      // what is wrong.
      guard Ada.exitCode(for: error).isSuccess else { return .text(wrapped(Ada.message(for: error))) }
      return .text(Ada.fullMessage(for: error, columns: width) + "\n")
    }
  }

  private func wrapped(_ text: String) -> String {
    TextWidth.wrap(TerminalText.safe(text), to: width, indent: "").map { $0 + "\n" }.joined()
  }

  /// A change in the person's words, as the sentence that corrects.
  static func correction(_ words: String) -> String {
    words.lowercased().hasPrefix("actually") ? words : "actually \(words)"
  }

  /// Splits as a shell does: at spaces, but not between quotes.
  static func words(of text: String) throws -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    for character in text {
      if character == quote {
        quote = nil
      } else if quote != nil {
        word?.append(character)
      } else if character == "\"" {
        quote = character
        word = word ?? ""
      } else if character == " " {
        if let done = word { words.append(done) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    guard quote == nil else { throw Failure(.usage, "A quotation mark is not closed.") }
    return words + (word.map { [$0] } ?? [])
  }

  /// What can be typed; below each other where the terminal is too narrow for two columns.
  static func help(width: Int) -> String {
    let rows = SlashCommand.allCases.map(\.help)
    let column = (rows.map(\.usage.count).max() ?? 0) + 4
    let lines = rows.flatMap { usage, does in
      width >= column + 40
        ? ["  " + usage.padding(toLength: column - 2, withPad: " ", startingAt: 0) + does]
        : ["  " + usage] + TextWidth.wrap("      " + does, to: width, indent: "      ")
    }
    let start = "Say what you ate, drank, did or weighed, or ask a question."
    let end = "Ctrl-C drops the line, or cancels the turn in flight. Every pasted line is a message of its own."
    let all = TextWidth.wrap(start, to: width, indent: "") + lines + TextWidth.wrap(end, to: width, indent: "")
    return all.map { $0 + "\n" }.joined()
  }
}
