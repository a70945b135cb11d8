import ArgumentParser
import Coaching
import Foundation
import JournalStore

/// `ada` on a terminal: the chat.
struct ChatSession: Sendable {
  let context: AppContext
  let flags: BatchFlags

  /// Talks until the person leaves; the terminal is then as it was found.
  /// - Throws: `Failure`, `JournalError`, `ValidationError` for options that only make sense for a transcript.
  func run() async throws {
    if flags.json || flags.dryRun || flags.again {
      throw ValidationError(
        "--json, --dry-run and --again are for a message or a transcript. Try: ada --json \"2 eggs and toast\"")
    }
    let journal = try context.openJournal()
    let said = try atClock(in: context.timeZone(for: try journal.profile()))
    let coach = try context.coach(journal: journal, isOffline: flags.offline)
    let recovered = try coach.recoverPendingTurns()
    // The first long prompt takes a local server seconds: it can read it while the person types.
    let warmUp = Task { await coach.warmUp() }
    defer { warmUp.cancel() }
    let ended = try await onThreadOfItsOwn {
      try ChatLoop(context: said, flags: flags, coach: coach).run(recovered: recovered)
    }
    if let ended {
      Self.end(by: ended)
    }
  }

  /// The context with the clock that `--at` says, for everything that is said and done in the chat.
  private func atClock(in timeZone: TimeZone) throws -> AppContext {
    var context = context
    if let at = try flags.clock(in: timeZone, context) { context.now = { at } }
    return context
  }

  /// Ends the process by a signal, so that whoever started Ada sees which it was.
  ///
  /// To this very thread, and let through first: the shared pool's threads take no signals, and one sent to the process
  /// may find it gone with exit code 0 before another thread comes to take it.
  private static func end(by number: Int32) {
    signal(number, SIG_DFL)
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, number)
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
    raise(number)
  }

  /// The chat blocks on the keyboard, which a thread of the shared pool must not.
  private func onThreadOfItsOwn<Value: Sendable>(
    _ work: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      let thread = Thread { continuation.resume(with: Result(catching: work)) }
      thread.name = "chat"
      thread.start()
    }
  }
}
