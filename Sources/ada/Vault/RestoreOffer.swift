import Archive
import Foundation
import JournalStore

/// What to say of a damaged journal where there is a back-up of it.
struct RestoreOffer: Equatable {
  var sentence: String

  /// Nil for other errors, for other files, and where there is no back-up.
  init?(for error: JournalError, context: AppContext = .live) {
    let journal = context.home.appendingPathComponent("journal.sqlite", isDirectory: false).path
    let trouble: String
    switch error {
    case .corrupt(journal, let reason): trouble = "is damaged (\(reason))"
    case .notADatabase(journal): trouble = "is not a journal of Ada's, or its beginning is damaged"
    default: return nil
    }
    guard let backup = context.backups.newest else { return nil }
    let day = BackupFolder.stamp(backup.date).prefix(10)
    let quoted = backup.path.contains(" ") ? "'\(backup.path)'" : backup.path
    sentence = "The journal \(journal) \(trouble); bring back the back-up of \(day) with: ada restore \(quoted)"
  }
}
