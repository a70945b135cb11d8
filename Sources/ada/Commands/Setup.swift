import ArgumentParser
import Coaching
import Foundation
import JSONTree
import JournalStore
import Nutrition

struct Setup: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    single: "setup", abstract: "A few questions about you, each skippable; ends with your targets and why.",
    discussion: """
      ada setup                                   asks what is missing; Enter skips, Ctrl-D leaves, answers stay
      ada setup --sex f --birth-date 1990-05-31 --height 165cm --weight 65kg --activity light --goal lose --rate 0.3kg
      printf 'metric\\nf\\n31 May 1990\\n' | ada setup
      """)

  @OptionGroup var options: ProfileOptions

  @Flag(help: "Ask again what is known already.")
  var all = false

  @Flag(help: "Take the macros that are proposed, without asking.")
  var accept = false

  @Flag(help: "Never open a network connection, whatever is configured.")
  var offline = false

  @OptionGroup var flags: ViewFlags

  func run() async throws {
    let context = AppContext.live
    let coach = try context.coach(journal: try context.openJournal(), isOffline: offline)
    var failures = 0
    var proposal: MacroProposal?
    if options.edit != ProfileEdit() {
      try save(options.edit, in: context)
      if accept || flags.json { proposal = try await propose([("setup", options.edit.words)], coach) }
      if accept, let proposal { try Session(context: context, writes: true).accept(proposal) }
    } else {
      let run = SetupRun(dialogue: dialogue(context))
      let result = try run.dialogue.run()
      failures = result.failures
      if try run.mayOffer(after: result) {
        let proposed = try await propose(result.exchanges, coach)
        try run.offer(proposed, accepting: accept)
        proposal = proposed
      }
    }
    try Session(flags, context: context).printBreakdown(proposal, asJSON: flags.json)
    if failures > 0 { throw ExitCode(Failure.Code.someLinesFailed.rawValue) }
  }

  private func propose(
    _ exchanges: [(question: String, answer: String)], _ coach: Coach
  ) async throws -> MacroProposal {
    try await SetupRun.proposal(by: coach, after: exchanges, in: .live, isOffline: offline)
  }

  private func save(_ edit: ProfileEdit, in context: AppContext) throws {
    let session = try Session(context: context, writes: true)
    let outcome = try session.save(edit, by: "setup")
    for note in outcome.warnings + outcome.assumptions.map({ "Assumed: \($0)." }) {
      Console.standardError.write(TerminalText.safe(note) + "\n")
    }
  }

  /// Lines of standard input; prompts only where somebody sees them.
  private func dialogue(_ context: AppContext) -> SetupDialogue {
    let isTerminal = isatty(STDIN_FILENO) == 1
    let console = flags.json ? Console.standardError : .standardOutput
    let say = { (text: String) in
      for line in TextWidth.wrap(TerminalText.safe(text), to: console.width - 2, indent: "") {
        console.write("  \(line)\n")
      }
    }
    if isTerminal { say("Enter skips a question, Ctrl-D leaves; what you said so far stays.") }
    return SetupDialogue(
      context: context, asksAll: all, asksAgain: isTerminal,
      ask: { prompt in
        if isTerminal { console.write(prompt + ": ") }
        let line = readLine()
        if isTerminal, line == nil { console.write("\n") }
        return line
      }, say: say)
  }
}

extension Session {
  /// Prints how the day's target comes about.
  func printBreakdown(_ proposal: MacroProposal?, asJSON: Bool) throws {
    let summary = try journal.summary(of: today, in: timeZone)
    let weighing = try journal.latestBody(before: .distantFuture).entry(at: now)
    let missing = SetupStep.essential.filter { $0.isMissing(in: profile, weighing: weighing) }
    guard asJSON else {
      return printFigures(BreakdownView(page: page).text(for: summary, profile: profile, missing: missing))
    }
    print([
      "profile": profile.json(weight: weighing, machineZone: context.timeZone.identifier),
      "targets": summary.targetsJSON, "missing": .texts(missing.map(\.rawValue)),
      "proposal": proposal.map { $0.json } ?? .null,
    ])
  }
}

extension MacroProposal {
  /// For scripts (docs/json.md).
  var json: JSONValue {
    [
      "proteinGramsPerPound": .figure(profile.proteinGramsPerPound, decimals: 3),
      "fatPercentage": .figure(profile.fatPercentage, decimals: 3), "approach": .string(profile.approach),
      "rationale": .string(profile.rationale), "flexibilityNotes": .text(profile.flexibilityNotes),
      "engine": .string(engine), "fallback": .text(fallback?.reason.rawValue),
    ]
  }
}
