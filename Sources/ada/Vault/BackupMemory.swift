import Archive
import Foundation
import JSONTree
import JournalStore
import ToolCalls

/// What is remembered of back-ups: in a file beside the journal, as a journal that is damaged can be asked nothing.
struct BackupMemory: Sendable {
  let home: URL

  /// What is kept from run to run.
  struct Content: Equatable, Sendable {
    /// The last back-up, wherever it was put.
    var file: String?
    var madeAt: Date?
    var remindedAt: Date?
  }

  /// Where back-ups go that are given no folder.
  var folder: BackupFolder { BackupFolder(home.appending(path: "backups", directoryHint: .notDirectory).path) }

  private var path: String { home.appending(path: "backups.json", directoryHint: .notDirectory).path }

  /// What is known; a file that cannot be read is known nothing from.
  var content: Content {
    guard let data = try? Data(contentsOf: URL(filePath: path)), let value = try? JSONValue(parsing: [UInt8](data))
    else { return Content() }
    func date(_ key: String) -> Date? { value[key]?.stringValue.flatMap { ISO8601.date(from: $0) } }
    return Content(file: value["file"]?.stringValue, madeAt: date("madeAt"), remindedAt: date("remindedAt"))
  }

  /// Keeps it. Where it cannot be kept (a read-only disk) a reminder may come once more; that is all.
  func keep(_ content: Content) {
    func text(_ date: Date?) -> JSONValue { .text(date.map { ISO8601.string(from: $0, in: .gmt) }) }
    let value: JSONValue = [
      "file": .text(content.file), "madeAt": text(content.madeAt), "remindedAt": text(content.remindedAt),
    ]
    let draft = DurableFile.draft(for: path)
    guard let file = DurableFile.create(draft) else { return }
    Console(descriptor: file).write(value.serialized() + "\n")
    close(file)
    if !DurableFile.replace(path, with: draft) { unlink(draft) }
  }

  /// The newest back-up that is still there: the last one made, or one in the usual folder.
  var newest: BackupFile? {
    let content = content
    let last = content.file.flatMap { file in
      access(file, R_OK) == 0 ? content.madeAt.map { BackupFile(path: file, date: $0) } : nil
    }
    return (folder.files + [last].compactMap(\.self)).max { $0.date < $1.date }
  }
}
