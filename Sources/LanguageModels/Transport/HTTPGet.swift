import Foundation

/// One GET over the process's transport, for what is no model. Nothing is redirected, kept or asked again.
public enum HTTPGet {
  /// A whole response.
  public struct Answer: Equatable, Sendable {
    /// As the server sent it; any but 200 is left to the caller.
    public var status: Int
    /// By lower-case name.
    public var headers: [String: String]
    /// Unpacked, and at most as long as the caller allows.
    public var body: [UInt8]
  }

  /// - Parameters:
  ///   - url: `http` or `https`.
  ///   - headers: complete lines such as `Accept: application/json`.
  ///   - deadline: for all of it.
  ///   - maximumBytes: of the body, after decompression.
  /// - Throws: `ModelError` where no whole response came in time.
  public static func answer(
    from url: String, headers: [String], within deadline: Duration, maximumBytes: Int
  ) async throws(ModelError) -> Answer {
    guard let parts = URLComponents(string: url), let name = parts.host else {
      throw .unreachable(.unknownHost, host: url)
    }
    let request = HTTPRequest(
      url: url, host: parts.port.map { "\(name):\($0)" } ?? name, headerLines: headers, body: nil,
      bypassesProxy: ModelEndpoint.isThisMachine(name), maximumResponseBytes: maximumBytes)
    let deadlines = Deadlines(connect: deadline, silence: deadline, total: deadline)
    var answer: Answer?
    do {
      for try await event in HTTPTransport.shared.send(request, deadlines: deadlines) {
        switch event {
        case .head(let status, let headers): answer = Answer(status: status, headers: headers, body: [])
        case .body(let bytes): answer?.body += bytes
        }
      }
    } catch let error as ModelError {
      throw error
    } catch {
      throw .cancelled
    }
    // A stream that is cancelled simply ends.
    guard let answer, !Task.isCancelled else { throw .cancelled }
    return answer
  }
}
