/// Why the offline engine answered where a model was tried. The raw values are part of the batch record.
public enum FallbackReason: String, CaseIterable, Sendable {
  case timeout
  case unreachable
  case rateLimited = "rate_limited"
  case unauthorized
  case badRequest = "bad_request"
  case serverError = "server_error"
  case invalidOutput = "invalid_output"
  case refused
  case cancelled
}
