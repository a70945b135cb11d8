import Coaching
import Foundation

extension ChatLoop {
  /// A photo inside the chat: estimated, looked at at the chat's own prompt, and logged.
  func photo(_ argument: String) -> Next {
    var next = Next.goOn
    do {
      guard let path = try ChatCommands.words(of: argument).first else {
        throw Failure(.usage, "Which picture? For example: /photo lunch.jpg")
      }
      guard !flags.offline else {
        throw Failure(.usage, "A photo needs a model, and --offline asks none.")
      }
      let session = try PhotoSession(context: context)
      say("Looking at the photo…", isQuiet: true)
      // The model's deadline for a turn ends the wait.
      let estimate = try Waiting { try await session.estimate(path) }.value()
      let page = Page(style: style, width: console.width)
      let meal = PhotoSession.review(
        estimate.meal, on: page,
        ask: { [self] prompt in
          switch editor.read(prompt: prompt) {
          case .text(let line): return line
          case .interrupted: return nil
          case .end:
            console.write("\n")
            return nil
          case .ended(let number):
            next = .ended(by: number)
            return nil
          }
        }, say: { [self] in console.write($0) })
      if let planned = try session.end(estimate, with: meal) {
        console.write(try session.reply(to: planned, style: style, width: console.width))
      }
    } catch {
      say(Failure(error)?.description ?? "\(error)")
    }
    return next
  }
}
