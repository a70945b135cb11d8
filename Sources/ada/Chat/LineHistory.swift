import Foundation

/// The lines typed in earlier chats, one a line in a file that only its owner can read.
///
/// Every line is appended as it is entered, so that two chats at once and a killed one lose none.
struct LineHistory {
  /// The file is cut to its newest lines when it holds more.
  static let mostLines = 1000

  let file: URL
  private(set) var lines: [String]

  /// Reads the file; an absent or unreadable one is an empty history.
  init(file: URL) {
    self.file = file
    let text = (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    let all = text.split(separator: "\n").map(String.init)
    lines = Array(Self.withoutRepeats(all).suffix(Self.mostLines))
    if all.count > Self.mostLines { rewrite() }
  }

  /// Adds a line unless it is blank or the same as the one before.
  ///
  /// - Returns: whether it was added.
  mutating func add(_ line: String) -> Bool {
    let line = line.split(whereSeparator: \.isNewline).joined(separator: " ")
    guard !line.allSatisfy(\.isWhitespace), line != lines.last else { return false }
    lines.append(line)
    append(line + "\n")
    return true
  }

  static func withoutRepeats(_ lines: [String]) -> [String] {
    lines.reduce(into: []) { kept, line in
      if line != kept.last { kept.append(line) }
    }
  }

  // A history that cannot be written costs arrow-up in the next chat, nothing else: the journal has every sentence.
  private func append(_ text: String) {
    let descriptor = open(file.path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    fchmod(descriptor, 0o600)
    let bytes = Array(text.utf8)
    _ = write(descriptor, bytes, bytes.count)
  }

  private func rewrite() {
    let fresh = file.appendingPathExtension("\(getpid())")
    let bytes = Array((lines.joined(separator: "\n") + "\n").utf8)
    let descriptor = open(fresh.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return }
    let isWhole = write(descriptor, bytes, bytes.count) == bytes.count
    close(descriptor)
    if !isWhole || rename(fresh.path, file.path) != 0 { unlink(fresh.path) }
  }
}
