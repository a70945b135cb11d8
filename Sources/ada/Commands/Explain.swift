import ArgumentParser
import Coaching
import Foods
import Foundation
import JSONTree
import JournalStore

struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    single: "explain",
    abstract: "How a message was read: words, foods, portions, formulas, and how sure Ada is.",
    discussion: """
      ada explain                  the last message
      ada explain 3fa2c1           the message that wrote this entry (ada meals shows ids), or a message by its id
      """)

  @Argument(help: ArgumentHelp("The id of a message or of an entry, whole or its end; or last.", valueName: "turn"))
  var turn = "last"

  @OptionGroup var flags: ViewFlags

  func run() throws {
    let session = try Session(flags)
    let found = try found(in: session.journal)
    let catalog = FoodCatalog.reference.knowing(session.context.products).knowing(
      PersonalFoods(try session.journal.personalFoods()))
    let explanation = Explanation(found, entries: try session.journal.entries(ofTurn: found.id), catalog: catalog)
    if flags.json {
      session.print(explanation.json(in: session.timeZone))
    } else {
      session.print(
        ExplanationView(page: session.page, timeZone: session.timeZone, now: session.now).text(for: explanation))
    }
  }

  private func found(in journal: Journal) throws -> Turn {
    if turn.lowercased() == "last" {
      guard let last = try journal.lastTurns(1).first else {
        throw Failure(.notDone, "Nothing has been said yet; say something first, such as ada \"2 eggs and toast\".")
      }
      return last
    }
    var ids = try journal.resolveTurn(idPrefix: turn)
    if ids.isEmpty {
      let entries = try journal.resolve(idPrefix: turn)
      ids = try entries.count == 1 ? entries.compactMap { try journal.turnID(ofEntry: $0) } : entries
    }
    guard ids.count < 2 else {
      throw Failure(.notDone, "\(turn.prefix(64)) may be any of \(ids.count); give more of the id.")
    }
    guard let id = ids.first, let found = try journal.turn(id: id) else {
      throw Failure(
        .notDone, "There is no message or entry \(turn.prefix(64)); ada meals and ada history --json show ids.")
    }
    return found
  }
}
