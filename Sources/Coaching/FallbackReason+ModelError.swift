import LanguageModels

extension FallbackReason: Error {
  /// The reason a record gives for what went wrong with a model.
  init(_ error: ModelError) {
    self =
      switch error {
      case .timedOut: .timeout
      case .unreachable: .unreachable
      case .unauthorized: .unauthorized
      case .rateLimited: .rateLimited
      case .badRequest: .badRequest
      case .badStatus: .serverError
      case .invalidReply: .invalidOutput
      case .refused: .refused
      case .cancelled: .cancelled
      }
  }
}
