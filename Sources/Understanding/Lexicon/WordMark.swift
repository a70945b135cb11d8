/// A small number made of a word's letters: equal words have equal marks, so that most tables that lack a word are told
/// from it without comparing letters.
struct WordMark: Equatable, Sendable {
  /// 0..<1024.
  let place: Int

  /// FNV-1a over the bytes, folded to ten bits.
  init(_ word: String) {
    var hash: UInt32 = 2_166_136_261
    let isDone: Void? = word.utf8.withContiguousStorageIfAvailable {
      for byte in $0 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    }
    if isDone == nil { for byte in word.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 } }
    place = Int((hash ^ hash >> 10 ^ hash >> 20) & 1023)
  }
}

/// The marks of many words.
struct WordMarks: Sendable {
  private var bits = [UInt64](repeating: 0, count: 16)

  init() {}

  init(_ words: some Sequence<String>) {
    for word in words { insert(WordMark(word)) }
  }

  mutating func insert(_ mark: WordMark) { bits[mark.place >> 6] |= 1 << UInt64(mark.place & 63) }

  /// False only where no word of this mark was inserted.
  @inline(__always)
  func mayHold(_ mark: WordMark) -> Bool { bits[mark.place >> 6] & 1 << UInt64(mark.place & 63) != 0 }
}
