import Coaching
import JournalStore
import Nutrition

/// Finds the entry that a person means by an id, whole or short.
struct EntryLookup {
  let journal: Journal
  let units: UnitSystem

  /// - Throws: `Failure` with code 1 where there is none or more than one, saying which.
  func entry(_ id: String) throws -> Entry {
    let found = try journal.resolve(idPrefix: id)
    if found.count > 1 {
      let ids = ShortIDs(found)
      let shown = try found.prefix(5).map { id in
        "\(ids[id]) (\(try journal.entry(id: id).map { Confirmation.words(for: $0, units: units) } ?? "gone"))"
      }
      let more = found.count > 5 ? " and \(found.count - 5) more" : ""
      throw Failure(.notDone, "\(id) may be \(shown.joined(separator: ", "))\(more); give more of the id.")
    }
    guard let only = found.first, let entry = try journal.entry(id: only) else {
      throw Failure(.notDone, "There is no entry \(id.prefix(64)); ada meals shows the ids of a day.")
    }
    return entry
  }
}
