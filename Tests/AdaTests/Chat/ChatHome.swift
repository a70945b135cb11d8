import Foundation

/// A home for a chat, which goes when nobody holds it any more.
final class ChatHome {
  let folder: URL
  let environment: [String: String]

  /// - Parameter environment: on top of a bare one; no provider is configured unless it says so.
  init(_ environment: [String: String] = [:]) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "ada-chat-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    self.environment = [
      "ADA_HOME": folder.appending(path: "data").path, "XDG_CONFIG_HOME": folder.path, "HOME": folder.path,
      "TZ": "UTC", "TERM": "xterm", "NO_COLOR": "1", "ADA_INSIGHTS": "off", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin",
      "INPUTRC": "/dev/null",
    ].merging(environment) { $1 }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  var historyFile: URL { folder.appending(path: "data/history") }
}
