import ArgumentParser
import Coaching
import Foundation

/// What `ada` does without a command: one message, a transcript on standard input, or the chat.
struct Say: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    single: "say",
    abstract: "One message, one reply; without a message the chat, or a transcript that is piped in.")

  @Argument(help: "What you ate, drank, did or weighed, or a question.")
  var message: [String] = []

  @OptionGroup var flags: BatchFlags

  func run() async throws {
    let context = AppContext.live
    let text = message.joined(separator: " ").trimmingCharacters(in: .whitespacesAndNewlines)
    if !text.isEmpty {
      try await OneMessage(context: context, flags: flags).run(text)
    } else if !message.isEmpty {
      throw ValidationError("The message is empty. Try: ada \"2 eggs and toast\"")
    } else if isatty(STDIN_FILENO) == 1 {
      try await ChatSession(context: context, flags: flags).run()
    } else {
      try await BatchSession(context: context, flags: flags).run(file: "-")
    }
  }
}
