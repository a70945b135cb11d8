import Synchronization

/// A model's words on their way to the screen, held to what may be advised.
final class SpeechBuffer: Sendable {
  private let speech: Mutex<SafeSpeech>

  init(_ speech: SafeSpeech) { self.speech = Mutex(speech) }

  /// The event as it may be shown; nil where there is nothing to show yet.
  func event(_ event: TurnEvent) -> TurnEvent? {
    guard case .text(let text) = event else {
      // What a model had begun to say before it failed is no answer.
      _ = speech.withLock { $0.finish() }
      return event
    }
    let whole = speech.withLock { $0.take(text) }
    return whole.isEmpty ? nil : .text(whole)
  }

  /// The last words, which no end stop and space follow.
  func rest() -> TurnEvent? {
    let rest = speech.withLock { $0.finish() }
    return rest.isEmpty ? nil : .text(rest)
  }
}
