import LanguageModels

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
  /// It was not asked: it has failed several times in a row.
  case resting
}

/// A model could not be used for a sentence.
public struct ModelFailure: Error, Equatable, Sendable, CustomStringConvertible {
  public var reason: FallbackReason
  /// One sentence for the person, without any key.
  public var description: String
  /// How long its server asks to be left alone; nil where it did not say.
  var wait: Duration?

  init(_ reason: FallbackReason, _ description: String) {
    self.reason = reason
    self.description = description
  }

  init(_ error: ModelError) {
    reason = FallbackReason(rawValue: error.code) ?? .serverError
    // A server's own words may stop anywhere; what follows is another sentence.
    let words = error.description
    description = words.last?.isPunctuation == true ? words : words + "."
    if case .rateLimited(let asked, _) = error { wait = asked }
  }

  /// What a stream that ended with an error comes to: of its own errors and ours nothing is lost, and whatever else ends
  /// one is that the turn was cancelled.
  init(ofStream error: any Error) {
    switch error {
    case let failure as ModelFailure: self = failure
    case let error as ModelError: self.init(error)
    default: self.init(ModelError.cancelled)
    }
  }

  static let cutOff = ModelFailure(.invalidOutput, "The model's reply was cut off.")
  static let unusable = ModelFailure(.invalidOutput, "The model's reply could not be used.")
  static let resting = ModelFailure(.resting, "The model failed several times in a row and is left alone for a while.")
  static let waiting = ModelFailure(.resting, "The model's server asked to be left alone for a while.")
  static let outOfTime = ModelFailure(ModelError.timedOut(.total))
}
