import AdaTestSupport
import Foundation

/// A port whose queue of connections is full and never emptied: a new client's packets get no answer.
final class FullPort {
  let number: UInt16
  private let sockets: [Int32]

  init() throws {
    let (listener, port) = try ScriptedServer.listen(backlog: 0)
    var sockets = [listener]
    for _ in 0..<4 {
      let client = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_NONBLOCK.rawValue), 0)
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = port.bigEndian
      address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          _ = connect(client, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
        }
      }
      sockets.append(client)
    }
    self.sockets = sockets
    number = port
  }

  func close() {
    for socket in sockets { _ = Foundation.close(socket) }
  }
}
