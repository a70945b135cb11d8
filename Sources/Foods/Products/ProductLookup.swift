/// Who is asked for a product by its barcode, over the network if need be.
public protocol ProductLookup: Sendable {
  /// The product of the first of the barcodes that is known; a wait ends after a few seconds.
  ///
  /// - Parameter isOffline: no network connection is opened.
  func look(up barcodes: [Barcode], isOffline: Bool) async throws(ProductLookupError) -> Product
}

/// Why there is no product to show: one sentence for the person, and its name for scripts.
public struct ProductLookupError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What scripts are told.
  public enum Reason: String, Sendable {
    case notFound = "not_found"
    case offline, timeout, unreachable
    case rateLimited = "rate_limited"
    case badReply = "bad_reply"
    case cancelled
  }

  public var reason: Reason
  /// One sentence for the person.
  public var description: String

  public init(_ reason: Reason, _ description: String) {
    self.reason = reason
    self.description = description
  }
}
