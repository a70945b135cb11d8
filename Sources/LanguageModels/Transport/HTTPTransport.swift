import Foundation

/// HTTP over libcurl: any number of transfers on one thread, which starts with the first request and stays.
///
/// Connections are kept and used again. Nothing here blocks a caller.
final class HTTPTransport: Sendable {
  /// The process's transport. One is enough: what could differ travels with each request.
  static let shared = HTTPTransport()

  private let mailbox = TransferMailbox()

  /// Makes a request. The stream yields one head, then the body in pieces, and throws a `ModelError`.
  ///
  /// Of the deadlines all four are kept, `total` from now on. Cancelling the consuming task drops the connection.
  func send(_ request: HTTPRequest, deadlines: Deadlines) -> AsyncThrowingStream<HTTPEvent, any Error> {
    AsyncThrowingStream { continuation in
      let id = mailbox.post(TransferOrder(request: request, deadlines: deadlines, continuation: continuation))
      continuation.onTermination = { [mailbox] reason in
        if case .cancelled = reason { mailbox.cancel(id) }
      }
    }
  }
}
