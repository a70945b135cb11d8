import Coaching
import Foundation
import JournalStore
import Nutrition

extension AppContext {
  /// The journal for commands that only read: nothing is made where there is none, and a read-only disk will do.
  ///
  /// Sentences that a run before left without an answer are taken up first, so that what is shown is whole.
  func journalForReading() throws -> Journal {
    let journal = try Journal(folder: home, readOnly: true)
    guard try !journal.pendingTurns().isEmpty else { return journal }
    // Where they cannot be taken up now (another Ada writes, the disk is read-only), what is there is still shown.
    guard let writing = try? openJournal(), let coach = try? self.coach(journal: writing, isOffline: true),
      (try? coach.recoverPendingTurns()) != nil
    else { return journal }
    return writing
  }

  /// The person, with defaults where nothing is known.
  func profile(in journal: Journal) throws -> UserProfile {
    try journal.profile() ?? UserProfile(createdAt: now(), updatedAt: now())
  }

  /// What results are laid out on where a command needs no journal but how the person reads.
  func page(_ flags: ViewFlags) -> Page {
    let person = try? Journal(folder: home, readOnly: true).profile()
    return page(noColor: flags.noColor, for: person, showsNumbers: flags.showNumbers)
  }

  /// What results are laid out on.
  func page(noColor: Bool, for profile: UserProfile? = nil, showsNumbers: Bool = false) -> Page {
    Page(
      style: Style(for: .standardOutput, environment: environment, noColor: noColor),
      width: Console.standardOutput.width, units: profile?.units ?? .metric,
      clock: profile?.shownClock ?? .twentyFour, hidesNumbers: profile?.hidesNumbers == true && !showsNumbers)
  }
}
