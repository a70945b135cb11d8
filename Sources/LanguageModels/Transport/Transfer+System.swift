import Foundation

extension Transfer {
  /// What the system says when nobody listens on a port.
  static var connectionRefused: Int32 { ECONNREFUSED }
}

extension ModelError {
  /// The connection ended in the middle of a reply.
  static var brokenOff: ModelError { .invalidReply(reason: "it stopped before its end") }
}

extension Substring {
  /// Without white space at both ends.
  func trimmed() -> String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
