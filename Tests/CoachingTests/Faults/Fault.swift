import Coaching
import Testing

/// Every way a model's side can fail, by the name it has in docs/faults.md.
enum Fault: String, CaseIterable, Sendable, CustomTestStringConvertible {
  case connectionRefused = "nobody listens"
  case unknownHost = "the host is unknown"
  case noTLS = "no secure connection"
  case hangsUp = "accepts and hangs up"
  case saysNothing = "accepts and says nothing"
  case headersThenSilence = "headers, then silence"
  case byteByByte = "one byte at a time, for ever"
  case stopsInEvent = "stops in the middle of an event"
  case stopsInArguments = "stops in the middle of arguments"
  case noTerminator = "closes with no terminator"
  case status400 = "400"
  case status401 = "401"
  case status403 = "403"
  case status404 = "404, the model is unknown"
  case status408 = "408"
  case status413 = "413"
  case status422 = "422"
  case status429 = "429"
  case status429Soon = "429 with a short Retry-After"
  case status429Late = "429 with a long Retry-After"
  case status500 = "500"
  case status502 = "502"
  case status503 = "503"
  case status503Once = "503, then right"
  case status529 = "529"
  case page = "an HTML page with 200"
  case errorPage = "an HTML page with 502"
  case errorObject = "200 with an error object"
  case emptyBody = "an empty body"
  case lineEnds = "event stream with CRLF"
  case comments = "event stream with comments"
  case splitCharacters = "event stream cut inside characters"
  case manyLines = "event stream with data over several lines"
  case byteOrderMark = "event stream with a byte order mark"
  case giantEvent = "a giant event"
  case brokenEvent = "an event that is not JSON"
  case invalidArguments = "arguments that are not JSON"
  case wrongTypes = "arguments of a wrong type"
  case mended = "arguments of a wrong type, mended when told"
  case missingFields = "arguments without a field"
  case extraFields = "arguments with a field too many"
  case unknownTool = "an unknown tool"
  case nineCalls = "nine identical calls"
  case interleavedCalls = "parallel calls, interleaved"
  case noIDs = "calls without ids"
  case sameIDs = "calls with one id"
  case newIDs = "calls whose ids change"
  case nullArguments = "arguments null"
  case cutArguments = "cut-off arguments called complete"
  case tenMebibytes = "ten mebibytes of text"
  case endless = "an endless stream"
  case refusal = "a refusal"
  case contentFilter = "a content filter"
  case claim = "says it is logged, with no call"
  case thinking = "thinks before it calls"
  case redirect = "a redirect"
  case wrongType = "a wrong content type"
  case gzip = "gzip"
  case brokenGzip = "broken gzip"
  case justInTime = "slow, and right before the deadline"
  case tooLate = "slow, and right after the deadline"

  var testDescription: String { rawValue }

  /// Why the offline engine answers; nil where the model's answer is good all the same.
  var reason: FallbackReason? {
    switch self {
    case .connectionRefused, .unknownHost, .noTLS, .hangsUp: .unreachable
    case .saysNothing, .headersThenSilence, .byteByByte, .endless, .tooLate: .timeout
    case .status400, .status404, .status413, .status422: .badRequest
    case .status401, .status403: .unauthorized
    case .status429, .status429Late: .rateLimited
    case .status408, .status500, .status502, .status503, .status529, .errorPage, .errorObject, .redirect: .serverError
    case .refusal, .contentFilter: .refused
    case .stopsInEvent, .stopsInArguments, .noTerminator, .page, .emptyBody, .giantEvent, .brokenEvent,
      .invalidArguments, .wrongTypes, .missingFields, .unknownTool, .nullArguments, .cutArguments, .tenMebibytes,
      .claim, .brokenGzip:
      .invalidOutput
    case .status429Soon, .status503Once, .lineEnds, .comments, .splitCharacters, .manyLines, .byteOrderMark, .mended,
      .extraFields, .nineCalls, .interleavedCalls, .noIDs, .sameIDs, .newIDs, .thinking, .wrongType, .gzip, .justInTime:
      nil
    }
  }

  /// Whether the sentence names a meal too, for what takes two calls.
  var hasMeal: Bool { [.interleavedCalls, .noIDs, .sameIDs, .newIDs].contains(self) }

  var sentence: String { hasMeal ? "2 eggs, and drank 500 ml water" : "drank 500 ml water" }

  /// Seconds. A fault that is not about time has plenty, so that a busy machine is none.
  var deadline: (silence: Double, total: Double) {
    switch self {
    case .saysNothing, .headersThenSilence: (0.4, 20)
    case .byteByByte, .endless, .tooLate: (20, 0.6)
    case .justInTime: (20, 20)
    default: (20, 20)
    }
  }
}
