import Coaching
import JournalStore
import Nutrition

extension Session {
  /// Works an edit into the profile, with the journal's last weighing, and writes it as a turn.
  ///
  /// Facts beside a goal that is refused are saved all the same.
  /// - Throws: `Failure` with code 64 where the edit cannot be taken, or its goal.
  func save(_ edit: ProfileEdit, by command: String) throws -> ProfileEdit.Outcome {
    let facts = edit.facts
    var refusal: Failure?
    let outcome = try saveProfile(as: "\(command) \((refusal == nil ? edit : facts).words)") { profile in
      func worked(_ edit: ProfileEdit) throws -> (outcome: ProfileEdit.Outcome, refusal: Failure?) {
        try edit.worked(
          into: profile, latest: try journal.latestWeight(before: nil), now: now, today: today,
          id: EntryID.make(at: now))
      }
      let whole = try worked(edit)
      refusal = whole.refusal
      guard let refused = whole.refusal else { return whole.outcome }
      guard facts != edit, facts != ProfileEdit() else { throw refused }
      let rest = try worked(facts)
      if rest.refusal != nil { throw refused }
      return rest.outcome
    }
    if let refusal { throw Failure(refusal.code, refusal.description + " Everything else you said is saved.") }
    return outcome
  }

  /// Writes what `change` makes of the profile, as it is in the journal at that moment: what another Ada changes
  /// meanwhile is not written over, the change is made once more.
  func saveProfile(
    as words: @autoclosure () -> String, reply: String = "Saved.", _ change: (UserProfile) throws -> ProfileEdit.Outcome
  ) throws -> ProfileEdit.Outcome {
    try unlessChanged {
      let stored = try journal.profile()
      let outcome = try change(stored ?? profile)
      try journal.perform(outcome.changes, as: turn(words()), reply: reply) { try $0.profile() == stored }
      return outcome
    }
  }

  /// Reads, plans and writes; once more where another process changed what had been read.
  func unlessChanged<Value>(_ work: () throws -> Value) throws -> Value {
    do { return try work() } catch JournalError.changedMeanwhile { return try work() }
  }
}
