/// A number made of a word's letters: equal words have equal marks, so that most tables that lack a word are told from it
/// without comparing letters.
struct WordMark: Equatable, Sendable {
  /// FNV-1a over the bytes; its low bits stirred once more, as tables take their places from them.
  let hash: UInt32

  init(_ word: String) {
    var hash: UInt32 = 2_166_136_261
    let isDone: Void? = word.utf8.withContiguousStorageIfAvailable {
      for byte in $0 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    }
    if isDone == nil { for byte in word.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 } }
    self.hash = hash ^ hash >> 15
  }
}

/// The marks of many words: ten bits of each.
struct WordMarks: Sendable {
  private var bits = [UInt64](repeating: 0, count: 16)

  init() {}

  init(_ words: some Sequence<String>) {
    for word in words { insert(WordMark(word)) }
  }

  mutating func insert(_ mark: WordMark) { bits[Int(mark.hash >> 28)] |= 1 << UInt64(mark.hash >> 22 & 63) }

  /// False only where no word of this mark was inserted.
  @inline(__always)
  func mayHold(_ mark: WordMark) -> Bool { bits[Int(mark.hash >> 28)] & 1 << UInt64(mark.hash >> 22 & 63) != 0 }
}
