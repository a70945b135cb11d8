public import Foundation
import JSONTree
public import JournalStore

/// An export of Ada's, made a journal again.
public enum JSONImport {
  /// Builds the journal of `folder` from an export, in flat memory: all of it, or nothing.
  ///
  /// An export of an older version becomes a journal of that version first, and is then brought up to date as that
  /// journal would have been.
  /// - Throws: `ArchiveError` (`journalNotEmpty` where there is something already), `JournalError`.
  public static func read(_ path: String, into folder: URL) throws -> JournalContents {
    try refuseIfFilled(folder)
    let draft = try JournalDraft(folder: folder)
    do {
      var reader = try JSONStream(path: path)
      try fill(draft, from: &reader, path: path)
    } catch let error as JSONStream.Unexpected {
      throw ArchiveError.notAnExport(path: path, reason: error.description)
    } catch JournalError.newerVersion(_, let found, _) {
      throw ArchiveError.newerExport(path: path, found: "journal version \(found)")
    } catch JournalError.refused(let reason) {
      throw ArchiveError.notAnExport(path: path, reason: reason)
    }
    var begun: JournalContents?
    do {
      // Somebody may have begun a journal meanwhile.
      try draft.put(keepingEarlierAs: nil) { contents in
        begun = contents.isEmpty ? nil : contents
        return contents.isEmpty
      }
    } catch JournalError.inUse(let journal) {
      guard let begun else { throw JournalError.inUse(path: journal) }
      throw ArchiveError.journalNotEmpty(path: journal, messages: begun.messages)
    }
    guard let contents = draft.contents else {
      throw ArchiveError.notAnExport(path: path, reason: "nothing was read")
    }
    return contents
  }

  private static func refuseIfFilled(_ folder: URL) throws {
    let journal = try Journal(folder: folder, readOnly: true)
    let contents = try journal.contents()
    let path = journal.path
    try journal.close()
    guard contents.isEmpty else {
      throw ArchiveError.journalNotEmpty(path: path, messages: contents.messages)
    }
  }

  private static func fill(_ draft: JournalDraft, from reader: inout JSONStream, path: String) throws {
    var head: [String: JSONValue] = [:]
    var counts: [String: Int] = [:]
    var announced: JSONValue?
    try reader.expect("{")
    repeat {
      let key = try reader.key()
      if key == "tables" {
        let version = try version(head, path: path)
        try draft.build(version: version) { insert in
          counts = try tables(from: &reader, insert)
        }
      } else if key == "rows" {
        announced = try reader.value()
      } else {
        head[key] = try reader.value()
      }
    } while try reader.hasMore(until: "}")
    try reader.expectEnd()
    guard let announced = announced?.objectValue else {
      throw ArchiveError.notAnExport(path: path, reason: "its end is missing")
    }
    for member in announced.members where member.value.intValue != counts[member.key] ?? 0 {
      throw ArchiveError.notAnExport(path: path, reason: "rows of \(member.key) are missing")
    }
  }

  private static func version(_ head: [String: JSONValue], path: String) throws -> Int {
    guard let schema = head["schema"]?.stringValue, schema.hasPrefix("ada.export/"),
      let version = head["journalVersion"]?.intValue
    else { throw ArchiveError.notAnExport(path: path, reason: "it does not begin with its schema") }
    guard schema == JSONExport.schema else { throw ArchiveError.newerExport(path: path, found: schema) }
    guard head["from"] ?? .null == .null, head["to"] ?? .null == .null else {
      throw ArchiveError.partialExport(path: path)
    }
    return version
  }

  private static func tables(
    from reader: inout JSONStream, _ insert: (String, [String], [JournalCell]) throws -> Void
  ) throws -> [String: Int] {
    var counts: [String: Int] = [:]
    try reader.expect("{")
    if try reader.isNext("}") { return counts }
    repeat {
      let table = try reader.key()
      try reader.expect("[")
      if try reader.isNext("]") { continue }
      repeat {
        guard let row = try reader.value().objectValue else { throw JSONStream.Unexpected(line: reader.line) }
        let cells = try row.members.map { member in
          guard let cell = member.value.cell else { throw JSONStream.Unexpected(line: reader.line) }
          return cell
        }
        try insert(table, row.keys, cells)
        counts[table, default: 0] += 1
      } while try reader.hasMore(until: "]")
    } while try reader.hasMore(until: "}")
    return counts
  }
}
