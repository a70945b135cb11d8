/// Word classes written as running text.
enum WordList {
  /// The words of `text`, parted by spaces and line breaks.
  static func words(_ text: String) -> WordSet {
    WordSet(text.parted(by: " \n").map(String.init))
  }
}

extension StringProtocol where SubSequence == Substring {
  /// What stands between the ASCII signs `signs`, cut byte by byte: the tables are long, and no letter of theirs needs
  /// to be put together for it.
  func parted(by signs: StaticString, keepingEmpty: Bool = false) -> [Substring] {
    self[...].utf8.split(omittingEmptySubsequences: !keepingEmpty) { byte in
      signs.withUTF8Buffer { $0.contains(byte) }
    }.map(Substring.init)
  }

  /// Its words with one space between.
  var spacedOnce: String { parted(by: " \n").joined(separator: " ") }
}
