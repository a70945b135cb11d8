import Foundation
import Synchronization

/// A real HTTP server on loopback that sends exactly the bytes it is told to, for tests of everything that talks to one.
///
/// Each request gets the next `Reply`; one too many gets a 500 that says so. Connections are kept open between replies.
///
///     let server = try ScriptedServer([.events(["{…}", "[DONE]"])])
///     // talk to server.baseURL
///     server.requests[0].body
public final class ScriptedServer: Sendable {
  /// What a client sent.
  public struct Request: Sendable {
    /// The request line, such as `POST /v1/chat/completions HTTP/1.1`.
    public var line: String
    /// By lower-case name.
    public var headers: [String: String]
    public var body: String
    /// When its last byte had come, read on the server's own thread.
    public var receivedAt: ContinuousClock.Instant
  }

  private struct State {
    var replies: [Reply]
    var requests: [Request] = []
    var connections: [Int32] = []
    var acceptedCount = 0
    var isStopped = false
  }

  /// The port on 127.0.0.1.
  public let port: UInt16
  /// Opens each time a client has closed its end while a reply was being sent or held.
  public let hangUp = Gate()
  /// Opens when the first request has come.
  public let asked = Gate()
  private let listener: Int32
  private let state: Mutex<State>
  /// Is told of each request.
  private let arrivals = NSCondition()

  /// Starts to listen on a free port.
  public init(_ replies: [Reply]) throws {
    (listener, port) = try Self.listen(backlog: 64)
    state = Mutex(State(replies: replies))
    let thread = Thread { [weak self, listener] in
      while true {
        let connection = accept(listener, nil, nil)
        guard connection >= 0, let self else {
          if connection >= 0 { close(connection) }
          close(listener)
          return
        }
        let handler = Thread { [self] in self.serve(connection) }
        self.state.withLock {
          $0.connections.append(connection)
          $0.acceptedCount += 1
        }
        handler.start()
      }
    }
    thread.start()
  }

  deinit { stop() }

  /// The address to configure, up to `/v1`.
  public var baseURL: String { "http://127.0.0.1:\(port)/v1" }

  /// What was asked so far.
  public var requests: [Request] { state.withLock { $0.requests } }

  /// Blocks until so many requests have come.
  ///
  /// - Throws: `AdaProcess.Unmet` when they have not come in time.
  public func waitForRequests(_ count: Int, seconds: Double = Patience.seconds) throws {
    let limit = Date(timeIntervalSinceNow: seconds)
    arrivals.lock()
    defer { arrivals.unlock() }
    while requests.count < count {
      guard arrivals.wait(until: limit) else {
        throw AdaProcess.Unmet(description: "\(requests.count) of \(count) requests came within \(seconds) s")
      }
    }
  }

  /// How many connections were opened.
  public var connectionCount: Int { state.withLock { $0.acceptedCount } }

  /// Stops listening and cuts every connection.
  public func stop() {
    state.withLock { state in
      // Once: afterwards the listener's number may be another server's.
      guard !state.isStopped else { return }
      state.isStopped = true
      shutdown(listener, Int32(SHUT_RDWR))
      for connection in state.connections { shutdown(connection, Int32(SHUT_RDWR)) }
    }
  }

  /// A port on which nobody listens. It stays taken while the process lives, so that no other server comes to listen.
  public static func deadPort() throws -> UInt16 { try bound().port }

  private func serve(_ connection: Int32) {
    defer {
      state.withLock { $0.connections.removeAll { $0 == connection } }
      close(connection)
    }
    var reader = RequestReader(connection: connection)
    while let request = reader.next() {
      let reply = state.withLock { state in
        state.requests.append(request)
        return state.replies.isEmpty ? .ranDry : state.replies.removeFirst()
      }
      arrivals.lock()
      arrivals.broadcast()
      arrivals.unlock()
      asked.open()
      for step in reply.steps {
        switch step {
        case .send(let bytes): if !write(bytes, to: connection) { return hangUp.open() }
        case .wait(let gate): gate.waitBlocking()
        case .pause(let seconds): Thread.sleep(forTimeInterval: seconds)
        case .holdOpen: if reader.waitForEnd() { return hangUp.open() }
        case .close: return
        }
      }
    }
  }

  private func write(_ bytes: [UInt8], to connection: Int32) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes { send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      guard count > 0 else { return false }
      sent += count
    }
    return true
  }
}
