import Archive
import Foundation
import JournalStore

/// Says once a day at most that the last back-up is old, or that there is none.
struct BackupReminder: Sendable {
  /// Days after which a back-up is old.
  static let oldAfter = 30.0
  /// Days for which a new journal is left in peace.
  static let newFor = 14.0
  private static let day = 86_400.0

  let memory: BackupMemory
  let now: Date

  /// The reminder, if one is due; asking counts as having said it.
  func take(firstMessage: () throws -> Date?) rethrows -> String? {
    var content = memory.content
    // A clock that was set back counts as a day that has passed, rather than as silence for years.
    if let last = content.remindedAt, abs(now.timeIntervalSince(last)) < Self.day { return nil }
    let sentence: String
    if let newest = memory.newest {
      let days = now.timeIntervalSince(newest.date) / Self.day
      guard days > Self.oldAfter else { return nil }
      sentence = "The last back-up is \(Int(days)) days old; make one with: ada backup"
    } else {
      guard let first = try firstMessage(), now.timeIntervalSince(first) > Self.newFor * Self.day else { return nil }
      sentence = "There is no back-up of the journal yet; make one with: ada backup"
    }
    content.remindedAt = now
    memory.keep(content)
    return sentence
  }
}

extension AppContext {
  var backups: BackupMemory { BackupMemory(home: home) }

  /// The reminder, if one is due; nothing goes wrong because of it.
  func backupReminder(for journal: Journal) -> String? {
    let reminder = BackupReminder(memory: backups, now: now())
    return try? reminder.take { try journal.firstMessage() }
  }
}
