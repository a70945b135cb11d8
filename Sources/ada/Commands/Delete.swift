import ArgumentParser
import Coaching
import JSONTree
import JournalStore
import Nutrition
import ToolCalls

struct Delete: ParsableCommand {
  static let configuration = CommandConfiguration(
    single: "delete", abstract: "Delete entries by their ids (ada meals shows them); undo brings them back.")

  @Argument(help: ArgumentHelp("Ids, whole or the few characters that are shown.", valueName: "id"))
  var ids: [String]

  @OptionGroup var flags: ViewFlags

  func run() throws {
    let session = try Session(flags, writes: true)
    let lookup = EntryLookup(journal: session.journal, units: session.profile.units)
    var entries: [Entry] = []
    for id in ids {
      let entry = try lookup.entry(id)
      if !entries.contains(where: { $0.id == entry.id }) { entries.append(entry) }
    }
    try session.journal.perform(
      entries.map { .remove(id: $0.id) }, as: session.turn("delete \(ids.joined(separator: " "))"),
      reply: entries.map { "Deleted \(Confirmation.words(for: $0, units: session.profile.units))." }
        .joined(separator: " "))
    if flags.json {
      session.print(["removed": .array(entries.map { EntryRecord($0, in: session.timeZone).json })])
    } else {
      session.print(ChangeView(page: session.page, timeZone: session.timeZone).removed(entries))
    }
  }
}
