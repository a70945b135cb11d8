/// How long each part of an exchange may take. Retries and the pauses between them are inside `total`.
public struct Deadlines: Sendable, Equatable {
  /// From the start of an attempt until the server can be spoken to (name, TCP, TLS).
  public var connect: Duration
  /// From the connection until the first byte of the reply's body; nil means `silence` counts there too.
  /// A model on this machine may read a long prompt for many seconds before it says anything.
  public var firstByte: Duration?
  /// Between two pieces of the reply, of any size.
  public var silence: Duration
  /// From the start of the exchange to its end.
  public var total: Duration
  /// No pause before a retry is longer, even where `total` has room for it; nil where only `total` bounds it.
  public var longestPause: Duration?

  public init(
    connect: Duration = .seconds(3), firstByte: Duration? = nil, silence: Duration = .seconds(5),
    total: Duration = .seconds(20)
  ) {
    self.connect = connect
    self.firstByte = firstByte
    self.silence = silence
    self.total = total
  }
}
