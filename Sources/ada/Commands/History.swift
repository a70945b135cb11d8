import ArgumentParser
import JSONTree
import JournalStore

struct History: ParsableCommand {
  static let configuration = CommandConfiguration(
    single: "history", abstract: "What you said and what became of it; with words, only where all of them occur.")

  @Argument(help: "Words, or the beginnings of words, to look for.")
  var words: [String] = []

  @Option(help: ArgumentHelp("How many, the latest.", valueName: "n"))
  var limit = 20

  @OptionGroup var flags: ViewFlags

  func validate() throws {
    guard (1...100_000).contains(limit) else { throw ValidationError("--limit must be from 1 to 100000.") }
  }

  func run() throws {
    let session = try Session(flags)
    let query = words.isEmpty ? nil : words.joined(separator: " ")
    let turns = try session.journal.history(matching: query, limit: limit)
    if flags.json {
      session.print(["turns": .array(turns.map { $0.json(in: session.timeZone) })])
    } else {
      session.print(HistoryView(page: session.page, timeZone: session.timeZone).text(for: turns, matching: query))
    }
  }
}
