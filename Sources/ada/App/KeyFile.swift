import Foundation

/// A file that holds a key and nothing else, which only its owner may read.
struct KeyFile {
  /// No key is longer.
  static let mostBytes = 8192

  /// Absolute, or from the home folder (`~/…`).
  let path: String

  init(path: String, home: String?) {
    self.path = path.hasPrefix("~/") ? (home ?? NSHomeDirectory()) + path.dropFirst() : path
  }

  /// - Throws: `Failure` with code 78 that says what to do; what is in the file is never part of it.
  func key() throws -> String {
    // A relative one would be another file in each folder.
    guard path.hasPrefix("/") else {
      throw Failure(.configuration, "The key file \(path) must be named in full, from / or ~/.")
    }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      throw Failure(.configuration, "The key file \(path) cannot be opened: \(String(cString: strerror(errno))).")
    }
    defer { close(descriptor) }
    var about = stat()
    guard fstat(descriptor, &about) == 0, about.st_mode & S_IFMT == S_IFREG else {
      throw Failure(.configuration, "The key file \(path) is no file; write the key into one and name that.")
    }
    guard about.st_mode & 0o077 == 0 else {
      throw Failure(.configuration, "Others on this machine can get at the key file \(path); run: chmod 600 \(path)")
    }
    var bytes = [UInt8](repeating: 0, count: Self.mostBytes + 1)
    let count = read(descriptor, &bytes, bytes.count)
    let text = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    let key = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !key.isEmpty, !key.contains(where: \.isNewline), count <= Self.mostBytes else {
      throw Failure(.configuration, "The key file \(path) must hold the key on one line, and nothing else.")
    }
    return key
  }
}
