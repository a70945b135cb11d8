import Coaching
import Foundation

/// Runs one turn from the chat's thread: shows what comes, and lets Ctrl-C cancel it at any moment.
struct TurnRunner {
  /// Turns that take longer than this, in milliseconds, say that they are being thought about.
  static let patience = 300

  let coach: Coach
  let policy: TurnPolicy
  let pipe: WakePipe
  let mode: TerminalMode

  /// How a turn ended.
  enum End: Equatable {
    case done
    /// Ctrl-C; what follows on the same paste is left out.
    case interrupted
    case ended(by: Int32)
  }

  func run(_ message: Message, screen: TurnScreen) -> End {
    let inbox = TurnInbox(pipe: pipe)
    let task = Task { [coach, policy] in
      let result: Result<TurnResult, any Error>
      do {
        result = .success(try await coach.turn(message, policy: policy) { inbox.post(.event($0)) })
      } catch {
        result = .failure(error)
      }
      inbox.post(.finished(result))
    }
    let started = ContinuousClock.now
    var screen = screen
    var end = End.done
    while true {
      if wait(until: screen.isQuiet ? started + .milliseconds(Self.patience) : nil) { screen.think() }
      for number in pipe.takeSignals() {
        switch number {
        case SIGINT:
          task.cancel()
          if end == .done { end = .interrupted }
        case SIGTSTP:
          screen.stopThinking()
          mode.restore()
          kill(getpid(), SIGSTOP)
        case SIGCONT: mode.quiet()
        case SIGWINCH: break
        default:
          task.cancel()
          end = .ended(by: number)
        }
      }
      for news in inbox.take() {
        switch news {
        case .event(let event): screen.show(event)
        case .finished(let result):
          screen.finish(result)
          return end
        }
      }
    }
  }

  /// Waits for a signal or for news of the turn.
  ///
  /// - Returns: true when the deadline passed first.
  private func wait(until deadline: ContinuousClock.Instant?) -> Bool {
    var waiting = pollfd(fd: pipe.readEnd, events: Int16(POLLIN), revents: 0)
    while true {
      var timeout: Int32 = -1
      if let deadline {
        let left = ContinuousClock.now.duration(to: deadline)
        if left <= .zero { return true }
        timeout = Int32(left / .milliseconds(1)) + 1
      }
      let count = poll(&waiting, 1, timeout)
      if count > 0 { return false }
    }
  }
}
