extension String {
  /// Whether this is one of a few `words` told where they are asked for. The words are a constant of the program: no list
  /// is made of them at each call, and letters are compared only where the lengths agree.
  @inline(__always)
  func isOne(of words: StaticString...) -> Bool { isOne(among: words) }

  /// The same of a list.
  @inline(never)
  func isOne(among words: [StaticString]) -> Bool {
    let isFound: Bool? = utf8.withContiguousStorageIfAvailable { letters in
      for word in words where Self.agree(letters, word) { return true }
      return false
    }
    return isFound ?? false
  }

  /// Whether this has the letters of `word`, as `==` tells of words in one form of Unicode at a higher cost.
  @inline(never)
  func isSame(as word: StaticString) -> Bool {
    utf8.withContiguousStorageIfAvailable { Self.agree($0, word) } ?? false
  }

  /// Whether the letters of `ending` stand at its end.
  @inline(never)
  func ends(in ending: StaticString) -> Bool {
    utf8.withContiguousStorageIfAvailable { letters in
      let start = letters.count - ending.utf8CodeUnitCount
      guard start >= 0 else { return false }
      for place in 0..<ending.utf8CodeUnitCount where letters[start + place] != ending.utf8Start[place] { return false }
      return true
    } ?? false
  }

  @inline(__always)
  private static func agree(_ letters: UnsafeBufferPointer<UInt8>, _ word: StaticString) -> Bool {
    guard letters.count == word.utf8CodeUnitCount else { return false }
    for place in letters.indices where letters[place] != word.utf8Start[place] { return false }
    return true
  }
}
