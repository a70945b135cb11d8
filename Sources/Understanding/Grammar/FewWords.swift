extension String {
  /// Whether this is one of a few `words` told where they are asked for. The words are a constant of the program: no list
  /// is made of them at each call, and letters are compared only where the lengths agree.
  @inline(__always)
  func isOne(of words: StaticString...) -> Bool { isOne(among: words) }

  @inline(never)
  fileprivate func isOne(among words: [StaticString]) -> Bool {
    let isFound: Bool? = utf8.withContiguousStorageIfAvailable { letters in
      for word in words where word.utf8CodeUnitCount == letters.count {
        if word.withUTF8Buffer({ $0.elementsEqual(letters) }) { return true }
      }
      return false
    }
    return isFound ?? false
  }
}

extension Token {
  /// Whether this says one of a few `words`.
  @inline(__always)
  func isOne(of words: StaticString...) -> Bool { folded.isOne(among: words) }
}
