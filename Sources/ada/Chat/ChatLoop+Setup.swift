import Coaching
import Foundation

extension ChatLoop {
  /// The setup inside the chat: the same questions, at the chat's own prompt.
  func setup() -> Next {
    var next = Next.goOn
    let dialogue = SetupDialogue(
      context: context, asksAll: false, asksAgain: true,
      ask: { [self] prompt in
        say(prompt)
        switch editor.read(prompt: "  > ") {
        case .text(let line): return line
        case .interrupted: return nil
        case .end:
          console.write("\n")
          return nil
        case .ended(let number):
          next = .ended(by: number)
          return nil
        }
      }, say: { [self] in say("  " + $0) })
    do {
      say("Enter skips a question, Ctrl-C leaves; what you said so far stays.", isQuiet: true)
      let run = SetupRun(dialogue: dialogue)
      let result = try dialogue.run()
      if next == .goOn, try run.mayOffer(after: result) {
        let proposal = try Waiting { [coach, context, flags, exchanges = result.exchanges] in
          try await SetupRun.proposal(by: coach, after: exchanges, in: context, isOffline: flags.offline)
        }.value()
        try run.offer(proposal)
      }
      if next == .goOn { try Session(context: context, noColor: flags.noColor).printBreakdown(nil, asJSON: false) }
    } catch {
      say(Failure(error)?.description ?? "\(error)")
    }
    return next
  }
}
