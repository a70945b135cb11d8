import Foundation

extension ScriptedServer {
  /// Why no server could be set up.
  struct SocketError: Error {
    var call: String
    var code: Int32
  }

  /// A listening socket on a free port of 127.0.0.1, on which nothing is accepted yet.
  public static func listen(backlog: Int32) throws -> (socket: Int32, port: UInt16) {
    let (descriptor, port) = try bound()
    guard Foundation.listen(descriptor, backlog) == 0 else { throw SocketError(call: "listen", code: errno) }
    return (descriptor, port)
  }

  /// A socket that has a free port of 127.0.0.1 and does not listen.
  static func bound() throws -> (socket: Int32, port: UInt16) {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard descriptor >= 0 else { throw SocketError(call: "socket", code: errno) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
        bind(descriptor, generic, length) == 0 && getsockname(descriptor, generic, &length) == 0
      }
    }
    guard result else { throw SocketError(call: "bind", code: errno) }
    return (descriptor, UInt16(bigEndian: address.sin_port))
  }
}

/// Reads one request after the other from a connection.
struct RequestReader {
  let connection: Int32
  private var buffer: [UInt8] = []

  init(connection: Int32) {
    self.connection = connection
  }

  /// The next request, or nil when the client has closed.
  mutating func next() -> ScriptedServer.Request? {
    var head: String?
    while head == nil {
      if let end = buffer.firstRange(of: Array("\r\n\r\n".utf8)) {
        head = String(decoding: buffer[..<end.lowerBound], as: UTF8.self)
        buffer.removeSubrange(..<end.upperBound)
      } else if !fill() || !isHTTP {
        return nil
      }
    }
    var lines = (head ?? "").components(separatedBy: "\r\n")
    let first = lines.removeFirst()
    var headers: [String: String] = [:]
    for line in lines {
      guard let colon = line.firstIndex(of: ":") else { continue }
      headers[line[..<colon].lowercased()] = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
    }
    let length = headers["content-length"].flatMap(Int.init) ?? 0
    while buffer.count < length { if !fill() { return nil } }
    let body = String(decoding: buffer[..<length], as: UTF8.self)
    buffer.removeSubrange(..<length)
    return ScriptedServer.Request(line: first, headers: headers, body: body, receivedAt: .now)
  }

  /// Whether it begins with a method; a client that speaks TLS is told nothing.
  private var isHTTP: Bool { buffer.first.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } ?? true }

  /// Blocks until the client closes its end.
  mutating func waitForEnd() -> Bool {
    while fill() {}
    return true
  }

  private mutating func fill() -> Bool {
    var piece = [UInt8](repeating: 0, count: 65_536)
    let count = recv(connection, &piece, piece.count, 0)
    guard count > 0 else { return false }
    buffer += piece[..<count]
    return true
  }
}
