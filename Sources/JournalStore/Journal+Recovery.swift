public import Foundation
import GRDB

/// Sentences that a process stored and then did not live to understand.
extension Journal {
  /// A sentence is taken up this often; one that ends Ada each time must not do so for ever.
  private static let maximumAttempts = 3

  /// How long a process that cannot be seen from here (in another container) is believed to be at work, in seconds.
  private static let lease = 600.0

  /// The turns nobody has finished, oldest first, those still in another process's hands included.
  public func pendingTurns(olderThan limit: Date? = nil) throws(JournalError) -> [Turn] {
    try read { db in
      try TurnRecord.fetch(
        db, where: "state = 'pending' AND created_at < ? ORDER BY seq", [limit?.milliseconds ?? Int64.max])
    }
  }

  /// How many of them a live process is still at.
  public func turnsUnderWay() throws(JournalError) -> Int {
    try read { db in try held(olderThan: nil, in: db).count { !hasEnded($0.holder, since: $0.turn.createdAt) } }
  }

  /// Takes over the pending turns whose process has ended, so that this one, and only this one, finishes them.
  ///
  /// A live process keeps its turns however long it takes. A turn that has been taken up three times fails instead.
  /// - Parameter most: How many are taken over, the oldest.
  /// - Returns: The turns that are now this process's to `finish` or `fail`, oldest first.
  public func claimPendingTurns(
    olderThan limit: Date? = nil, atMost most: Int = .max
  ) throws(JournalError) -> [Turn] {
    // Most starts find none, and then need not write.
    if try pendingTurns(olderThan: limit).isEmpty { return [] }
    return try write { db in
      var claimed: [Turn] = []
      for (turn, holder) in try held(olderThan: limit, in: db) where hasEnded(holder, since: turn.createdAt) {
        if claimed.count == most { break }
        if turn.attempts >= Self.maximumAttempts {
          let error = "Ada stopped \(turn.attempts) times while reading this"
          try TurnRecord.finish(turn.id, owner: holder, with: .failed(error: error), in: db)
        } else {
          try db.run("UPDATE turn SET owner = ?, attempts = attempts + 1 WHERE id = ?", [owner.text, turn.id])
          claimed.append(try TurnRecord.fetch(db, id: turn.id))
        }
      }
      return claimed
    }
  }

  private func held(olderThan limit: Date?, in db: Database) throws -> [(turn: Turn, holder: String)] {
    let turns = try TurnRecord.fetch(
      db, where: "state = 'pending' AND created_at < ? ORDER BY seq", [limit?.milliseconds ?? Int64.max])
    return try turns.map { turn in
      (turn, try String.fetchOne(db, sql: "SELECT owner FROM turn WHERE id = ?", arguments: [turn.id]) ?? "")
    }
  }

  private func hasEnded(_ holder: String, since start: Date) -> Bool {
    switch ProcessMark(text: holder).life {
    case .running: false
    case .ended: true
    case .unknown: now().timeIntervalSince(start) > Self.lease
    }
  }
}
