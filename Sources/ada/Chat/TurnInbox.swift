import Coaching
import Synchronization

/// What a turn has to tell the chat's thread, in order; every arrival wakes it.
final class TurnInbox: Sendable {
  /// One thing that happened.
  enum News: Sendable {
    case event(TurnEvent)
    case finished(Result<TurnResult, any Error>)
  }

  private let pipe: WakePipe
  private let waiting = Mutex<[News]>([])

  init(pipe: WakePipe) { self.pipe = pipe }

  func post(_ news: News) {
    waiting.withLock { $0.append(news) }
    pipe.wake()
  }

  func take() -> [News] {
    waiting.withLock { news in
      defer { news = [] }
      return news
    }
  }
}
