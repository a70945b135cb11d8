import JSONTree

/// One event of a `text/event-stream`.
struct ServerSentEvent: Equatable, Sendable {
  /// The event's type; empty where the server named none.
  var name = ""
  /// The data lines, joined by line feeds.
  var data: String
}

extension ServerSentEvent {
  /// The data as the JSON it should be.
  func json() throws(ModelError) -> JSONValue {
    do { return try JSONValue(parsing: data) } catch {
      throw .invalidReply(reason: "an event is not JSON (\(error))")
    }
  }
}

/// A stream that cannot be one: an event grew past the limit.
struct EventTooLarge: Error, Equatable {
  var limit: Int
}
