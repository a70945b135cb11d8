import Coaching
import Foundation
import JournalStore
import Nutrition

/// What follows the questions of a setup: a proposal of macros that the person may accept.
struct SetupRun {
  let dialogue: SetupDialogue

  /// Whether a proposal is due: something was said, the person stayed, and macros are not theirs already.
  func mayOffer(after result: SetupDialogue.Result) throws -> Bool {
    if result.hasLeft || result.exchanges.isEmpty { return false }
    return try dialogue.asksAll || Session(context: dialogue.context, writes: true).profile.macroOrigin == nil
  }

  /// The proposal for what was said.
  static func proposal(
    by coach: Coach, after exchanges: [(question: String, answer: String)], in context: AppContext, isOffline: Bool
  ) async throws -> MacroProposal {
    await coach.proposeMacros(
      after: exchanges, profile: try context.profile(in: coach.journal),
      weightKg: try coach.journal.latestWeight(before: nil)?.weightKg, isOffline: isOffline)
  }

  /// Puts the proposal before the person; nothing of it holds unless they say yes.
  ///
  /// - Parameter accepting: they said yes beforehand.
  func offer(_ proposal: MacroProposal, accepting: Bool = false) throws {
    for line in Self.lines(for: proposal) { dialogue.say(line) }
    let session = try Session(context: dialogue.context, writes: true)
    let profile = session.profile
    let kept =
      "\(profile.proteinGramsPerPound.text(decimals: 2)) g/lb and \((profile.fatPercentage * 100).text(decimals: 1)) % fat"
    if !accepting {
      let answer = dialogue.ask("Take it? yes or no (Enter keeps \(kept))") ?? ""
      let isYes = ["yes", "y", "ok", "sure"].contains(answer.trimmingCharacters(in: .whitespaces).lowercased())
      if !isYes { return dialogue.say("Kept: \(kept).") }
    }
    try session.accept(proposal)
    dialogue.say("Taken. \"ada macros\" shows and changes it.")
  }

  static func lines(for proposal: MacroProposal) -> [String] {
    let macros = proposal.profile
    let perKilogram = macros.proteinGramsPerPound * MacroSplit.poundsPerKilogram
    let who = proposal.engine == "offline" ? "" : " (by \(proposal.engine))"
    var lines = proposal.fallback.map { ["\($0.description) The preset that fits is proposed instead."] } ?? []
    lines.append(
      "Proposed\(who): \(macros.approach): protein \(macros.proteinGramsPerPound.text(decimals: 2)) g/lb "
        + "(\(perKilogram.text(decimals: 1)) g/kg), fat \((macros.fatPercentage * 100).text(decimals: 1)) % of energy.")
    lines.append(macros.rationale)
    if let notes = macros.flexibilityNotes, !notes.isEmpty { lines.append(notes) }
    return lines
  }
}

extension Session {
  /// Saves a proposal that the person accepted.
  func accept(_ proposal: MacroProposal) throws {
    _ = try saveProfile(as: "setup macros \(proposal.profile.approach)") { profile in
      var profile = profile
      profile.proteinGramsPerPound = proposal.profile.proteinGramsPerPound
      profile.fatPercentage = proposal.profile.fatPercentage
      profile.macroOrigin = .proposal
      profile.updatedAt = now
      return ProfileEdit.Outcome(profile: profile)
    }
  }
}
