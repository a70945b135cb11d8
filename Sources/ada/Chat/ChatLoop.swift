import Coaching
import Foundation
import JournalStore
import Nutrition

/// The conversation itself: prompt, line, turn, and again. Everything the terminal sees is written on its one thread.
final class ChatLoop {
  let context: AppContext
  let flags: BatchFlags
  let coach: Coach
  let console: Console
  let style: Style
  private let pipe: WakePipe
  private let mode: TerminalMode
  let editor: LineEditor
  private var history: LineHistory

  init(context: AppContext, flags: BatchFlags, coach: Coach) throws {
    self.context = context
    self.flags = flags
    self.coach = coach
    console = Console.standardOutput.isTerminal ? .standardOutput : .standardError
    style = Style(for: console, environment: context.environment, noColor: flags.noColor)
    pipe = try WakePipe()
    mode = TerminalMode(of: STDIN_FILENO)
    let completer = ChatCompleter(catalog: coach.catalog)
    editor = LineEditor(pipe: pipe, mode: mode, complete: completer.completions)
    history = LineHistory(file: context.home.appending(path: "history"))
    for line in history.lines { editor.remember(line) }
  }

  /// How the chat goes on after a line.
  enum Next: Equatable {
    case goOn
    /// The rest of a paste is left out.
    case stop
    case leave
    case ended(by: Int32)
  }

  /// Talks until the person leaves.
  ///
  /// - Returns: the signal that ended it, if one did.
  func run(recovered: Int) -> Int32? {
    let signals = ChatSignals(into: pipe)
    defer {
      mode.restore()
      signals.restore()
    }
    greet(recovered: recovered)
    while true {
      switch editor.read(prompt: prompt) {
      case .interrupted: break
      case .end:
        console.write("\n")
        return nil
      case .ended(let number):
        console.write("\n")
        return number
      case .text(let text):
        switch take(text) {
        case .goOn, .stop: break
        case .leave: return nil
        case .ended(let number): return number
        }
      }
    }
  }

  /// Escapes between 1 and 2 take no columns; readline must know to count right.
  private var prompt: String {
    style.isColored ? "\u{1}\u{1B}[1;32m\u{2}ada>\u{1}\u{1B}[0m\u{2} " : "ada> "
  }

  private func take(_ text: String) -> Next {
    let messages = Self.messages(in: text)
    for message in messages where history.add(message) { editor.remember(message) }
    for (index, message) in messages.enumerated() {
      if messages.count > 1 {
        console.write(style(.dim, "\(index + 1)/\(messages.count) \(TerminalText.safe(message))") + "\n")
      }
      let next = answer(message)
      if next == .stop, index + 1 < messages.count {
        console.write("The other \(messages.count - index - 1) of the pasted lines are left out.\n")
      }
      if next != .goOn { return next }
    }
    return .goOn
  }

  /// Every pasted line is a message of its own, as in a transcript; blank ones are none.
  static func messages(in text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  private func answer(_ text: String) -> Next {
    // What people type to leave elsewhere; no food is called so.
    if ["exit", "quit"].contains(text.lowercased()) { return .leave }
    switch SlashCommand.parse(text) {
    case .success((.quit, _)): return .leave
    case .success((.setup, _)): return setup()
    case .success((.photo, let file)): return photo(file)
    case .success((let command, let argument)):
      let commands = ChatCommands(noColor: flags.noColor, width: console.width)
      do {
        switch try AppContext.$ofChat.withValue(context, operation: { try commands.run(command, argument: argument) }) {
        case .done: break
        case .text(let text): console.write(text)
        case .message(let sentence): return turn(sentence)
        }
      } catch {
        say(Failure(error)?.description ?? "\(error)")
      }
      return .goOn
    case .failure(let unknown):
      say(unknown.description)
      return .goOn
    case nil: return turn(text)
    }
  }

  private func turn(_ text: String) -> Next {
    guard text.utf8.count <= TranscriptLine.mostBytes else {
      say("The message is over 16 KiB; a message is a sentence or two. Use ada log for transcripts.")
      return .goOn
    }
    let timeZone = context.timeZone(for: (try? coach.journal.profile()) ?? nil)
    let message = Message(text: text, at: context.now(), timeZone: timeZone)
    let width = console.width
    let reply = ChatReply(view: ReplyView(style: style, width: width, timeZone: timeZone, now: message.at))
    let screen = TurnScreen(
      console: console, style: style, width: width, canErase: context.environment["TERM"] != "dumb",
      reply: { [coach] planned in
        do {
          let day = try coach.journal.summary(of: .init(message.at, in: timeZone), in: timeZone)
          return reply.engineNote(planned) + reply.text(for: planned, day: day)
        } catch {
          return TerminalText.safe(planned.reply) + "\n"
        }
      })
    // The options were checked before the chat began.
    var policy = (try? flags.policy(.chat)) ?? .chat
    policy.wantsInsight = context.wantsInsights
    switch TurnRunner(coach: coach, policy: policy, pipe: pipe, mode: mode).run(message, screen: screen) {
    case .done: return .goOn
    case .interrupted: return .stop
    case .ended(let number): return .ended(by: number)
    }
  }

  private func greet(recovered: Int) {
    let isNew = ((try? coach.journal.lastTurns(1)) ?? []).isEmpty
    let welcome = Welcome(isNew: isNew, recovered: recovered, hasModel: !coach.models.isEmpty)
    for (text, isQuiet) in welcome.lines { say(text, isQuiet: isQuiet) }
    if let reminder = context.backupReminder(for: coach.journal) { say(reminder, isQuiet: true) }
  }

  func say(_ text: String, isQuiet: Bool = false) {
    for line in TextWidth.wrap(TerminalText.safe(text), to: console.width, indent: "") {
      console.write((isQuiet ? style(.dim, line) : line) + "\n")
    }
  }
}
