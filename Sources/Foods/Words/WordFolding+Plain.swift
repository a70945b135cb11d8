extension WordFolding {
  /// The tokens of a text of ASCII alone, byte by byte, which takes a fraction of the time; nil for others.
  static func plainTokens(_ text: some StringProtocol) -> [Token]? {
    let bytes = Array(text.utf8)
    var out: [Token] = []
    var word: [UInt8] = []
    func end() {
      if !word.isEmpty { out.append(.word(singular(word))) }
      word.removeAll(keepingCapacity: true)
    }
    func endsInDigit() -> Bool { word.last.map { isDigit(UInt32($0)) } ?? false }
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case 0x61...0x7A, 0x30...0x39: word.append(byte)
      case 0x41...0x5A: word.append(byte | 0x20)
      case 0x80...: return nil
      case 0x25:  // %
        if endsInDigit() { word.append(byte) }
        end()
      case 0x2E:  // .
        if endsInDigit(), index < bytes.count, isDigit(UInt32(bytes[index])) { word.append(byte) } else { end() }
      case 0x27, 0x60:  // apostrophes
        guard !word.isEmpty, index < bytes.count, bytes[index] | 0x20 == 0x73 else { break }
        if index + 1 == bytes.count || !isLetterOrDigit(UInt32(bytes[index + 1])) { index += 1 }
      case 0x2C, 0x3A, 0x3B:
        end()
        out.append(.comma)
      case 0x28:
        end()
        out.append(.open)
      case 0x29:
        end()
        out.append(.close)
      default: end()
      }
    }
    end()
    return out
  }
}
