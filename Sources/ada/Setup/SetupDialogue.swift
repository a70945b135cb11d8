import Coaching
import Foundation
import JournalStore
import Nutrition

/// The questions of the setup: asks what is missing, saves each answer as it comes, reads it back.
///
/// It knows nothing of terminals: `ask` shows a prompt and returns the line, nil at the end of the input.
struct SetupDialogue {
  let context: AppContext
  /// Asks again what is known, too.
  let asksAll: Bool
  /// Whether a wrong answer is asked for again; on a pipe the next line is the next answer.
  let asksAgain: Bool
  let ask: (_ prompt: String) -> String?
  let say: (_ text: String) -> Void

  /// What came of the questions.
  struct Result {
    /// What was asked and answered, in order.
    var exchanges: [(question: String, answer: String)] = []
    /// Answers that could not be taken.
    var failures = 0
    /// The person left before the end.
    var hasLeft = false
  }

  func run() throws -> Result {
    var result = Result()
    for step in SetupStep.allCases {
      let session = try Session(context: context, writes: true)
      let weighing = try session.journal.latestBody(before: .distantFuture).entry(at: session.now)
      guard step.applies(to: session.profile) else { continue }
      // A goal that was just set has a rate of its own, which is worth asking about once.
      let isFresh = step == .rate && result.exchanges.contains { $0.question == SetupStep.goal.rawValue }
      guard asksAll || isFresh || step.isMissing(in: session.profile, weighing: weighing) else { continue }
      guard try take(step, into: &result) else { break }
    }
    return result
  }

  /// False where the person leaves.
  private func take(_ step: SetupStep, into result: inout Result) throws -> Bool {
    while true {
      let profile = try Session(context: context, writes: true).profile
      guard let line = ask(step.question(for: profile)) else {
        result.hasLeft = true
        return false
      }
      let answer = line.trimmingCharacters(in: .whitespacesAndNewlines)
      if answer.isEmpty || answer.lowercased() == "skip" { return true }
      if ["quit", "stop", "exit", "/quit"].contains(answer.lowercased()) {
        result.hasLeft = true
        return false
      }
      do {
        guard answer.utf8.count <= 200 else { throw Failure(.usage, "That is too long for an answer.") }
        // The person may have thought for long; the profile is the one there is now.
        try save(answer, to: step, in: Session(context: context, writes: true))
        result.exchanges.append((step.rawValue, answer))
        return true
      } catch let failure as Failure {
        say(Self.plain(failure.description))
        if !asksAgain {
          result.failures += 1
          return true
        }
      }
    }
  }

  private func save(_ answer: String, to step: SetupStep, in session: Session) throws {
    guard let edit = try step.edit(for: answer, units: session.profile.units, today: session.today) else { return }
    let outcome = try session.save(edit, by: "setup")
    let weighing = try session.journal.latestWeight(before: nil)
    say(step.saved(outcome.profile, weighing: weighing, today: session.today))
    for warning in outcome.warnings { say(warning) }
  }

  /// A sentence that was made for an option of a command, without the option.
  static func plain(_ sentence: String) -> String {
    guard sentence.hasPrefix("--"), let space = sentence.firstIndex(of: " ") else { return sentence }
    return String(sentence[sentence.index(after: space)...])
  }
}
