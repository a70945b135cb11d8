extension ModelEndpoint {
  /// Whether a server answers at the address, whatever it says: one request without a key.
  ///
  /// - Parameter deadline: for all of it.
  /// - Returns: the HTTP status.
  /// - Throws: `ModelError` where nobody answers in time.
  public func reach(within deadline: Duration) async throws -> Int {
    let request = HTTPRequest(
      url: baseURL + "/models", host: host, headerLines: [], body: nil, bypassesProxy: isLocal,
      maximumResponseBytes: 1 << 20)
    let deadlines = Deadlines(connect: deadline, silence: deadline, total: deadline)
    for try await event in HTTPTransport.shared.send(request, deadlines: deadlines) {
      if case .head(let status, _) = event { return status }
    }
    throw ModelError.unreachable(.dropped, host: host)
  }
}
