/// One event of a `text/event-stream`.
struct ServerSentEvent: Equatable, Sendable {
  /// The event's type; empty where the server named none.
  var name = ""
  /// The data lines, joined by line feeds.
  var data: String
}

/// A stream that cannot be one: an event grew past the limit.
struct EventTooLarge: Error, Equatable {
  var limit: Int
}
