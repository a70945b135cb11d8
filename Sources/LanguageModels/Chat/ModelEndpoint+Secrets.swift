import Foundation

/// What a server may not have us show: the key, and what servers quote of it.
extension ModelEndpoint {
  /// A message without the key and without what servers quote of it (`sk-ab***yz`).
  func redacted(_ message: String) -> String {
    var message = message
    if let key, !key.isEmpty { message = message.replacingOccurrences(of: key, with: Self.keyMark) }
    let words = message.split(separator: " ", omittingEmptySubsequences: false).map { word in
      word.contains("***") || word.drop { !$0.isLetter }.hasPrefix("sk-") ? Self.keyMark : String(word)
    }
    return words.joined(separator: " ")
  }

  /// What stands where the key stood.
  static let keyMark = "[key]"

  /// A server's own words on one line, without the key: runs of white space and control characters become one space, and
  /// 200 characters stay. Nil where nothing is left.
  func line(_ text: String) -> String? {
    let words = text.split { character in
      character.isWhitespace || character.unicodeScalars.allSatisfy { $0.properties.generalCategory == .control }
    }
    // The key goes before the end does, so that no half of it is left.
    let line = redacted(words.joined(separator: " "))
    guard !line.isEmpty else { return nil }
    return line.count > 200 ? line.prefix(199) + "…" : line
  }
}
