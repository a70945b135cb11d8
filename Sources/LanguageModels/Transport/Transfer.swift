import CCurl

/// One transfer in libcurl's hands. It lives in the `TransferLoop`'s thread and is called back there.
final class Transfer {
  let easy: UnsafeMutableRawPointer
  let continuation: AsyncThrowingStream<HTTPEvent, any Error>.Continuation
  private let host: String
  private let maximumBytes: Int
  private let deadlines: Deadlines
  private let start: ContinuousClock.Instant
  private var headerList: UnsafeMutablePointer<curl_slist>?

  private var connectedAt: ContinuousClock.Instant?
  private var lastSign: ContinuousClock.Instant
  private var headers: [String: String] = [:]
  private var hasHead = false
  private var bytes = 0
  private var isTooLarge = false

  /// Sets up a handle that nothing has been done with yet; nil when libcurl will not have it.
  init?(_ order: TransferOrder) {
    guard let easy = ccurl_easy_init() else { return nil }
    self.easy = easy
    continuation = order.continuation
    host = order.request.host
    maximumBytes = order.request.maximumResponseBytes
    deadlines = order.deadlines
    start = order.start
    lastSign = order.start
    guard configure(order.request) else { return nil }
  }

  deinit {
    ccurl_easy_cleanup(easy)
    ccurl_slist_free_all(headerList)
  }

  private func configure(_ request: HTTPRequest) -> Bool {
    for line in request.headerLines {
      guard let longer = ccurl_slist_append(headerList, line) else { return false }
      headerList = longer
    }
    // The loop keeps the transfer as long as libcurl has the handle, so the pointer is good in every callback.
    let context = Unmanaged.passUnretained(self).toOpaque()
    let codes = [
      ccurl_set_string(easy, CURLOPT_URL, request.url),
      ccurl_set_long(easy, CURLOPT_NOSIGNAL, 1),
      ccurl_set_long(easy, CURLOPT_FOLLOWLOCATION, 0),
      ccurl_set_long(easy, CURLOPT_SUPPRESS_CONNECT_HEADERS, 1),
      ccurl_set_string(easy, CURLOPT_ACCEPT_ENCODING, ""),
      ccurl_set_string(easy, CURLOPT_USERAGENT, "ada"),
      ccurl_set_pointer(easy, CURLOPT_HTTPHEADER, headerList),
      request.bypassesProxy ? ccurl_set_string(easy, CURLOPT_PROXY, "") : CURLE_OK,
      request.body.map { ccurl_set_body(easy, $0, $0.count) } ?? CURLE_OK,
      ccurl_set_receivers(
        easy, { Transfer.at($3).receive(body: UnsafeRawBufferPointer(start: $0, count: $1 * $2)) },
        { Transfer.at($3).receive(header: UnsafeRawBufferPointer(start: $0, count: $1 * $2)) }, context),
    ]
    // Two that older versions do not know. The address was checked before, so the first is a second lock; without the
    // second, taking down a transfer whose host name is still being looked up waits for the resolver.
    _ = ccurl_set_string(easy, CURLOPT_PROTOCOLS_STR, "http,https")
    _ = ccurl_set_long(easy, CURLOPT_QUICK_EXIT, 1)
    return codes.allSatisfy { $0 == CURLE_OK }
  }

  private static func at(_ context: UnsafeMutableRawPointer) -> Transfer {
    Unmanaged<Transfer>.fromOpaque(context).takeUnretainedValue()
  }

  private func receive(body piece: UnsafeRawBufferPointer) -> Int {
    lastSign = .now
    bytes += piece.count
    if bytes > maximumBytes {
      isTooLarge = true
      return 0
    }
    if !piece.isEmpty { continuation.yield(.body(Array(piece))) }
    return piece.count
  }

  private func receive(header piece: UnsafeRawBufferPointer) -> Int {
    let line = String(decoding: piece, as: UTF8.self)
    if line.hasPrefix("HTTP/") {
      headers = [:]
    } else if let colon = line.firstIndex(of: ":") {
      headers[line[..<colon].lowercased()] = line[line.index(after: colon)...].trimmed()
    } else if line.allSatisfy(\.isWhitespace), !hasHead {
      let status = ccurl_get_long(easy, CURLINFO_RESPONSE_CODE)
      if !(100..<200).contains(status) {
        hasHead = true
        lastSign = .now
        continuation.yield(.head(status: status, headers: headers))
      }
    }
    return piece.count
  }

  /// The deadline that passes next, and what is being waited for.
  func nextDeadline() -> (instant: ContinuousClock.Instant, phase: ModelError.TimeoutPhase) {
    let end = start + deadlines.total
    let next: (instant: ContinuousClock.Instant, phase: ModelError.TimeoutPhase)
    switch (connectedAt, deadlines.firstByte) {
    case (nil, _): next = (start + deadlines.connect, .connect)
    case (let connectedAt?, let firstByte?) where bytes == 0: next = (connectedAt + firstByte, .firstByte)
    default: next = (lastSign + deadlines.silence, .silence)
    }
    return next.instant < end ? next : (end, .total)
  }

  /// The part of the exchange whose deadline has passed, if one has.
  func expiredPhase(at now: ContinuousClock.Instant) -> ModelError.TimeoutPhase? {
    if connectedAt == nil, hasHead || ccurl_get_time(easy, CURLINFO_PRETRANSFER_TIME_T) > 0 {
      connectedAt = now
      lastSign = now
    }
    let next = nextDeadline()
    return next.instant <= now ? next.phase : nil
  }

  /// The error that libcurl's result means, or nil for a whole response.
  func error(for result: CURLcode) -> ModelError? {
    if isTooLarge { return .tooLarge(limit: maximumBytes) }
    let words = String(cString: ccurl_easy_strerror(result))
    switch result {
    case CURLE_OK: return nil
    case CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_RESOLVE_PROXY: return .unreachable(.unknownHost, host: host)
    case CURLE_COULDNT_CONNECT:
      let isRefused = ccurl_get_long(easy, CURLINFO_OS_ERRNO) == Int(Transfer.connectionRefused)
      return .unreachable(isRefused ? .refused : .other(words), host: host)
    case CURLE_SSL_CONNECT_ERROR, CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CERTPROBLEM, CURLE_SSL_CIPHER,
      CURLE_SSL_CACERT_BADFILE, CURLE_SSL_ISSUER_ERROR, CURLE_SSL_ENGINE_INITFAILED, CURLE_SSL_CRL_BADFILE,
      CURLE_SSL_INVALIDCERTSTATUS, CURLE_SSL_PINNEDPUBKEYNOTMATCH, CURLE_USE_SSL_FAILED:
      return .unreachable(.insecure(words), host: host)
    case CURLE_OPERATION_TIMEDOUT: return .timedOut(.connect)
    case CURLE_UNSUPPORTED_PROTOCOL, CURLE_WEIRD_SERVER_REPLY: return .invalidReply(reason: "it is not HTTP")
    case CURLE_BAD_CONTENT_ENCODING: return .invalidReply(reason: "its compression is broken")
    case CURLE_GOT_NOTHING, CURLE_RECV_ERROR, CURLE_SEND_ERROR, CURLE_PARTIAL_FILE, CURLE_HTTP2, CURLE_HTTP2_STREAM:
      return hasHead ? .brokenOff : .unreachable(.dropped, host: host)
    default: return hasHead ? .invalidReply(reason: words) : .unreachable(.other(words), host: host)
    }
  }
}
