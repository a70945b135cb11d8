import Coaching
import JournalStore
import Nutrition

extension Session {
  /// Works an edit into the profile, with the journal's last weighing, and writes it as a turn.
  /// - Throws: `Failure` with code 64 where the edit cannot be taken.
  func save(_ edit: ProfileEdit, as words: String) throws -> ProfileEdit.Outcome {
    try saveProfile(as: words) { profile in
      try edit.applied(
        to: profile, latest: try journal.latestWeight(before: nil), now: now, today: today, id: EntryID.make(at: now))
    }
  }

  /// Writes what `change` makes of the profile, as it is in the journal at that moment: what another Ada changes
  /// meanwhile is not written over, the change is made once more.
  func saveProfile(
    as words: String, reply: String = "Saved.", _ change: (UserProfile) throws -> ProfileEdit.Outcome
  ) throws -> ProfileEdit.Outcome {
    try unlessChanged {
      let stored = try journal.profile()
      let outcome = try change(stored ?? profile)
      try journal.perform(outcome.changes, as: turn(words), reply: reply) { try $0.profile() == stored }
      return outcome
    }
  }

  /// Reads, plans and writes; once more where another process changed what had been read.
  func unlessChanged<Value>(_ work: () throws -> Value) throws -> Value {
    do { return try work() } catch JournalError.changedMeanwhile { return try work() }
  }
}
