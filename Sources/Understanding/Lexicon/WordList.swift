/// Word classes written as running text.
enum WordList {
  /// The words of `text`, parted by spaces and line breaks.
  static func words(_ text: String) -> WordSet {
    WordSet(text.parted(by: " \n").map(String.init))
  }
}

extension StringProtocol where SubSequence == Substring {
  /// What stands between `signs`, one or two ASCII characters, cut byte by byte: the tables are long, and no letter of
  /// theirs needs to be put together for it.
  func parted(by signs: StaticString, keepingEmpty: Bool = false) -> [Substring] {
    let bytes = self[...].utf8
    var parts: [Substring] = []
    var start = bytes.startIndex
    var length = 0
    let (first, second) = signs.withUTF8Buffer { ($0.first, $0.dropFirst().first) }
    for byte in bytes {
      guard byte == first || byte == second else {
        length += 1
        continue
      }
      let end = bytes.index(start, offsetBy: length)
      if keepingEmpty || length > 0 { parts.append(Substring(bytes[start..<end])) }
      start = bytes.index(after: end)
      length = 0
    }
    if keepingEmpty || length > 0 { parts.append(Substring(bytes[start...])) }
    return parts
  }

  /// Its words with one space between.
  var spacedOnce: String {
    let words = parted(by: " \n")
    guard let first = words.first, let last = words.last else { return "" }
    let asTyped = self[first.startIndex..<last.endIndex]
    let length = words.reduce(words.count - 1) { $0 + $1.utf8.count }
    // Most are typed so already.
    guard asTyped.utf8.count == length, !asTyped.utf8.contains(UInt8(ascii: "\n")) else {
      return words.joined(separator: " ")
    }
    return String(asTyped)
  }
}
