/// One request as it goes over the wire.
struct HTTPRequest: Sendable {
  var url: String
  /// Host and port, for errors.
  var host: String
  /// Complete lines such as `Authorization: Bearer …`. A `WireTranscript` hides those that hold keys.
  var headerLines: [String]
  /// Sent as a POST; nil makes it a GET.
  var body: [UInt8]?
  /// Whether a configured proxy is left out.
  var bypassesProxy: Bool
  /// The most bytes of the response's body, after decompression.
  var maximumResponseBytes: Int
}

/// A piece of a response.
enum HTTPEvent: Sendable {
  /// Status and headers (by lower-case name); comes first, once.
  case head(status: Int, headers: [String: String])
  case body([UInt8])
}
