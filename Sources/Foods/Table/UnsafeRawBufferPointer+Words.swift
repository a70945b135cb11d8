extension UnsafeRawBufferPointer {
  /// Whether a word of the text begins with `word`, in either case of its letters.
  func contains(word: some Collection<UInt8>) -> Bool {
    guard let first = word.first, count >= word.count else { return false }
    for start in 0...(count - word.count) where self[start] | 0x20 == first | 0x20 {
      if start > 0, (0x61...0x7A).contains(self[start - 1] | 0x20) { continue }
      if zip(self[start...], word).allSatisfy({ $0 | 0x20 == $1 | 0x20 }) { return true }
    }
    return false
  }
}
